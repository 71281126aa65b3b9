import { assertEquals } from "@std/assert";
import { geister } from "./mod.ts";
import { STAKED, stakes } from "./stakes.ts";

/** The board at the start, with ghost A of the first player elsewhere. */
function staked(ghost = "14R"): readonly string[] {
  const setup = `${ghost}24R34R44R15B25B35B45B41r31r21r11r40b30b20b10b`;
  const start = geister.start({ setup });
  if (!start.ok) throw new Error(start.error.en);
  return stakes(start.value);
}

Deno.test("every rule of Geister may be at stake", () => {
  assertEquals(STAKED, geister.rules.map(({ id }) => id));
});

Deno.test("at the start a ghost can only be unknown, step off the near edge, or onto its own", () => {
  assertEquals(staked(), [
    "geister/ghost-exists",
    "geister/stays-on-board",
    "geister/own-ghost-blocks",
  ]);
});

const CORNERS: readonly [string, string, boolean][] = [
  ["00R", "geister/only-blue-escapes", true],
  ["00B", "geister/only-blue-escapes", false],
  ["05B", "geister/escape-from-far-corner", true],
  ["05R", "geister/escape-from-far-corner", false],
  ["99r", "geister/ghost-on-board", true],
  ["02R", "geister/ghost-on-board", false],
];

for (const [ghost, rule, is] of CORNERS) {
  Deno.test(`${rule} is ${is ? "" : "not "}at stake with A at ${ghost}`, () => {
    assertEquals(staked(ghost).includes(rule), is);
  });
}
