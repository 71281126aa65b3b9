/** `doctor`: what this machine can confine and measure. @module */

import { inLanguage, type Language, type Localized, UsageError } from "../core/mod.ts";
import { strongest } from "../transports/mod.ts";
import { type Command, EXIT } from "./command.ts";
import { type MachineFacts, machineFacts } from "./doctor_facts.ts";
import { doctorFindings, isFit } from "./doctor_findings.ts";
import { readOptions } from "./options.ts";
import type { OptionNames } from "./option_names.ts";
import {
  chosenLanguage,
  look,
  print,
  printHelp,
  SEE_HELP,
  unexpected,
} from "../surroundings/mod.ts";
import type { DoctorFinding } from "./doctor_finding.ts";

const HELP: Localized = {
  en: `Report what this machine can confine and measure, and how to get more.

  shinpan doctor [options]

  --json           as data: fit, level, findings, facts
  --lang en|zh|ja  language (default: from the locale)

✓ is as it should be, ! could be better, ✗ is needed for grading untrusted programs.

Exit codes: 0 ready for grading, 1 something is missing (✗), 2 bad usage.

Examples
  shinpan doctor
  shinpan doctor --json | jq .level
`,
  zh: `回報這台機器能隔離與量測什麼，以及如何改善。

  shinpan doctor [options]

  --json           以資料輸出：fit、level、findings、facts
  --lang en|zh|ja  語言（預設：依地區設定）

✓ 表示正常，! 表示可以更好，✗ 表示為不受信任的程式評分時必須具備。

結束代碼：0 可以評分，1 有缺少的項目（✗），2 用法有誤。

範例
  shinpan doctor
  shinpan doctor --json | jq .level
`,
  ja: `このマシンで何を隔離し測定できるか、どうすればより多くできるかを報告する。

  shinpan doctor [options]

  --json           データとして出力する：fit、level、findings、facts
  --lang en|zh|ja  言語（既定：ロケールに従う）

✓ は問題なし、! は改善の余地あり、✗ は信頼できないプログラムの採点に必要なものの不足を表す。

終了コード：0 採点できる、1 不足がある（✗）、2 使い方の誤り。

例
  shinpan doctor
  shinpan doctor --json | jq .level
`,
};

const OPTIONS: OptionNames = { flags: ["json"], values: ["lang"] };

/** Looks at the machine, and at nothing else. */
export const doctor: Command = {
  name: "doctor",
  summary: {
    en: "Show what this machine can confine and measure",
    zh: "回報這台機器能隔離與量測什麼",
    ja: "このマシンで隔離・測定できることを報告する",
  },
  help: HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptions(args, OPTIONS);
    if (options.flags.has("help")) {
      printHelp(HELP, args);
      return EXIT.conforms;
    }
    const [extra] = options.rest;
    if (extra !== undefined) throw new UsageError(unexpected(extra), SEE_HELP);
    const facts = await machineFacts();
    const language = chosenLanguage(options);
    const render = options.flags.has("json") ? doctorJson : doctorText;
    print(render(facts, { language, colour: look().colour }));
    return isFit(doctorFindings(facts)) ? EXIT.conforms : EXIT.violations;
  },
};

/** How findings are shown. */
export interface DoctorLook {
  readonly language: Language;
  readonly colour?: boolean;
}

/** The findings as data, for machines. */
export function doctorJson(facts: MachineFacts, { language }: DoctorLook): string {
  const findings = doctorFindings(facts).map(({ id, state, what, fix }) => ({
    id,
    state,
    what: inLanguage(what, language),
    ...fix === undefined ? {} : { fix: inLanguage(fix, language) },
  }));
  const fit = isFit(doctorFindings(facts));
  return `${
    JSON.stringify({ fit, level: strongest(facts.abilities), findings, facts }, null, 2)
  }\n`;
}

const SIGNS = { good: ["✓", 32], weak: ["!", 33], bad: ["✗", 31] } as const;

/** The findings as people read them, each with what would help. */
export function doctorText(facts: MachineFacts, { language, colour = false }: DoctorLook): string {
  const findings = doctorFindings(facts);
  const lines = findings.flatMap(({ state, what, fix }: DoctorFinding) => {
    const [sign, code] = SIGNS[state];
    const mark = colour ? `\x1b[${code}m${sign}\x1b[0m` : sign;
    const help = fix === undefined ? [] : [`    → ${inLanguage(fix, language)}`];
    return [`  ${mark} ${inLanguage(what, language)}`, ...help];
  });
  const conclusion = inLanguage(isFit(findings) ? FIT : UNFIT, language);
  return `${lines.join("\n")}\n\n${conclusion}\n`;
}

const FIT = {
  en: "Fit for grading: untrusted programs can be run here",
  zh: "適合評分：可以在此執行不受信任的程式",
  ja: "採点に適している：信頼できないプログラムをここで実行できる",
};
const UNFIT = {
  en: "Not fit for grading untrusted programs: see ✗ above; your own engine can be checked",
  zh: "不適合評分不受信任的程式：見上方 ✗；檢查自己的引擎沒有問題",
  ja: "信頼できないプログラムの採点には適さない：上の ✗ を参照。自分のエンジンの検査はできる",
};
