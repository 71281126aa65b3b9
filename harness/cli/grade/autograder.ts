/** `autograder`: the archive that Gradescope grades each submission with. @module */

import { fill, type Localized, UsageError } from "../../core/mod.ts";
import { type ZipFile, zipOf } from "../../course/mod.ts";
import { type Command, EXIT } from "../command.ts";
import { milliseconds } from "../duration.ts";
import { numberOption, type Options, readOptionsAmongWords } from "../options.ts";
import type { OptionNames } from "../option_names.ts";
import { writeWholeBytes } from "../../ledger/mod.ts";
import {
  chosenLanguage,
  complain,
  fromCaller,
  HOME,
  print,
  printHelp,
  readNamed,
} from "../../surroundings/mod.ts";
import { AUTOGRADER_HELP } from "./autograder_help.ts";
import { type AutograderFacts, autograderFiles, readConditions } from "../../classroom/mod.ts";
import {
  GRADESCOPE_VALUES,
  leaderboardMs,
  leaderboardOption,
  visibilityOption,
} from "./gradescope_options.ts";
import { readGradeOptions } from "./grade_options.ts";

const OPTIONS: OptionNames = {
  flags: ["strict"],
  values: [
    ...["protocol", "rubric", "config", "suite", "time", "seed", "lang", "out"],
    ...GRADESCOPE_VALUES,
  ],
};
/** What the platform keeps for itself, and what we need to write the last results. */
const SPARE_MS = 60_000;
const LEAST_MS = 120_000;
const SEEDS = 2 ** 31;

/** Makes an autograder. */
export const autograder: Command = {
  name: "autograder",
  summary: {
    en: "Build the autograder archive for Gradescope",
    zh: "製作 Gradescope 評分用的壓縮檔",
    ja: "Gradescope の採点用アーカイブを作る",
  },
  help: AUTOGRADER_HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptionsAmongWords(args, OPTIONS);
    if (options.flags.has("help")) {
      printHelp(AUTOGRADER_HELP, args);
      return EXIT.conforms;
    }
    if (HOME === undefined) throw new UsageError(REMOTE, CLONE);
    const { facts, others, isLateCounted } = await factsOf(options, HOME);
    const own = ownFiles(HOME);
    const out = options.values.get("out") ?? "autograder.zip";
    const bytes = await zipOf(autograderFiles(facts, { own, others }));
    writeWholeBytes(fromCaller(out), bytes);
    const size = (bytes.length / 1024 / 1024).toFixed(1);
    print(`${fill(MADE, { out, size })[chosenLanguage(options)]}\n`);
    if (isLateCounted) complain(NOT_LATE[chosenLanguage(options)]);
    return EXIT.conforms;
  },
};

/** Reads all that is named, refuses what would go wrong on the platform, and makes the words for it. */
async function factsOf(options: Options, home: string) {
  const { values, flags } = options;
  const limitMs = milliseconds("time", values.get("time") ?? "10m");
  if (limitMs < LEAST_MS) throw new UsageError(TOO_SHORT, LONGER);
  const runMs = limitMs - SPARE_MS;
  const seed = numberOption(options, "seed", {
    whole: true,
    from: 0,
    to: SEEDS,
    otherwise: (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS,
  });
  const named = (name: string, file: string): readonly string[] =>
    values.has(name) ? [`--${name}`, file] : [];
  const words = [
    ...named("protocol", values.get("protocol") ?? ""),
    ...["--seed", String(seed), "--lang", chosenLanguage(options)],
    // A quarter is for the build and for what is tried again.
    ...["--budget", `${Math.floor((runMs - gamesMs(options, runMs)) / 1000 * 0.75)}s`],
    ...flags.has("strict") ? ["--strict"] : [],
  ];
  const besides = GRADESCOPE_VALUES.flatMap((name) => named(name, values.get(name) ?? ""));
  const here = [
    ...named("rubric", values.get("rubric") ?? ""),
    ...named("config", values.get("config") ?? ""),
    ...named("suite", values.get("suite") ?? ""),
  ];
  const { rubric } = await readConditions(readGradeOptions(["class.zip", ...words, ...here]));
  const there = [
    ...named("rubric", "rubric.yaml"),
    ...named("config", "shinpan.yaml"),
    ...named("suite", "suite"),
  ];
  const others: readonly ZipFile[] = [
    ...["rubric", "config"].flatMap((name) => {
      const file = values.get(name);
      const to = name === "rubric" ? "rubric.yaml" : "shinpan.yaml";
      return file === undefined ? [] : [{ name: to, contents: readNamed(file) }];
    }),
    ...suiteFiles(values.get("suite")),
  ];
  const facts: AutograderFacts = {
    words: [...words, ...besides, ...there],
    program: programIn(home),
    deno: Deno.version.deno,
    seconds: Math.floor(runMs / 1000),
    language: chosenLanguage(options),
  };
  return { facts, others, isLateCounted: rubric.late !== undefined };
}

/** The time that the games of a leaderboard may take; at most half of the run. */
function gamesMs(options: Options, runMs: number): number {
  visibilityOption(options);
  const rules = leaderboardOption(options);
  if (!rules) return 0;
  const needed = leaderboardMs(rules);
  if (needed <= runMs / 2) return needed;
  const most = Math.floor(runMs / 2000);
  throw new UsageError(fill(TOO_LONG, { needed: Math.ceil(needed / 1000) }), fill(FEWER, { most }));
}

function programIn(home: string): string {
  return isFile(`${home}/harness/main.ts`) ? "harness/main.ts" : "harness/packed/main.js";
}

function isFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}

/** All of Shinpan that grading needs, in a clone and in a package. */
const OWN = [
  ...["deno.json", "deno.lock", "package.json", "LICENSE", "std.d.ts", "mod.ts"],
  ...["harness", "reporters", "scenarios"],
];
const NOT_OWN =
  /_test\.tsx?$|\/__snapshots__\/|^harness\/(?:_tools|testing)\/|^harness\/bundled_engine|\.md$/;

function ownFiles(home: string): readonly ZipFile[] {
  return OWN.flatMap((name) => filesAt(home, name)).filter(({ name }) => !NOT_OWN.test(name));
}

function filesAt(root: string, name: string): readonly ZipFile[] {
  const path = `${root}/${name}`;
  if (isFile(path)) return [{ name, contents: Deno.readTextFileSync(path) }];
  try {
    return [...Deno.readDirSync(path)].map((entry) => entry.name).toSorted()
      .flatMap((each) => filesAt(root, `${name}/${each}`));
  } catch {
    // Neither a clone nor a package has all of it.
    return [];
  }
}

function suiteFiles(suite: string | undefined): readonly ZipFile[] {
  if (suite === undefined) return [];
  const root = fromCaller(suite).replace(/\/+$/, "");
  const parent = root.replace(/\/[^/]*$/, "");
  const name = root.slice(parent.length + 1);
  return filesAt(parent, name).map((file) => ({
    ...file,
    name: `suite${file.name.slice(name.length)}`,
  }));
}

const NOT_LATE: Localized = {
  en:
    'The rubric\'s "late" takes nothing off on Gradescope: the autograder gives the points before it',
  zh: "評分標準的「late」在 Gradescope 上不會扣分：autograder 給的是扣分前的分數",
  ja: "採点基準の「late」は Gradescope では減点しない。autograder が付けるのは減点前の得点",
};
const MADE: Localized = {
  en: "{out}, {size} MiB: upload it as the assignment's autograder",
  zh: "{out}（{size} MiB）：請上傳為作業的 autograder",
  ja: "{out}（{size} MiB）：課題の autograder としてアップロードする",
};
const REMOTE: Localized = {
  en: "Shinpan's own files are on a server",
  zh: "Shinpan 本身的檔案在伺服器上",
  ja: "Shinpan 自体のファイルがサーバーにある",
};
const CLONE: Localized = {
  en: "run it from a clone or from the package",
  zh: "請從複製的儲存庫或套件執行",
  ja: "クローンかパッケージから実行する",
};
const TOO_LONG: Localized = {
  en: "The games of the leaderboard may take {needed} s",
  zh: "排行榜的對局可能需要 {needed} 秒",
  ja: "リーダーボードの対局に最大 {needed} 秒かかる",
};
const FEWER: Localized = {
  en: "half of the run is {most} s: lower --games or --game-time, or raise --time",
  zh: "執行時間的一半是 {most} 秒：請減少 --games 或 --game-time，或提高 --time",
  ja: "実行時間の半分は {most} 秒。--games か --game-time を減らすか、--time を増やす",
};
const TOO_SHORT: Localized = {
  en: "The platform's time is too short",
  zh: "平台的時間限制太短",
  ja: "プラットフォームの制限時間が短すぎる",
};
const LONGER: Localized = {
  en: "give it at least 2 minutes with --time",
  zh: "請以 --time 給至少 2 分鐘",
  ja: "--time で 2 分以上にする",
};
