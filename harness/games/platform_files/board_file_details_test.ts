import { assert, assertEquals } from "@std/assert";
import { readComment, readPlayers, readResult, readTurns, scoreOf } from "./board_file_details.ts";

function lineOf(text: string, number = 1) {
  return { number, words: text.split(" ") };
}

const names = { first: "my engine", second: "theirs" };

Deno.test.each(
  [
    ["NoMove my engine Wins 1,0", { reason: "NoMove", winner: "first" }],
    ["TimeOut theirs wins 0,1", { reason: "TimeOut", winner: "second" }],
    ["TimeOut account7 WINS 0.0,1.0", { reason: "TimeOut", winner: "second" }],
    ["TimeOut my engine Wins 1.000000,0.000000", { reason: "TimeOut", winner: "first" }],
    ["NoMove theirs Wins 0.000000,1.000000", { reason: "NoMove", winner: "second" }],
    ["NoEatFlipDraw Draw 0.5,0.5", { reason: "NoEatFlipDraw" }],
    ["NoEatFlipDraw theirs Draw 0.500000,0.500000", { reason: "NoEatFlipDraw" }],
    ["NoEatFlipDraw account7 Draw 0.50,0.5", { reason: "NoEatFlipDraw" }],
    ["PositionRepetitionDraw,3,4 Draw 0.5,0.5", { reason: "PositionRepetitionDraw,3,4" }],
  ] as const,
)("a result is read: %s", (text, result) => {
  assertEquals(readResult(lineOf(text), names), { ok: true, value: result });
});

Deno.test.each([
  ["NoMove theirs Wins 1,0", "With 1,0 the result is my engine wins"],
  ["NoMove theirs Draw 1,0", "With 1,0 the result is my engine wins"],
  ["NoMove theirs Wins 0.5,0.5", "With 0.5,0.5 the result is Draw"],
  ["NoMove theirs Wins 1.000001,0", "A result ends in 1,0 or 0,1 or 0.5,0.5"],
  ["NoMove theirs Wins 10,0", "A result ends in 1,0 or 0,1 or 0.5,0.5"],
  ["NoMove theirs Wins 2,1", "A result ends in 1,0 or 0,1 or 0.5,0.5"],
  ["NoMove", "A result ends in 1,0 or 0,1 or 0.5,0.5"],
])("a result that contradicts itself is refused: %s", (text, problem) => {
  const result = readResult(lineOf(text, 9), names);
  assert(!result.ok);
  assertEquals(result.error.en, `Line 9: ${problem}: "${text}"`);
});

Deno.test("with two players of the same name the score tells the winner", () => {
  const same = { first: "a", second: "a" };
  assertEquals(readResult(lineOf("NoMove a Wins 0,1"), same), {
    ok: true,
    value: { reason: "NoMove", winner: "second" },
  });
});

Deno.test("plies come two a line", () => {
  const turns = readTurns([lineOf("1. a b"), lineOf("2. c")]);
  assert(turns.ok);
  assertEquals(turns.value.map(({ text }) => text), ["a", "b", "c"]);
  assert(!readTurns([lineOf("1. a"), lineOf("2. b c")]).ok);
  assert(!readTurns([lineOf("2. a b")]).ok);
  assert(!readTurns([lineOf("1. a b c")]).ok);
});

Deno.test("scores and names are written as they are read", () => {
  assertEquals(scoreOf({ reason: "x", winner: "first" }), "1,0");
  assertEquals(scoreOf({ reason: "x", winner: "second" }), "0,1");
  assertEquals(scoreOf({ reason: "x" }), "0.5,0.5");
  assertEquals(readPlayers(lineOf("my engine vs theirs")), { ok: true, value: names });
});

Deno.test("a comment is kept where it says something", () => {
  assertEquals(readComment(lineOf("Comment 0 0")), {});
  assertEquals(readComment(undefined), {});
  assertEquals(readComment(lineOf("Comment")), {});
  assertEquals(readComment(lineOf("Comment well played")), { comment: "well played" });
});
