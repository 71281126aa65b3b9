import { assert, assertEquals } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import fc from "../../testing/fast_check.ts";
import { runs } from "../../testing/quick.ts";
import { anyText } from "../../testing/any_text.ts";
import { formatSetup, parseSetup, START_SFEN } from "./setup.ts";
import { after, randomGame, started } from "./test_kit.ts";

const EMPTY = "4k4/9/9/9/9/9/9/9/4K4";

Deno.test("startpos, its SFEN and one without the number are the same", () => {
  for (const setup of ["startpos", START_SFEN, `sfen ${START_SFEN}`, START_SFEN.slice(0, -2)]) {
    assertEquals(formatSetup(started(setup)), START_SFEN);
  }
});

Deno.test("a setup is read as it was written, with the number of the next move", () => {
  for (const position of randomGame(started(), { seed: 5, plies: 60 })) {
    assertEquals(formatSetup(started(formatSetup(position))), formatSetup(position));
  }
  assertEquals(formatSetup(after(started(`${EMPTY} b - 41`), "5i5h")).split(" ").at(-1), "42");
});

Deno.test.each([
  ["startpos moves 7g7f", `Nothing follows startpos: "moves 7g7f"`],
  ["9/9 b - 1", `A board has 9 rows with "/" between them: 2 in "9/9"`],
  [`8/9/9/9/9/9/9/9/9 b - 1`, "A row has 9 squares: 8 in rank a"],
  [`9/9/9/9/9/9/9/9/99 b - 1`, "A row has 9 squares: 18 in rank i"],
  [`9/9/9/9/9/9/9/9/8X b - 1`, `A row has digits and the letters of pieces: "8X" in rank i`],
  [`9/9/9/9/9/9/9/9/8+G b - 1`, `A row has digits and the letters of pieces: "8+G" in rank i`],
  [`9/9/9/9/9/9/9/9/7+ b - 1`, `A row has digits and the letters of pieces: "7+" in rank i`],
  [`${EMPTY} x - 1`, `The turn is b or w: "x"`],
  [`${EMPTY} b 1 1`, `The hands are - or counts and letters, such as 2Pb: "1"`],
  [`${EMPTY} b K 1`, `The hands are - or counts and letters, such as 2Pb: "K"`],
  [`${EMPTY} b - 0`, `A move has a number from 1: "0"`],
  [`${EMPTY} b - 1 moves`, `Too many words in the setup: "moves"`],
  [`${EMPTY} b 2R2r 1`, "A set has 2 of R: 4 in the setup"],
  ["4k4/9/9/9/9/9/9/9/K3K4 b - 1", "A side has one king: more than one K"],
  ["4k4/4R4/9/9/9/9/9/9/4K4 b - 1", "The king of the side that is not to move is in check"],
])("the setup %s is refused with a reason", (setup, error) => {
  assertEquals(inEnglish(parseSetup(setup)), { ok: false, error });
});

Deno.test("garbage is refused, never thrown at", () => {
  const row = fc.array(fc.constantFrom(..."+PLNSGBRKplnsgbrk123456789X"), { maxLength: 9 })
    .map((marks) => marks.join(""));
  const near = fc.tuple(
    fc.array(row, { minLength: 8, maxLength: 10 }).map((rows) => rows.join("/")),
    fc.constantFrom("b", "w", "x", ""),
    fc.constantFrom("-", "2P", "18p", "99P", "toString", ""),
    fc.constantFrom("1", "0", "-1", "1e9", ""),
  ).map((words) => words.join(" "));
  fc.assert(
    fc.property(fc.oneof(anyText(), near), (text) => {
      const parsed = parseSetup(text);
      assert(parsed.ok || parsed.error.en.length > 0);
    }),
    { numRuns: runs(300) },
  );
});
