/** `list`: which scenarios and rules there are. @module */

import { inLanguage, type Language, type Localized, UsageError } from "../core/mod.ts";
import { PAIRINGS } from "../referee/all/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import { padTo } from "../../reporters/mod.ts";
import { isUnder } from "./choose_scenarios.ts";
import { type Command, EXIT } from "./command.ts";
import {
  bundledScenarios,
  chosenLanguage,
  print,
  printHelp,
  unexpected,
} from "../surroundings/mod.ts";
import { readOptionsAroundWord } from "./options.ts";
import type { OptionNames } from "./option_names.ts";

const HELP: Localized = {
  en: `List scenarios or rules, each with its title.

  shinpan list [options] [id prefix] [options]

  A scenario is listed with its stimulus: what the real client sends (client), what only the manual
  allows (manual), or what is beyond both (stress). A rule broken under stress counts
  as a SHOULD at most.

  --rules          the rules instead of the scenarios
  --lang en|zh|ja  language (default: from the locale)

Examples
  shinpan list
  shinpan list mgtp/genmove
  shinpan list --rules mgtp/survives
`,
  zh: `列出情境或規則，以及各自的內容。

  shinpan list [options] [id prefix] [options]

列出情境時會註明其輸入的來源：真正的平台會送出的內容（client）、只有規格書允許的內容（manual），或超
出兩者的內容（stress）。在 stress 下違反的規則最多算 SHOULD。

  --rules          列出規則而非情境
  --lang en|zh|ja  語言（預設：依地區設定）

範例
  shinpan list
  shinpan list mgtp/genmove
  shinpan list --rules mgtp/survives
`,
  ja: `シナリオまたは規則を、その内容とともに一覧表示する。

  shinpan list [options] [id prefix] [options]

シナリオには入力の由来を付ける：実際のクライアントが送るもの（client）、仕様書だけが許すもの
（manual）、どちらも超えるもの（stress）。stress で破った規則は、重くても SHOULD として数える。

  --rules          シナリオではなく規則を表示する
  --lang en|zh|ja  言語（既定：ロケールに従う）

例
  shinpan list
  shinpan list mgtp/genmove
  shinpan list --rules mgtp/survives
`,
};

const OPTIONS: OptionNames = { flags: ["rules"], values: ["lang"] };

/** Lists what can be run or explained. */
export const list: Command = {
  name: "list",
  summary: {
    en: "List scenarios or rules",
    zh: "列出情境或規則",
    ja: "シナリオまたは規則を一覧表示する",
  },
  help: HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptionsAroundWord(args, OPTIONS);
    if (options.flags.has("help")) {
      printHelp(HELP, args);
      return EXIT.conforms;
    }
    const { word: prefix = "", rest: [extra] } = options;
    if (extra !== undefined) {
      throw new UsageError(unexpected(extra), {
        en: "name one prefix",
        zh: "請只指定一個開頭",
        ja: "先頭部分を一つだけ指定する",
      });
    }
    const language = chosenLanguage(options);
    const rows = options.flags.has("rules") ? ruleRows(language) : await scenarioRows(language);
    const wanted = rows.filter(([id]) => isUnder(id, prefix));
    if (wanted.length === 0) {
      throw new UsageError(
        {
          en: `Nothing begins with "${prefix}"`,
          zh: `沒有以「${prefix}」開頭的項目`,
          ja: `「${prefix}」で始まるものはない`,
        },
        {
          en: "see shinpan list without a prefix",
          zh: "請不加開頭執行 shinpan list 查看",
          ja: "先頭部分を付けずに shinpan list を実行する",
        },
      );
    }
    const width = Math.max(...wanted.map(([id]) => id.length));
    for (const [id, text] of wanted) print(`${padTo(id, width)}  ${text}\n`);
    return EXIT.conforms;
  },
};

type Row = readonly [id: string, text: string];

/** Every rule once, though several protocols may share a game. */
function ruleRows(language: Language): readonly Row[] {
  const rules = PAIRINGS.flatMap(({ protocol }) => protocol.rules);
  return [...new Map(rules.map((rule) => [rule.id, rule])).values()]
    .map(({ id, level, text }) => [id, `${padTo(level, 6)}  ${inLanguage(text, language)}`]);
}

async function scenarioRows(language: Language): Promise<readonly Row[]> {
  return (await allScenarios()).map(({ id, stimulus, title }) => [
    id,
    `${padTo(stimulus, 6)}  ${inLanguage(title, language)}`,
  ]);
}

/** All bundled scenarios of all protocols, each once, though protocols may share them. */
export async function allScenarios(): Promise<readonly Scenario[]> {
  const loaded = await Promise.all(PAIRINGS.map((pairing) => bundledScenarios(pairing)));
  const all = loaded.flatMap((result) => {
    if (result.ok) return result.value;
    throw new Error(result.error.map(({ message }) => message).join("\n"));
  });
  return [...new Map(all.map((scenario) => [scenario.id, scenario])).values()];
}
