import { assert, assertEquals } from "@std/assert";
import { PAIRINGS } from "../referee/all/mod.ts";
import type { RuleId } from "./finding.ts";

Deno.test("an id that no table has does not compile, whole or glued", () => {
  const right: RuleId[] = ["geister/flush", "dark-chess/own-piece"];
  // @ts-expect-error No protocol has such a rule.
  const misspelt: RuleId = "geister/flussh";
  const name: string = "flush";
  // @ts-expect-error A text made at run time is no rule id.
  const glued: RuleId = `geister/${name}`;
  const known = new Set(PAIRINGS.flatMap(({ protocol }) => protocol.rules.map(({ id }) => id)));
  assertEquals([misspelt, ...right].map((id) => known.has(id)), [false, true, true]);
  assert(known.has(glued));
});
