/** `feedback`: each student's page, in a zip that a course site takes back. @module */

import { fill, type Localized, UsageError, visible } from "../../core/mod.ts";
import { moodleFeedbackName, zipOf } from "../../course/mod.ts";
import { printHelp } from "../called_as.ts";
import { type Command, EXIT } from "../command.ts";
import { readOptionsAmongWords } from "../options.ts";
import type { OptionNames } from "../option_names.ts";
import { writeWholeBytes } from "../../ledger/mod.ts";
import { chosenLanguage, complain, fromCaller, print } from "../surroundings.ts";
import { resultsNamed } from "./gradebook_command.ts";
import { FEEDBACK_HELP } from "./gradebook_help.ts";
import { readResults, type Results } from "./results.ts";

const OPTIONS: OptionNames = { values: ["for", "out", "lang"] };
const PAGE = "index.html";

/** Packs the pages of a class. */
export const feedback: Command = {
  name: "feedback",
  summary: {
    en: "Pack a page for each student, as Moodle takes it",
    zh: "把學生的報告頁打包給 Moodle",
    ja: "学生のページを Moodle 用にまとめる",
  },
  help: FEEDBACK_HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptionsAmongWords(args, OPTIONS);
    if (options.flags.has("help")) {
      printHelp(FEEDBACK_HELP, args);
      return EXIT.conforms;
    }
    if (options.values.get("for") !== "moodle") throw new UsageError(NO_SITE, NAME_SITE);
    const results = readResults(resultsNamed(options));
    const { files, lost } = pagesOf(results);
    const out = options.values.get("out") ?? "feedback.zip";
    writeWholeBytes(fromCaller(out), await zipOf(files));
    const language = chosenLanguage(options);
    print(`${fill(PACKED, { count: files.length, out })[language]}\n`);
    if (lost.length === 0) return EXIT.conforms;
    complain(fill(LOST, { names: lost.map((name) => visible(name, 60)).join(", ") })[language]);
    return EXIT.inconclusive;
  },
};

function pagesOf({ plan, store }: Results) {
  const files: { name: string; text: string }[] = [];
  const lost: string[] = [];
  for (const { name, slug, who } of plan.class) {
    const text = pageIn(`${store.folder}/submissions/${slug}/${PAGE}`);
    const fits = plan.course?.site === "moodle" || plan.course?.site === "plain";
    const names = fits
      ? (who?.students ?? []).map((student) => moodleFeedbackName(student, "feedback.html"))
      : [];
    if (text === undefined || names.length === 0 || names.includes(undefined)) lost.push(name);
    if (text !== undefined) files.push(...names.flatMap((one) => one ? [{ name: one, text }] : []));
  }
  return { files, lost };
}

function pageIn(path: string): string | undefined {
  try {
    return Deno.readTextFileSync(path);
  } catch {
    return undefined;
  }
}

const PACKED: Localized = {
  en: "{count} pages in {out}",
  zh: "{out} 中有 {count} 頁",
  ja: "{out} に {count} ページ",
};
const LOST: Localized = {
  en: "Not in it, since there is no page or no number of Moodle's: {names}",
  zh: "未放入（沒有頁面或沒有 Moodle 編號）：{names}",
  ja: "ページか Moodle の番号がないため入っていないもの：{names}",
};
const NO_SITE: Localized = {
  en: "The course site is missing",
  zh: "缺少課程網站",
  ja: "コースサイトの指定がない",
};
const NAME_SITE: Localized = {
  en: "say it with --for moodle, the site that takes such a zip",
  zh: "請用 --for moodle 指定（可收此種 zip 的網站）",
  ja: "--for moodle で指定する（この形の zip を受け取るサイト）",
};
