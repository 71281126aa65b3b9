import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { anyText } from "../../testing/any_text.ts";
import { LANGUAGES } from "../../core/mod.ts";
import { objection } from "./objection.ts";
import { GEISTER_RULES } from "./rules.ts";
import { DIRECTIONS } from "./square.ts";
import { moveOf, started } from "./test_kit.ts";

/** What the mover has, as it sees it, with everything that can go wrong within reach. */
const MOVER = "00R50B20B05B55R54R99r88b";
/** The same ghosts as the other player sees them. */
const TURNED = "55r05b35b50b00r01r99r88b";
const BOARDS = {
  first: started(`${MOVER}22r32b23r33b99r99b99r99b first`),
  second: started(`22R32B23R33B99r99b99r99b${TURNED} second`),
};

const BROKEN: readonly [string, string, string][] = [
  ["I,NORTH", "ghost-exists", "There is no ghost I"],
  ["Z,WEST", "ghost-exists", "There is no ghost Z"],
  ["G,NORTH", "ghost-on-board", "G has been captured"],
  ["H,NORTH", "ghost-on-board", "H has escaped"],
  ["A,NORTH", "only-blue-escapes", "A on 0-0 is red"],
  ["A,WEST", "only-blue-escapes", "A on 0-0 is red"],
  ["C,NORTH", "escape-from-far-corner", "C is on 2-0, the far corners are 0-0 and 5-0"],
  ["D,WEST", "escape-from-far-corner", "D is on 0-5, the far corners are 0-0 and 5-0"],
  ["D,SOUTH", "escape-from-far-corner", "D is on 0-5, the far corners are 0-0 and 5-0"],
  ["E,SOUTH", "stays-on-board", "E on 5-5 would step over the edge"],
  ["F,EAST", "stays-on-board", "F on 5-4 would step over the edge"],
  ["E,NORTH", "own-ghost-blocks", "5-4 holds the own ghost F"],
  ["F,SOUTH", "own-ghost-blocks", "5-5 holds the own ghost E"],
];

for (const side of ["first", "second"] as const) {
  Deno.test.each(BROKEN)(`%s of the ${side} player breaks %s`, (text, rule, why) => {
    const found = objection(BOARDS[side], moveOf(text));
    assertEquals(found?.rule, `geister/${rule}`);
    assert(typeof found?.why === "object");
    assertEquals(found.why.en, why);
    for (const language of LANGUAGES) assert(!found.why[language].includes("{"));
  });

  Deno.test.each([
    "A,EAST",
    "A,SOUTH",
    "B,NORTH",
    "B,EAST",
    "B,WEST",
    "C,SOUTH",
    "F,WEST",
    "D,EAST",
  ])(
    `%s of the ${side} player breaks nothing`,
    (text) => assertEquals(objection(BOARDS[side], moveOf(text)), undefined),
  );
}

Deno.test("a ghost at a plain edge stays on the board, whatever its colour", () => {
  for (const colour of "RB") {
    const position = started(`14R24R34R44R15${colour}25B35B45B41r31r21r11r40b30b20b10b`);
    assertEquals(objection(position, moveOf("E,SOUTH"))?.rule, "geister/stays-on-board");
  }
});

Deno.test("every rule is broken by one of these moves", () => {
  const met = new Set(BROKEN.map(([, rule]) => `geister/${rule}`));
  assertEquals(GEISTER_RULES.map(({ id }) => id).sort(), [...met].sort());
});

Deno.test("letters that are garbage meet an objection, never an exception", () => {
  fc.assert(fc.property(
    anyText(),
    fc.constantFrom(...DIRECTIONS),
    (ghost, direction) => {
      if (/^[A-H]$/.test(ghost)) return;
      const found = objection(BOARDS.first, { ghost, direction });
      assertEquals(found?.rule, "geister/ghost-exists");
    },
  ));
});
