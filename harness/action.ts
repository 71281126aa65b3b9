/** What action.yml runs: a check whose words come from the environment. @module */

import { actionWords, annotateMistake, EXIT } from "./cli/mod.ts";
import { complain, localeLanguage } from "./surroundings/mod.ts";
import { main } from "./main.ts";

if (import.meta.main) {
  const words = actionWords(Deno.env.toObject());
  if (words.ok) await main(words.value);
  else {
    const said = words.error[localeLanguage()];
    complain(said);
    annotateMistake("shinpan", said);
    Deno.exit(EXIT.usage);
  }
}
