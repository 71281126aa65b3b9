import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { runs } from "../../testing/quick.ts";
import { anyText } from "../../testing/any_text.ts";
import { bytesOf } from "../../core/mod.ts";
import type { BoardFile, BoardFiles } from "./board_file.ts";
import { type BoardFault, type BoardFaultKind, judgeBoards } from "./board_judge.ts";
import { writeBoards } from "./files.ts";
import { started } from "../../games/tzaar/test_kit.ts";

const POSITION = started("white 1 / W -4,4 12 3 / B 4,-4 1 1 / B 1,1 2 2");
const SOUND = writeBoards(POSITION);

function bytes(files: BoardFiles<string>): BoardFiles<Uint8Array> {
  return { color: bytesOf(files.color), layer: bytesOf(files.layer), type: bytesOf(files.type) };
}

/** The sound files with a number of one of them replaced. */
function withCell(file: BoardFile, cell: number, value: number): BoardFiles<string> {
  let count = 0;
  const text = SOUND[file].replace(/-?\d+/g, (number) => count++ === cell ? `${value}` : number);
  return { ...SOUND, [file]: text };
}

Deno.test.each(["\n", "\r\n"] as const)(
  "sound files with line ends %o have no fault",
  (lineEnd) => {
    const files = bytes(writeBoards(POSITION, { lineEnd }));
    assertEquals(judgeBoards(files), undefined);
    assertEquals(judgeBoards(files, { lineEnd, before: files }), undefined);
  },
);

Deno.test.each<[BoardFaultKind, BoardFiles<string>, Omit<BoardFault, "kind">]>([
  ["out-of-range", withCell("color", 0, 3), {
    file: "color",
    offset: 0,
    row: 0,
    column: 0,
    found: "3",
  }],
  ["out-of-range", withCell("color", 1, -2), {
    file: "color",
    offset: 2,
    row: 0,
    column: 1,
    found: "-2",
  }],
  ["out-of-range", withCell("layer", 0, 31), {
    file: "layer",
    offset: 0,
    row: 0,
    column: 0,
    found: "31",
  }],
  ["out-of-range", withCell("type", 0, 4), {
    file: "type",
    offset: 0,
    row: 0,
    column: 0,
    found: "4",
  }],
  ["off-pattern", withCell("color", 8, 0), {
    file: "color",
    offset: 19,
    row: 0,
    column: 8,
    found: "0",
  }],
  ["off-pattern", withCell("type", 40, 0), {
    file: "type",
    offset: 90,
    row: 4,
    column: 4,
    found: "0",
  }],
  ["off-pattern", withCell("layer", 9, -1), {
    file: "layer",
    offset: 23,
    row: 1,
    column: 0,
    found: "-1",
  }],
  ["occupation-differs", withCell("layer", 0, 0), {
    file: "layer",
    offset: 0,
    row: 0,
    column: 0,
    found: "0",
  }],
  ["occupation-differs", withCell("type", 1, 2), {
    file: "type",
    offset: 2,
    row: 0,
    column: 1,
    found: "2",
  }],
])("%s is found where it is", (kind, files, fault) => {
  assertEquals(judgeBoards(bytes(files)), { kind, ...fault });
});

Deno.test("the bytes of all files are judged before what they say", () => {
  const files = { ...withCell("color", 0, 3), type: `${SOUND.type}\n` };
  const fault = judgeBoards(bytes(files));
  assertEquals([fault?.kind, fault?.file], ["trailing-newline", "type"]);
});

Deno.test("a file keeps its rest when a shorter one is written over it", () => {
  const before = bytes(writeBoards(started(), { lineEnd: "\r\n" }));
  const now = writeBoards(started());
  const files = {
    ...now,
    color: now.color + writeBoards(started(), { lineEnd: "\r\n" }).color.slice(182),
  };
  const fault = judgeBoards(bytes(files), { before });
  assertEquals([fault?.kind, fault?.file, fault?.offset], ["stale-bytes", "color", 182]);
});

Deno.test("garbage is judged, never thrown at", () => {
  const near = fc.string({ unit: fc.constantFrom(..."01-,\r\n \0+."), maxLength: 40 });
  fc.assert(
    fc.property(fc.oneof(anyText(), near), (text) => {
      for (const color of [text, SOUND.color + text, text + SOUND.color]) {
        const fault = judgeBoards(bytes({ ...SOUND, color }));
        assert(color === SOUND.color || fault !== undefined, JSON.stringify(color));
        assert(!fault || (fault.offset >= 0 && fault.offset <= bytesOf(color).length));
      }
    }),
    { numRuns: runs(1000) },
  );
});
