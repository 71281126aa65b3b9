/** `merge`: the parts of a class, graded on several machines, as one. @module */

import { type Localized, UsageError } from "../../core/mod.ts";
import { renderGradebook } from "../../../reporters/mod.ts";
import { mergeParts } from "../../classroom/mod.ts";
import { chosenLanguage, look, print, printHelp } from "../../surroundings/mod.ts";
import { type Command, EXIT } from "../command.ts";
import { contest } from "../contest.ts";
import { isContestFolder } from "../../arena/mod.ts";
import { readOptionsAmongWords } from "../options.ts";
import type { OptionNames } from "../option_names.ts";

const HELP: Localized = {
  en: `Merge the parts of a class that were graded separately, or the parts of a contest.

  shinpan merge <results> <results> … --out DIR

Each part must be given exactly once, and all must have been graded with the same scenarios, rubric
and options. A part that is missing, repeated or different is named, and nothing is written.

  --out DIR        where the merged results go (default results/)
  --suite PATH     your own scenarios, if they were used for grading; may be repeated
  --bom            begin gradebook.csv with a byte order mark, for old spreadsheets
  --lang en|zh|ja  language (default: from the locale)
  --quiet          print something only if something is wrong

Exit codes: 0 every submission has marks, 2 the parts do not fit together, 4 some verdict is open.

Examples
  shinpan merge results-*/ --out results/
`,
  zh: `合併分開評分的班級各份結果，或比賽的各份結果。

  shinpan merge <results> <results> … --out DIR

每一份都必須恰好出現一次，且都以相同的情境、評分標準與選項評分；若有缺少、重複或不一致，會逐一列出，
不寫入任何檔案。

  --out DIR        合併結果的資料夾（預設 results/）
  --suite PATH     以自己的情境評分時，指定那些情境；可重複指定
  --bom            在 gradebook.csv 開頭加上位元組順序記號（BOM），供舊版試算表使用
  --lang en|zh|ja  語言（預設：依地區設定）
  --quiet          有問題時才輸出

結束代碼：0 每份作業都有分數，2 各份無法合併，4 有未定的判定。

範例
  shinpan merge results-*/ --out results/
`,
  ja: `分けて採点したクラスの各部分、または大会の各部分を一つにまとめる。

  shinpan merge <results> <results> … --out DIR

すべての部分が一つずつそろい、同じシナリオ、採点基準、オプションで採点されていなければならない。不
足、重複、相違があればそれを挙げ、何も書き込まない。

  --out DIR        まとめた結果の出力先（既定 results/）
  --suite PATH     自作のシナリオで採点した場合は、そのシナリオ。繰り返し指定可
  --bom            gradebook.csv の先頭にバイト順マーク（BOM）を付ける。古い表計算ソフトのため
  --lang en|zh|ja  言語（既定：ロケールに従う）
  --quiet          問題があるときだけ表示する

終了コード：0 すべての提出物に点が付いた、2 部分どうしが合わない、4 未確定の判定がある。

例
  shinpan merge results-*/ --out results/
`,
};

const OPTIONS: OptionNames = { flags: ["bom", "quiet"], values: ["out", "lang"], lists: ["suite"] };

/** Puts parts together. */
export const merge: Command = {
  name: "merge",
  summary: {
    en: "Merge the parts of a class that were graded separately",
    zh: "合併分開評分的各份結果",
    ja: "分けて採点した部分を一つにまとめる",
  },
  help: HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptionsAmongWords(args, OPTIONS);
    const { flags, values, lists, rest } = options;
    if (flags.has("help")) {
      printHelp(HELP, args);
      return EXIT.conforms;
    }
    if (rest.length === 0) {
      throw new UsageError({
        en: "No results to merge",
        zh: "沒有可合併的結果",
        ja: "まとめる結果がない",
      }, {
        en: "name their folders",
        zh: "請指定各份結果的資料夾",
        ja: "結果のフォルダを指定する",
      });
    }
    if (isContestFolder(rest[0] ?? "")) return await contest.run(["--merge", ...args]);
    const out = values.get("out") ?? "results";
    const language = chosenLanguage(options);
    const suites = lists.get("suite") ?? [];
    const book = await mergeParts(rest, { suites, out, bom: flags.has("bom"), language });
    const unsure = book.grades.some(({ standing }) => standing === "inconclusive");
    if (!flags.has("quiet") || unsure) {
      print(`${renderGradebook(book, { ...look(), language })}${out}/gradebook.csv\n`);
    }
    return unsure ? EXIT.inconclusive : EXIT.conforms;
  },
};
