/** `feedback`: each student's page, in a zip that a course site takes back. @module */

import { fill, type Localized, visible } from "../../core/mod.ts";
import { canvasFeedbackName, moodleFeedbackName, type ZipFile, zipOf } from "../../course/mod.ts";
import { type Command, EXIT } from "../command.ts";
import { readOptionsAmongWords } from "../options.ts";
import type { OptionNames } from "../option_names.ts";
import { writeWholeBytes } from "../../ledger/mod.ts";
import { chosenLanguage, complain, fromCaller, print, printHelp } from "../../surroundings/mod.ts";
import { resultsNamed } from "./gradebook_command.ts";
import { FEEDBACK_HELP } from "./gradebook_help.ts";
import { readResults, type Results, type Who } from "../../classroom/mod.ts";
import { siteMissing } from "./site_missing.ts";

const OPTIONS: OptionNames = { values: ["for", "out", "lang"] };
const PAGE = "index.html";

/** The sites that take files for students back. */
const FEEDBACK_SITES = ["moodle", "canvas"] as const;
type FeedbackSite = typeof FEEDBACK_SITES[number];

/** Packs the pages of a class. */
export const feedback: Command = {
  name: "feedback",
  summary: {
    en: "Pack the page of each student for upload to Moodle or Canvas",
    zh: "把學生的報告頁打包給 Moodle 或 Canvas",
    ja: "学生のページを Moodle や Canvas 用にまとめる",
  },
  help: FEEDBACK_HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptionsAmongWords(args, OPTIONS);
    if (options.flags.has("help")) {
      printHelp(FEEDBACK_HELP, args);
      return EXIT.conforms;
    }
    const site = FEEDBACK_SITES.find((one) => one === options.values.get("for"));
    if (!site) throw siteMissing(FEEDBACK_SITES);
    const results = readResults(resultsNamed(options));
    const { files, lost } = await pagesOf(results, site);
    const out = options.values.get("out") ?? "feedback.zip";
    writeWholeBytes(fromCaller(out), await zipOf(files));
    const language = chosenLanguage(options);
    print(`${fill(PACKED, { count: files.length, out })[language]}\n`);
    if (lost.length === 0) return EXIT.conforms;
    const names = lost.map((name) => visible(name, 60)).join(", ");
    complain(fill(LOST[site], { names })[language]);
    return EXIT.inconclusive;
  },
};

async function pagesOf({ plan, store }: Results, site: FeedbackSite) {
  const files: ZipFile[] = [];
  const lost: string[] = [];
  const fits = plan.course?.site === site || plan.course?.site === "plain" && site === "moodle";
  for (const { name, slug, who } of plan.class) {
    const text = pageIn(`${store.folder}/submissions/${slug}/${PAGE}`);
    const own = text === undefined || !who || !fits ? [] : await FILES[site](who, text);
    if (own.length === 0) lost.push(name);
    files.push(...own);
  }
  return { files, lost };
}

/** The files of one submission; none where a student cannot be named to the site. */
const FILES: Readonly<
  Record<FeedbackSite, (who: Who, page: string) => Promise<readonly ZipFile[]>>
> = { moodle: forMoodle, canvas: forCanvas };

function forMoodle({ students }: Who, page: string): Promise<readonly ZipFile[]> {
  const names = students.map((student) => moodleFeedbackName(student, "feedback.html"));
  const whole = !names.includes(undefined);
  const files = names.flatMap((name) => name ? [{ name, contents: page }] : []);
  return Promise.resolve(whole ? files : []);
}

/** Canvas shows a file under the name of the student's upload, so only a zip can hold the page. */
async function forCanvas(
  { students, uploads = [] }: Who,
  page: string,
): Promise<readonly ZipFile[]> {
  const upload = uploads.findLast(({ file }) => /\.zip$/i.test(file))?.upload;
  const siteId = students[0]?.siteId;
  if (upload === undefined || siteId === undefined) return [];
  const contents = await zipOf([{ name: "feedback.html", contents: page }]);
  return [{ name: canvasFeedbackName(siteId, upload, ".zip"), contents }];
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
const LOST: Readonly<Record<FeedbackSite, Localized>> = {
  moodle: {
    en: "Not in it, since there is no page or no number of Moodle's: {names}",
    zh: "未放入（沒有頁面或沒有 Moodle 編號）：{names}",
    ja: "ページか Moodle の番号がないため入っていないもの：{names}",
  },
  canvas: {
    en: "Not in it, since there is no page, or no zip of the student's to answer: {names}",
    zh: "未放入（沒有頁面，或學生繳交的不是 zip）：{names}",
    ja: "ページがないか、学生の提出が zip ではないため入っていないもの：{names}",
  },
};
