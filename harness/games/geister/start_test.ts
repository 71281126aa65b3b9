import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import { boardString } from "./board_string.ts";
import { writeRecord } from "./platform_files/mod.ts";
import { start, withReds } from "./start.ts";
import { after, STANDARD, started } from "./test_kit.ts";

const START = "14R24R34R44R15B25B35B45B41u31u21u11u40u30u20u10u";

Deno.test("a seed deals four red ghosts a side in the standard formation, always the same", () => {
  for (let seed = 0; seed < 20; seed++) {
    const { ghosts } = started(seed);
    for (const side of ["first", "second"] as const) {
      assertEquals(ghosts[side].filter(({ colour }) => colour === "red").length, 4);
      const places = (board: string) => board.replace(/[RBu]/g, "");
      assertEquals(places(boardString(started(seed), side)), places(START));
    }
  }
  assertEquals(started(5), started(5));
  assertNotEquals(started(5), started(6));
});

Deno.test("a game starts with the manual's settings unless told otherwise", () => {
  assertEquals(started(1).settings, { plyLimit: 200 });
  assertEquals(started(1, { plyLimit: 300 }).settings, { plyLimit: 300 });
});

Deno.test.each<[string, Parameters<typeof start>[0], string]>([
  [
    "an unknown setting",
    { seed: 1, settings: { toString: 3 } as never },
    `No such setting of Geister: "toString"`,
  ],
  [
    "a broken number",
    { seed: 1, settings: { plyLimit: 1.5 } },
    `"plyLimit" is a whole number from 1 on: 1.5`,
  ],
  ["no plies", { seed: 1, settings: { plyLimit: 0 } }, `"plyLimit" is a whole number from 1 on: 0`],
  ["a seed that is none", { seed: NaN }, "A seed is a whole number: NaN"],
  ["a bad setup", { setup: `${STANDARD} x` }, `The turn is first or second: "x"`],
])("%s is refused", (_, from, error) => {
  assertEquals(inEnglish(start(from)), { ok: false, error });
});

Deno.test.each([["ABCD", "RRRRBBBB"], ["hgac", "RBRBBBRR"], ["HFEB", "BRBBRRBR"], [
  "AABC",
  "RRRBBBBB",
]])(
  "the red ghosts %s are set, and the other side's stay",
  (letters, colours) => {
    for (const side of ["first", "second"] as const) {
      const chosen = withReds(started(9), { side, letters });
      assert(chosen.ok);
      assertEquals(boardString(chosen.value, side).replace(/[0-9u]/g, ""), colours);
      const other = side === "first" ? "second" : "first";
      assertEquals(chosen.value.ghosts[other], started(9).ghosts[other]);
    }
  },
);

Deno.test.each(["", "ABC", "ABCDE", "ABCI", "AB C", "ABC\n", "АBCD"])(
  "%s are no red ghosts",
  (letters) => {
    const chosen = withReds(started(9), { side: "first", letters });
    assert(
      !chosen.ok && chosen.error.en.startsWith("The red ghosts are four letters from A to H: "),
    );
  },
);

Deno.test("colours are chosen before the first ply", () => {
  const position = after(started(STANDARD), ["A,NORTH"]);
  assertEquals(inEnglish(withReds(position, { side: "first", letters: "ABCD" })), {
    ok: false,
    error: "Colours are chosen before the first ply: 1",
  });
});

Deno.test("a game may start where a board file or a record ends", () => {
  const position = after(started(STANDARD), ["C,NORTH", "D,NORTH", "D,WEST"]);
  const file = writeRecord({
    date: "now",
    names: { first: "a", second: "b" },
    start: { setup: STANDARD },
    timeSeconds: 0,
    plies: ["C,NORTH", "D,NORTH", "D,WEST"],
    timestampsMs: [],
  });
  assertEquals(started(file), position);
  assertEquals(inEnglish(start({ setup: file.replace("D,WEST", "E,SOUTH") })), {
    ok: false,
    error: `Line 13: E on 1-5 would step over the edge: "2. E,SOUTH"`,
  });
});
