/** `explain`: one rule in full, or all of them as a page. @module */

import { inLanguage, type Language, type Localized, type Rule, UsageError } from "../core/mod.ts";
import { PAIRINGS } from "../referee/all/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import { label, renderRulebook, wrap } from "../../reporters/mod.ts";
import { type Command, EXIT } from "./command.ts";
import { allScenarios } from "./list.ts";
import { readOptionsAroundWord } from "./options.ts";
import type { OptionNames } from "./option_names.ts";
import { writeWhole } from "../ledger/mod.ts";
import {
  cannotWrite,
  chosenLanguage,
  didYouMean,
  fromCaller,
  look,
  print,
  printHelp,
  unexpected,
  VERSION,
  whyRefused,
} from "../surroundings/mod.ts";

const HELP: Localized = {
  en: `Explain a rule: what it asks for, where the specification says so, how to fix a breach,
and which scenarios test it.

  shinpan explain [options] <rule id> [options]
  shinpan explain --html FILE

The part after the slash is enough if only one rule has it.

  --html FILE      write all rules as one page instead
  --lang en|zh|ja  language (default: from the locale)

Examples
  shinpan explain mgtp/reply-id
  shinpan explain --lang zh dark-chess/rank
  shinpan explain --html rules.html
`,
  zh: `說明一條規則：要求什麼、規格書的出處、違反時如何修正，以及由哪些情境測試。

  shinpan explain [options] <rule id> [options]
  shinpan explain --html FILE

若斜線之後的部分只屬於一條規則，寫那部分即可。

  --html FILE      改將所有規則寫成一個網頁
  --lang en|zh|ja  語言（預設：依地區設定）

範例
  shinpan explain mgtp/reply-id
  shinpan explain --lang zh dark-chess/rank
  shinpan explain --html rules.html
`,
  ja:
    `規則を説明する：何を求めるか、仕様書のどこにあるか、違反をどう直すか、どのシナリオで調べるか。

  shinpan explain [options] <rule id> [options]
  shinpan explain --html FILE

斜線より後の部分を持つ規則が一つだけなら、その部分を書けばよい。

  --html FILE      代わりに、すべての規則を一つのページに書き出す
  --lang en|zh|ja  言語（既定：ロケールに従う）

例
  shinpan explain mgtp/reply-id
  shinpan explain --lang zh dark-chess/rank
  shinpan explain --html rules.html
`,
};

const OPTIONS: OptionNames = { values: ["html", "lang"] };

/** Explains one rule. */
export const explain: Command = {
  name: "explain",
  summary: { en: "Explain a rule", zh: "說明一條規則", ja: "規則を説明する" },
  help: HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptionsAroundWord(args, OPTIONS);
    const { word: id, rest: [extra] } = options;
    if (options.flags.has("help")) {
      printHelp(HELP, args);
      return EXIT.conforms;
    }
    const file = options.values.get("html");
    if (file !== undefined && id === undefined) {
      writeRulebook(file, await rulebook(chosenLanguage(options)));
      return EXIT.conforms;
    }
    if (file !== undefined && id !== undefined) {
      throw new UsageError(unexpected(id), {
        en: "--html writes all rules, name none",
        zh: "--html 會寫出所有規則，請勿指定規則",
        ja: "--html はすべての規則を書き出すので、規則は指定しない",
      });
    }
    if (id === undefined) {
      throw new UsageError(
        { en: "No rule named", zh: "未指定規則", ja: "規則の指定がない" },
        SEE_RULES,
      );
    }
    if (extra !== undefined) {
      throw new UsageError(unexpected(extra), {
        en: "name one rule",
        zh: "請只指定一條規則",
        ja: "規則を一つだけ指定する",
      });
    }
    const rule = ruleNamed(id);
    const scenarios = (await allScenarios()).filter(({ rules }) =>
      rules.some((one) => one === rule.id)
    );
    print(explanation(rule, { scenarios, language: chosenLanguage(options), width: look().width }));
    return EXIT.conforms;
  },
};

/** All rules of all protocols as one page. */
async function rulebook(language: Language): Promise<string> {
  const all = PAIRINGS.flatMap(({ protocol }) => protocol.rules);
  const rules = [...new Map(all.map((rule) => [rule.id, rule])).values()];
  const protocols = PAIRINGS.map(({ protocol: { id, rules } }) => ({
    id,
    rules: rules.map((rule) => rule.id),
  }));
  const scenarios = await allScenarios();
  return renderRulebook({ rules, protocols, scenarios, version: VERSION }, language);
}

function writeRulebook(file: string, text: string): void {
  try {
    writeWhole(fromCaller(file), text);
  } catch (error) {
    throw new UsageError(cannotWrite(file), whyRefused(error));
  }
  print(`${file}\n`);
}

const SEE_RULES: Localized = {
  en: "see shinpan list --rules",
  zh: "見 shinpan list --rules",
  ja: "shinpan list --rules を参照",
};

function ruleNamed(id: string): Rule {
  const rules = PAIRINGS.flatMap(({ protocol }) => protocol.rules);
  const rule = rules.find((one) => one.id === id);
  if (rule) return rule;
  const [named, ...others] = new Map(
    rules.filter((one) => one.id.endsWith(`/${id}`)).map((one) => [one.id, one]),
  ).values();
  if (named && others.length === 0) return named;
  if (named) {
    const ids = [named, ...others].map((one) => one.id).join(", ");
    throw new UsageError({
      en: `Several rules are called "${id}"`,
      zh: `有多條規則名為「${id}」`,
      ja: `「${id}」という規則が複数ある`,
    }, {
      en: `name one of ${ids}`,
      zh: `請指定其中之一：${ids}`,
      ja: `次のどれかを指定する：${ids}`,
    });
  }
  const fix = didYouMean(id, rules.map((one) => one.id), SEE_RULES);
  throw new UsageError({
    en: `Unknown rule "${id}"`,
    zh: `不認得規則「${id}」`,
    ja: `不明な規則「${id}」`,
  }, fix);
}

function requirement({ text, spec }: Rule, language: Language): string {
  const [told, source] = [inLanguage(text, language), inLanguage(spec, language)];
  return language === "en" ? `${told} (${source})` : `${told}（${source}）`;
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
    indented(requirement(rule, language)),
    `\n  ${label("hint", language)}\n`,
    indented(inLanguage(rule.hint, language)),
    `\n  ${label("scenario", language)}\n`,
    ...scenarios.map(({ id, title }) => indented(`${id}  ${inLanguage(title, language)}`)),
  ].join("");
}
