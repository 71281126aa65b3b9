/** `merge`: the parts of a class, graded on several machines, as one. @module */

import {
  type Grade,
  type Localized,
  type Report,
  reportOfStream,
  UsageError,
} from "../../core/mod.ts";
import { gradeOf } from "../../grading/mod.ts";
import { type AnyPairing, pairingOf } from "../../referee/mod.ts";
import { renderGradebook } from "../../../reporters/mod.ts";
import { availableScenarios } from "../choose_scenarios.ts";
import { printHelp } from "../called_as.ts";
import { type Command, EXIT } from "../command.ts";
import { contest } from "../contest.ts";
import { DamagedFile, lockFolder } from "../../ledger/mod.ts";
import { isContestFolder } from "../match/contest_folder.ts";
import { readOptionsAmongWords } from "../options.ts";
import type { OptionNames } from "../option_names.ts";
import { chosenLanguage, fromCaller, look, print } from "../surroundings.ts";
import { type Registry, writeClassPage, writeGradebook } from "./class_results.ts";
import { rubricOf } from "./conditions.ts";
import { realPath } from "./find_program.ts";
import { joinParts, type Part } from "./join_parts.ts";
import { type Plan, PLAN_FILE, readPlan, refuseOthers, suiteHash, type Who } from "./plan.ts";
import { Store, type SubmissionState } from "./store.ts";
import { readTimings, TIMINGS_FILE, writeTimings } from "./timings.ts";
import { inOrder } from "./write_results.ts";
import { cannotRead, OTHER_OUT, unknownProtocol } from "../usage_words.ts";

const HELP: Localized = {
  en: `Put the parts of a class together that were graded apart, or those of a contest.

  shinpan merge <results> <results> … --out DIR

Every part must be there once, and all must have been graded by the same scenarios, the same rubric
and the same options; what is missing, doubled or different is named, and nothing is written.

  --out DIR        where the whole goes (default results/)
  --suite PATH     your own scenarios, where they were graded by these; may be repeated
  --bom            begin gradebook.csv with a byte order mark, for old spreadsheets
  --lang en|zh|ja  language (default: from the locale)
  --quiet          say something only when something is wrong

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
    en: "Put the parts of a class together that were graded apart",
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
    const parts = rest.map(readPart);
    const plan = joined(parts);
    const pairing = pairingFor(plan);
    const scenarios = await availableScenarios(pairing, lists.get("suite") ?? []);
    await checkSuite(plan, { pairing, scenarios });
    const rubric = await rubricOf(plan.rubric, { scenarios, rules: pairing.protocol.rules });
    const out = values.get("out") ?? "results";
    const folder = fromCaller(out).replace(/(?<=.)\/+$/, "");
    const graded: GradedMember[] = [];
    for (const part of parts) graded.push(...await readGraded(part));
    refuseParts(parts, folder, out);
    refuseOthers(folder, plan, out);
    const store = new Store(folder);
    using _lock = lockFolder(store.folder);
    const language = chosenLanguage(options);
    const missing = plan.course?.missing ?? [];
    const registry: Registry = { pairing, terms: plan.terms, rubric, store, language, missing };
    const grades: Grade[] = [];
    for (const one of graded) grades.push(takeOver(one, registry));
    store.write(PLAN_FILE, `${JSON.stringify(plan, undefined, 2)}\n`);
    writeTimings(store, new Map(parts.flatMap(({ folder }) => [...timingsOf(folder)])));
    const book = writeGradebook(grades, registry, { bom: flags.has("bom") });
    await writeClassPage(book, registry);
    const unsure = book.grades.some(({ standing }) => standing === "inconclusive");
    if (!flags.has("quiet") || unsure) {
      print(`${renderGradebook(book, { ...look(), language })}${out}/gradebook.csv\n`);
    }
    return unsure ? EXIT.inconclusive : EXIT.conforms;
  },
};

function readPart(name: string): Part {
  const folder = fromCaller(name).replace(/(?<=.)\/+$/, "");
  const plan = readPlan(folder);
  if (plan) return { name, folder, plan };
  throw new UsageError(cannotRead(`${name}/${PLAN_FILE}`), {
    en: "name folders that grade has made",
    zh: "請指定 grade 產生的資料夾",
    ja: "grade が作ったフォルダを指定する",
  });
}

function joined(parts: readonly Part[]): Plan {
  const plan = joinParts(parts);
  if (plan.ok) return plan.value;
  throw new UsageError(
    {
      en: "These parts are not one class",
      zh: "這些部分不屬於同一個班級",
      ja: "これらの部分は一つのクラスではない",
    },
    {
      en: `grade what is missing or different\n${plan.error.map(({ en }) => en).join("\n")}`,
      zh: `請評分缺少或不一致的部分\n${plan.error.map(({ zh }) => zh).join("\n")}`,
      ja: `不足または相違する部分を採点する\n${plan.error.map(({ ja }) => ja).join("\n")}`,
    },
  );
}

function pairingFor({ terms: { protocol } }: Plan): AnyPairing {
  const pairing = pairingOf(protocol);
  if (pairing) return pairing;
  throw new UsageError(unknownProtocol(protocol), {
    en: "merge with the version that graded",
    zh: "請以評分時的版本合併",
    ja: "採点したときの版でまとめる",
  });
}

async function checkSuite(
  { terms }: Plan,
  { pairing, scenarios }: {
    readonly pairing: AnyPairing;
    readonly scenarios: Awaited<ReturnType<typeof availableScenarios>>;
  },
): Promise<void> {
  if (terms.suite === await suiteHash(scenarios, pairing.protocol.rules)) return;
  throw new UsageError(
    {
      en: "The parts were graded by other scenarios than these",
      zh: "各份結果是以其他情境評分的",
      ja: "各部分は別のシナリオで採点されている",
    },
    {
      en: "merge with the version that graded, or name your own scenarios with --suite",
      zh: "請以評分時的版本合併，或以 --suite 指定自己的情境",
      ja: "採点したときの版でまとめるか、自作のシナリオを --suite で指定する",
    },
  );
}

interface GradedMember {
  readonly submission: string;
  readonly slug: string;
  readonly source: Store;
  readonly who?: Who;
  readonly state: SubmissionState;
  readonly report: Report | undefined;
}

/** All submissions of a part; a missing or damaged one ends the merge before anything is written. */
async function readGraded({ folder, name, plan }: Part): Promise<readonly GradedMember[]> {
  const source = new Store(folder);
  const mine = plan.class.filter(({ shard }) => shard === plan.shard.index);
  const members: GradedMember[] = [];
  for (const { name: submission, slug, who } of mine) {
    const read = await readMember(source, slug);
    if (!read) {
      throw new UsageError(
        {
          en: `"${submission}" is not graded in "${name}"`,
          zh: `「${name}」中的「${submission}」尚未評分`,
          ja: `「${name}」の「${submission}」は採点されていない`,
        },
        {
          en: "grade that part to its end",
          zh: "請將該份評分完畢",
          ja: "その部分を最後まで採点する",
        },
      );
    }
    members.push({ submission, slug, source, who, ...read });
  }
  return members;
}

async function readMember(
  source: Store,
  slug: string,
): Promise<Pick<GradedMember, "state" | "report"> | undefined> {
  try {
    const state = source.state(slug);
    return state && { state, report: await reportOfStream(source.events(slug)) };
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    throw new UsageError(error.message, {
      en: "grade that part again, which grades this submission anew",
      zh: "請再評分該份，此作業會重新評分",
      ja: "その部分をもう一度採点すると、この提出物が採点し直される",
    });
  }
}

function refuseParts(parts: readonly Part[], folder: string, out: string): void {
  const part = parts.find((one) => realPath(one.folder) === realPath(folder));
  if (!part) return;
  throw new UsageError({
    en: `"${out}" is one of the parts itself`,
    zh: `「${out}」本身就是其中一份`,
    ja: `「${out}」自体が部分の一つになっている`,
  }, OTHER_OUT);
}

/** Copies a submission's journal and pages, and marks it. */
function takeOver(
  { submission, slug, source, state, report, who }: GradedMember,
  registry: Registry,
): Grade {
  registry.store.copy(source, slug);
  const ordered = report && inOrder(report);
  const { trouble, confinement } = state;
  const attempt = { submission, slug, report: ordered, trouble, late: who?.late };
  const grade = gradeOf(attempt, registry.rubric);
  return { ...grade, confinement };
}

function timingsOf(folder: string): ReadonlyMap<string, number> {
  try {
    return readTimings(`${folder}/${TIMINGS_FILE}`);
  } catch {
    return new Map();
  }
}
