/** `explain`: one rule in full. @module */

import { inLanguage, type Language, type Rule } from "../core/mod.ts";
import { PAIRINGS } from "../referee/mod.ts";
import { didYouMean, type Scenario } from "../scenario/mod.ts";
import { label, wrap } from "../../reporters/mod.ts";
import { type Command, EXIT, UsageError } from "./command.ts";
import { allScenarios } from "./list.ts";
import { type OptionNames, readOptionsAroundWord } from "./options.ts";
import { chosenLanguage, look, print } from "./surroundings.ts";

const HELP =
  `Explain a rule: what it asks for, where the specification says so, how to mend a breach,
and which scenarios test it.

  deno task explain [options] <rule id> [options]

  --lang en|zh|ja  language (default: from the locale)

Examples
  deno task explain mgtp/reply-id
  deno task explain --lang zh dark-chess/rank
`;

const OPTIONS: OptionNames = { values: ["lang"] };

/** Explains one rule. */
export const explain: Command = {
  name: "explain",
  summary: "Explain a rule",
  help: HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptionsAroundWord(args, OPTIONS);
    const { word: id, rest: [extra] } = options;
    if (options.flags.has("help")) {
      print(HELP);
      return EXIT.conforms;
    }
    if (id === undefined) throw new UsageError("No rule named", "see deno task list --rules");
    if (extra !== undefined) throw new UsageError(`Unexpected "${extra}"`, "name one rule");
    const rule = ruleNamed(id);
    const scenarios = (await allScenarios()).filter(({ rules }) => rules.includes(rule.id));
    print(explanation(rule, { scenarios, language: chosenLanguage(options), width: look().width }));
    return EXIT.conforms;
  },
};

function ruleNamed(id: string): Rule {
  const rules = PAIRINGS.flatMap(({ protocol }) => protocol.rules);
  const rule = rules.find((one) => one.id === id);
  if (rule) return rule;
  const fix = didYouMean(id, rules.map((one) => one.id), "see deno task list --rules");
  throw new UsageError(`Unknown rule "${id}"`, fix);
}

/** A rule as text. */
export function explanation(
  rule: Rule,
  { scenarios, language, width }: {
    readonly scenarios: readonly Scenario[];
    readonly language: Language;
    readonly width: number;
  },
): string {
  const indented = (text: string): string =>
    wrap(text, width - 4).map((line) => `    ${line}\n`).join("");
  return [
    `${rule.id}  ${rule.level}\n`,
    indented(`${inLanguage(rule.text, language)} (${rule.spec})`),
    `\n  ${label("hint", language)}\n`,
    indented(inLanguage(rule.hint, language)),
    `\n  ${label("scenario", language)}\n`,
    ...scenarios.map(({ id, title }) => indented(`${id}  ${inLanguage(title, language)}`)),
  ].join("");
}
