import { assertEquals } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import { start } from "./start.ts";
import { showBoard } from "./position.ts";
import { formatSetup } from "./setup.ts";
import { started } from "./test_kit.ts";

Deno.test("a game starts with the platform's settings unless told otherwise", () => {
  assertEquals(started(1).settings, { noEatFlip: 60, repetition: 3 });
  assertEquals(started(1, { noEatFlip: 180 }).settings, { noEatFlip: 180, repetition: 3 });
});

Deno.test("the first player is to move, whatever the colour", () => {
  assertEquals(started("K--k/----/----/----/----/----/----/---- black").turn, "first");
});

Deno.test.each<[string, Parameters<typeof start>[0], string]>([
  [
    "an unknown setting",
    { seed: 1, settings: { toString: 3 } as never },
    `No such setting of dark chess: "toString"`,
  ],
  [
    "a broken number",
    { seed: 1, settings: { noEatFlip: 1.5 } },
    `"noEatFlip" is a whole number from 1 on: 1.5`,
  ],
  [
    "one repetition",
    { seed: 1, settings: { repetition: 1 } },
    `"repetition" is a whole number from 2 on: 1`,
  ],
  ["a seed that is none", { seed: NaN }, "A seed is a whole number: NaN"],
  ["a bad setup", { setup: "x" }, `A board has 8 rows with "/" between them: 1 in "x"`],
])("%s is refused", (_, from, error) => {
  assertEquals(inEnglish(start(from)), { ok: false, error });
});

const FILE = [
  "11:19pm Dec 7, 2019",
  "a vs b",
  "1 2 2 2 2 2 5 1 2 2 2 2 2 5",
  ...Array<string>(8).fill("X X X X"),
  "first 0",
  "time 900",
  "1. a1(N) a2(p)",
  "2. a1-a2",
].map((line) => `* ${line}\n`).join("");

Deno.test("a game may start where a board file or a record ends", () => {
  const position = started(FILE, { noEatFlip: 7 });
  assertEquals(showBoard(position).slice(-2), ["NXXX", "-XXX"]);
  assertEquals([position.turn, position.firstColour], ["first", "black"]);
  assertEquals(position.settings.noEatFlip, 7);
  assertEquals(inEnglish(start({ setup: FILE.replace("a1-a2", "a1-a3") })), {
    ok: false,
    error: `Line 15: The piece on a3 is still dark: "2. a1-a3"`,
  });
});

Deno.test("the position of a file can be written as a setup", () => {
  const position = started(FILE);
  const again = started(formatSetup(position));
  assertEquals(again.board, position.board);
  assertEquals([again.turn, again.firstColour], [position.turn, position.firstColour]);
});
