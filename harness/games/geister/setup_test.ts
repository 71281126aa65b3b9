import { assert, assertEquals } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import fc from "../../testing/fast_check.ts";
import { runs } from "../../testing/quick.ts";
import { anyText } from "../../testing/any_text.ts";
import { formatSetup, parseSetup } from "./setup.ts";
import { randomGame, STANDARD, started } from "./test_kit.ts";

Deno.test("the first player is to move unless the setup says otherwise", () => {
  assertEquals(started(STANDARD).turn, "first");
  assertEquals(started(`${STANDARD} first`).turn, "first");
  assertEquals(started(` ${STANDARD}  second `).turn, "second");
});

Deno.test("a setup is read as it was written", () => {
  for (const position of randomGame(started(3), 3).positions) {
    const { ghosts, turn } = position;
    assertEquals(parseSetup(formatSetup(position)), { ok: true, value: { ghosts, turn } });
  }
});

Deno.test("a finished game and odd numbers of a colour are positions too", () => {
  started("88b24B34B44B15B25B35B45B99r99r99r99r99b99b99b99b");
});

const PLACE = "Column and row are 00 to 55, 99 captured or 88 escaped";

Deno.test.each([
  ["", `A board string has 48 characters, 3 for each of ABCDEFGHabcdefgh: 0 in ""`],
  ["14R second", `A board string has 48 characters, 3 for each of ABCDEFGHabcdefgh: 3 in "14R"`],
  [
    `${STANDARD}0`,
    `A board string has 48 characters, 3 for each of ABCDEFGHabcdefgh: 49 in "${STANDARD}0"`,
  ],
  [`${STANDARD} third`, `The turn is first or second: "third"`],
  [`${STANDARD} first now`, `Too many words in the setup: "now"`],
  [STANDARD.replace("14R", "64R"), `${PLACE}: "64R" for A, from character 1 on`],
  [STANDARD.replace("21r", "98r"), `${PLACE}: "98r" for c, from character 31 on`],
  [STANDARD.replace("24R", "24r"), `The colour is R or B here: "24r" for B, from character 4 on`],
  [STANDARD.replace("24R", "99R"), `The colour is r or b here: "99R" for B, from character 4 on`],
  [STANDARD.replace("41r", "41R"), `The colour is r or b here: "41R" for a, from character 25 on`],
  [STANDARD.replace("41r", "41u"), `The colour is r or b here: "41u" for a, from character 25 on`],
  [STANDARD.replace("41r", "88r"), `Only a blue ghost escapes: "88r" for a, from character 25 on`],
  [STANDARD.replace("41r", "34r"), "A square holds one ghost: C and a both stand on 3-4"],
])("the setup %s is refused with a place", (setup, error) => {
  assertEquals(inEnglish(parseSetup(setup)), { ok: false, error });
});

Deno.test("garbage is refused, never thrown at", () => {
  const ghost = fc.tuple(
    fc.constantFrom(..."00112233445599988866".match(/../g)!),
    fc.constantFrom(..."RBrbu"),
  ).map((parts) => parts.join(""));
  const near = fc.tuple(
    fc.array(ghost, { minLength: 15, maxLength: 17 }),
    fc.constantFrom("", " first", " second", " toString"),
  ).map(([ghosts, turn]) => ghosts.join("") + turn);
  fc.assert(
    fc.property(fc.oneof(anyText(), near), (text) => {
      const parsed = parseSetup(text);
      if (parsed.ok) assertEquals(parsed.value.ghosts.first.length, 8);
      else assert(parsed.error.en.length > 0);
    }),
    { numRuns: runs(2000) },
  );
});
