import { assert, assertMatch } from "@std/assert";
import { LANGUAGES } from "../core/mod.ts";
import { PAIRINGS } from "./all/mod.ts";

const RULES = PAIRINGS.flatMap(({ protocol }) => protocol.rules);

/** What each language says of an engine that waits for, or reads, more than it is sent. */
const ONE_TOO_MANY = {
  en: /one (line|message) too many|exactly one line/,
  zh: /多|只讀一行/,
  ja: /余分|一行だけ/,
};

Deno.test.each([
  ["mgtp/answers"],
  ["mgtp/genmove-answers"],
  ["mgtp/genmove-in-time"],
  ["geister/mov-in-time"],
  ["ponder/ply-in-time"],
  ["usi/bestmove-comes"],
])("the hint of %s helps where no answer came at all", (id) => {
  const rule = RULES.find((one) => one.id === id);
  assert(rule);
  for (const language of LANGUAGES) assertMatch(rule.hint[language], ONE_TOO_MANY[language]);
});
