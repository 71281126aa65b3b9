import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import type { FileCall } from "../../core/mod.ts";
import { darkChess, type DarkChessGame, SQUARES } from "../../games/dark-chess/mod.ts";
import { GARBAGE, protocolLaws } from "../../testing/protocol_laws.ts";
import {
  callFor,
  decodeCall,
  decodeRun,
  encodeCall,
  readFile,
  readMoveFile,
  showCall,
} from "./mod.ts";

const CALLS: fc.Arbitrary<FileCall> = fc.record({
  args: fc.array(GARBAGE),
  files: fc.record({ a: GARBAGE, b: GARBAGE }),
});

for (
  const { name, hold } of protocolLaws<FileCall>({
    protocol: readFile,
    replies: CALLS,
    encode: encodeCall,
    decode: (frame) => decodeCall(frame),
    readers: [decodeCall, decodeRun, showCall, readMoveFile],
  })
) Deno.test(`readfile: ${name}`, hold);

const START = darkChess.start({ seed: 1 });
assert(START.ok);
const GAME = {
  startedAt: "now",
  players: { first: "engine", second: "opponent" },
  start: START.value,
  timeSeconds: 30,
  moves: [],
  timestampsMs: [0],
};

Deno.test("an engine is started without arguments, beside its board, and is to leave a move", () => {
  const call = callFor(GAME);
  assertEquals(call.args, []);
  assertEquals(Object.keys(call.files), ["board.txt"]);
  assertEquals(call.answers, ["move.txt"]);
  assertStringIncludes(call.files["board.txt"] ?? "", "* first 2\n* time 30\n* Comment 0 0\n");
});

Deno.test("a platform has its manners", () => {
  assert(!callFor(GAME, { lineEnd: "\r\n" }).files["board.txt"]?.match(/[^\r]\n/));
  assertEquals(callFor(GAME, { withoutBoard: true }).files, {});
  assertEquals(callFor(GAME, { oldMove: "1\n" }).files["move.txt"], "1\n");
});

Deno.test("a call is shown by what the engine reads", () => {
  const shown = (more: Partial<DarkChessGame>, lineEnd: "\n" | "\r\n" = "\n") =>
    showCall(encodeCall(callFor({ ...GAME, ...more }, { lineEnd }))).split("\n");
  const dark = Array(8).fill("XXXX").join("/");
  assertEquals(shown({}), ["board.txt", dark, "first 2, time 30"]);
  const moves = SQUARES.slice(0, 17).map((at) => ({ kind: "flip", at }) as const);
  const long = shown({ moves }, "\r\n");
  assertEquals([long[3], long.length, long.at(-1)?.slice(0, 5)], ["…", 11, "9. a5"]);
  assertEquals(showCall(encodeCall(callFor(GAME, { withoutBoard: true }))), "./search");
  assertEquals(showCall("nonsense"), "nonsense");
});

Deno.test("the rules have ids of their own, hints and all languages", () => {
  const { rules } = readFile;
  assertEquals(new Set(rules.map(({ id }) => id)).size, rules.length);
  for (const { id, text, hint } of rules) {
    assert([text, hint].every((one) => Object.values(one).every((words) => words !== "")), id);
  }
});
