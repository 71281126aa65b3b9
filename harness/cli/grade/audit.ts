/** `audit`: whether every mark follows from the journals and the rubric. @module */

import { fill, type Grade, LANGUAGES, type Localized } from "../../core/mod.ts";
import { differencesOf } from "../../grading/mod.ts";
import { gradebookCsv } from "../../../reporters/jobs/mod.ts";
import { type Command, EXIT } from "../command.ts";
import { readOptionsAmongWords } from "../options.ts";
import type { OptionNames } from "../option_names.ts";
import { chosenLanguage, print, printHelp } from "../../surroundings/mod.ts";
import {
  AUDIT_WORDS,
  type Audited,
  type AuditLine,
  compare,
  derive,
  differenceText,
  lineText,
  type Marking,
  markingOf,
  readResults,
  type Results,
} from "../../classroom/mod.ts";
import { AUDIT_HELP } from "./audit_help.ts";
import { resultsNamed } from "./gradebook_command.ts";

const OPTIONS: OptionNames = { values: ["against", "lang"], lists: ["suite"] };

/** Derives marks again. */
export const audit: Command = {
  name: "audit",
  summary: {
    en: "Recompute every mark, or compare two graders",
    zh: "重新推算每個分數，或比較兩位助教的結果",
    ja: "すべての得点を計算し直す、または二つの採点を比べる",
  },
  help: AUDIT_HELP,
  options: OPTIONS,
  run: async (args) => {
    const options = readOptionsAmongWords(args, OPTIONS);
    if (options.flags.has("help")) {
      printHelp(AUDIT_HELP, args);
      return EXIT.conforms;
    }
    const results = readResults(resultsNamed(options));
    const language = chosenLanguage(options);
    const suites = options.lists.get("suite") ?? [];
    const other = options.values.get("against");
    const { text, differs } = other === undefined
      ? await audited(results, await markingOf(results, suites))
      : await compare(results, readResults(other), suites);
    print(`${text.map((line) => lineText(line, language)).join("\n")}\n`);
    return differs ? EXIT.violations : EXIT.conforms;
  },
};

async function audited(results: Results, { rubric }: Marking): Promise<Audited> {
  const { plan, book } = results;
  const kept = new Map(book.grades.map((grade) => [grade.submission, grade]));
  const mine = plan.class.filter(({ shard }) => shard === plan.shard.index);
  const lines: AuditLine[] = [];
  for (const member of mine) {
    const { name } = member;
    const grade = kept.get(name);
    const found = grade
      ? await differencesFor(grade, await derive(member, results, rubric), results)
      : [AUDIT_WORDS.notKept];
    lines.push(...found.map((what) => ({ name, what })));
  }
  lines.push(...strangers(results).map((name) => ({ name, what: AUDIT_WORDS.stranger })));
  if (!isCsvOf(results)) lines.push({ what: AUDIT_WORDS.csv });
  const count = new Set(lines.map(({ name }) => name)).size;
  const words = lines.length === 0 ? AUDIT_WORDS.same : AUDIT_WORDS.found;
  const values = { count: lines.length === 0 ? mine.length : count, all: mine.length };
  return { text: [{ what: fill(words, values) }, ...lines], differs: lines.length > 0 };
}

async function differencesFor(
  grade: Grade,
  derived: Awaited<ReturnType<typeof derive>>,
  { store }: Results,
): Promise<readonly Localized[]> {
  switch (derived.kind) {
    case "unknown":
      // A submission that was never graded, or could not be read, has no journal and no certain points.
      return grade.points === 0 && grade.standing !== "graded" ? [] : [AUDIT_WORDS.noJournal];
    case "damaged":
      return [derived.why];
    case "derived": {
      const found = differencesOf(grade, derived.explanation.grade).map(differenceText);
      const score = await scoreOf(`${store.folder}/submissions/${grade.slug}/results.json`);
      const other = score !== undefined && score !== grade.points;
      return other ? [...found, fill(AUDIT_WORDS.student, { score })] : found;
    }
  }
}

async function scoreOf(path: string): Promise<number | undefined> {
  try {
    const { score } = JSON.parse(await Deno.readTextFile(path));
    return typeof score === "number" ? score : NaN;
  } catch (error) {
    return error instanceof Deno.errors.NotFound ? undefined : NaN;
  }
}

function strangers({ plan, book }: Results): readonly string[] {
  const known = new Set([
    ...plan.class.map(({ name }) => name),
    ...(plan.course?.missing ?? []).map(({ id, name }) => id ?? name ?? ""),
  ]);
  return book.grades.map(({ submission }) => submission).filter((name) => !known.has(name));
}

/** The table is the gradebook in one of the languages, with a byte order mark or without. */
function isCsvOf({ book, store }: Results): boolean {
  const text = readText(`${store.folder}/gradebook.csv`);
  if (text === undefined) return false;
  const plain = text.replace(/^\ufeff/, "");
  return LANGUAGES.some((language) => gradebookCsv(book, { language }) === plain);
}

function readText(path: string): string | undefined {
  try {
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(Deno.readFileSync(path));
  } catch {
    return undefined;
  }
}
