/** `lint`: reads scenario files and says what is wrong with them. @module */

import { type Localized, UsageError } from "../core/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { PAIRINGS } from "../referee/all/mod.ts";
import { formatProblem, type ScenarioProblem } from "../scenario/mod.ts";
import { type Command, EXIT } from "./command.ts";
import {
  BUNDLED,
  cannotRead,
  fromCaller,
  languageOfWords,
  loadScenarios,
  print,
  printHelp,
  readTextAtMost,
  type ScenarioFile,
  scenarioFiles,
  unknownProtocol,
  useOneOf,
} from "../surroundings/mod.ts";
import { readOptionsAmongWords } from "./options.ts";
import type { OptionNames } from "./option_names.ts";

const HELP: Localized = {
  en: `Check scenario files, and report each problem with its place and a fix.

  shinpan lint [options] <file or folder …>

  --protocol P     the protocol of the files (default: that of the rules they cite)
  --lang en|zh|ja  language (default: from the locale)

Examples
  shinpan lint my_scenarios/
  shinpan lint scenarios/mgtp/first_contact.yaml
`,
  zh: `檢查情境檔，指出錯誤的位置與修正方法。

  shinpan lint [options] <file or folder …>

  --protocol P     檔案使用的協定（預設：所引用規則的協定）
  --lang en|zh|ja  語言（預設：依地區設定）

範例
  shinpan lint my_scenarios/
  shinpan lint scenarios/mgtp/first_contact.yaml
`,
  ja: `シナリオのファイルを調べ、誤りの場所と直し方を示す。

  shinpan lint [options] <file or folder …>

  --protocol P     ファイルのプロトコル（既定：引用している規則のプロトコル）
  --lang en|zh|ja  言語（既定：ロケールに従う）

例
  shinpan lint my_scenarios/
  shinpan lint scenarios/mgtp/first_contact.yaml
`,
};

const OPTIONS: OptionNames = { values: ["protocol", "lang"] };

/** Checks scenario files. */
export const lint: Command = {
  name: "lint",
  summary: { en: "Check scenario files", zh: "檢查情境檔", ja: "シナリオのファイルを調べる" },
  help: HELP,
  options: OPTIONS,
  run: async (args) => {
    const { flags, values, rest } = readOptionsAmongWords(args, OPTIONS);
    if (flags.has("help")) {
      printHelp(HELP, args);
      return EXIT.conforms;
    }
    const paths = rest.length > 0 ? rest : BUNDLED ? [BUNDLED.replace(/\/$/, "")] : [];
    const files = (await Promise.all(paths.map(filesBelow))).flat();
    if (files.length === 0) {
      throw new UsageError({
        en: "No scenario files",
        zh: "沒有情境檔",
        ja: "シナリオのファイルがない",
      }, {
        en: "name a folder with .yaml files",
        zh: "請指定含有 .yaml 檔的資料夾",
        ja: ".yaml ファイルのあるフォルダを指定する",
      });
    }
    const problems = await problemsOf(files, values.get("protocol"));
    const language = languageOfWords(args);
    for (const problem of problems) printHelp(`${formatProblem(problem, language)}\n`);
    print(`${countsOf(files.length, problems.length)[language]}\n`);
    return problems.length === 0 ? EXIT.conforms : EXIT.usage;
  },
};

function countsOf(files: number, problems: number): Localized {
  return {
    en: `${counted(files, "scenario file")}, ${counted(problems, "problem")}`,
    zh: `${files} 個情境檔，${problems === 0 ? "沒有問題" : `${problems} 個問題`}`,
    ja: `シナリオのファイル ${files} 件、${problems === 0 ? "問題なし" : `問題 ${problems} 件`}`,
  };
}

function counted(count: number, what: string): string {
  return `${count === 0 ? "no" : count} ${what}${count === 1 ? "" : "s"}`;
}

async function filesBelow(path: string): Promise<readonly ScenarioFile[]> {
  const plain = path.replace(/\/+$/, "");
  const full = fromCaller(plain);
  try {
    const { isFile } = await Deno.stat(full);
    return isFile
      ? [{ path: full, file: plain, id: plain }]
      : await scenarioFiles(full, plain, plain);
  } catch {
    throw new UsageError(cannotRead(path), {
      en: "name a scenario file or a folder of them",
      zh: "請指定情境檔，或含有情境檔的資料夾",
      ja: "シナリオのファイルか、そのフォルダを指定する",
    });
  }
}

async function problemsOf(
  files: readonly ScenarioFile[],
  protocol: string | undefined,
): Promise<readonly ScenarioProblem[]> {
  const results = await Promise.all(files.map(async (file) => {
    const pairing = named(protocol) ?? await citedBy(file);
    return await loadScenarios([file], pairing);
  }));
  return results.flatMap((result) => result.ok ? [] : result.error);
}

function named(protocol: string | undefined): AnyPairing | undefined {
  if (protocol === undefined) return undefined;
  const pairing = PAIRINGS.find((one) => one.protocol.id === protocol);
  if (pairing) return pairing;
  const ids = PAIRINGS.map((one) => one.protocol.id);
  throw new UsageError(unknownProtocol(protocol), useOneOf(ids));
}

/** The pairing that knows most of the rules which the file cites; the first where none does. */
function citedBy({ path }: ScenarioFile): AnyPairing {
  const text = readTextAtMost(path);
  const words = new Set(text.match(/[\w-]+(?:\/[\w-]+)+/g));
  const known = ({ protocol }: AnyPairing): number =>
    protocol.rules.filter(({ id }) => words.has(id)).length;
  const [best] = PAIRINGS.toSorted((a, b) => known(b) - known(a));
  if (!best) throw new Error("There is no protocol");
  return best;
}
