import { assertEquals } from "@std/assert";
import { type MoveFault, type MoveFlaw, readMoveFile, writeMoveFile } from "./move_file.ts";

Deno.test.each(
  [
    [{ kind: "move", from: "b7", to: "b6" }, "0\nb7\nb6\n0\n"],
    [{ kind: "flip", at: "b6" }, "1\nb6\nb6\n0\n"],
    ["resign", "2\na0\na0\n0\n"],
  ] as const,
)("a ply is written as the manual shows it, and read back", (ply, text) => {
  assertEquals(writeMoveFile(ply), text);
  assertEquals(readMoveFile(text), { kind: "ply", ply, flaws: [] });
  assertEquals(readMoveFile(text.trimEnd()), { kind: "ply", ply, flaws: [] });
});

const FLAWS: readonly (readonly [string, readonly MoveFlaw[]])[] = [
  ["1\nb6\n0\n0\n", ["flip-to"]],
  ["0\nb7\nb6\n", ["fourth-line"]],
  ["0\nb7\nb6\n7\n", ["fourth-line"]],
  ["0\r\nb7\r\nb6\r\n0\r\n", ["line-ends"]],
  ["0 \n b7\nb6\n0\n", ["no-blanks"]],
  ["0\nb7\nb6\n0\nscore 3\n", ["four-lines"]],
  ["0\nb7\nb6\n0\n\n", ["four-lines"]],
  ["2\n0\n0\n0\n", ["resign-squares"]],
  ["2\n", ["fourth-line", "resign-squares"]],
  ["1\r\nb6\r\n0\r\n", ["line-ends", "fourth-line", "flip-to"]],
];

Deno.test.each(FLAWS)("a file that real clients take is taken: %s", (text, flaws) => {
  const file = readMoveFile(text);
  assertEquals(file.kind === "ply" ? file.flaws : file, flaws);
});

const FAULTS: readonly (readonly [string, MoveFault])[] = [
  ["", "not-empty"],
  [" \n\n", "not-empty"],
  ["\ufeff0\nb7\nb6\n0\n", "no-byte-order-mark"],
  ["0\0\n\0b\x007\0", "no-utf16"],
  ["\udcff\udcfe0\0\n\0", "no-utf16"],
  ["0 b7 b6 0\n", "one-per-line"],
  ["1,b7,b7,0", "one-per-line"],
  ["3\nb7\nb6\n0\n", "code"],
  ["\n0\nb7\nb6\n0\n", "code"],
  ["move\nb7\nb6\n0\n", "code"],
  ["0\nB7\nB6\n0\n", "squares"],
  ["0\n7\n6\n0\n", "squares"],
  ["0\nb7\n", "squares"],
  ["1\n\udcff\udc80\n0\n0\n", "squares"],
  ["0\nb7\nb7\n0\n", "code-agrees"],
  ["1\nb7\nb6\n0\n", "code-agrees"],
];

Deno.test.each(FAULTS)("a file that cannot be read is reported by name: %s", (text, fault) => {
  assertEquals(readMoveFile(text), { kind: "unreadable", fault });
});
