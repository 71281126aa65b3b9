import { assertEquals } from "@std/assert";
import { builtin, matchContext } from "./games/test_kit.ts";
import { otherCondition } from "./conditions.ts";

const { match: MATCH } = matchContext([builtin("random"), builtin("greedy")], { games: 4 });

Deno.test("a match may be continued with another number of games", () => {
  assertEquals(otherCondition(MATCH, structuredClone({ ...MATCH, rules: [] })), undefined);
  assertEquals(otherCondition(MATCH, { ...MATCH, games: 100 } as typeof MATCH), undefined);
});

Deno.test.each([
  ["players", { players: MATCH.players.toReversed() }],
  ["seed", { seed: MATCH.seed + 1 }],
  ["swap", { swap: !MATCH.swap }],
  ["settings", { settings: { noEatFlip: 7 } }],
  ["randomPlies", { randomPlies: 3 }],
  ["randomSetup", { randomSetup: true }],
])("other %s make another match", (name, changes) => {
  assertEquals(otherCondition(MATCH, { ...MATCH, ...changes } as typeof MATCH), name);
});
