/** `grade --explain NAME`: how each point of a submission came about. @module */

import { fill, type Localized, UsageError } from "../../core/mod.ts";
import { missingGrade } from "../../grading/mod.ts";
import { renderExplanation } from "../../../reporters/jobs/mod.ts";
import { nearest } from "../../scenario/mod.ts";
import { EXIT, type ExitCode } from "../command.ts";
import { print } from "../../surroundings/mod.ts";
import { derive, type GradeOptions, markingOf, readResults } from "../../classroom/mod.ts";

/** Explains a mark from the journal and the rubric that are kept with the results. */
export async function explainGrade(
  name: string,
  { out, suites, language }: Pick<GradeOptions, "out" | "suites" | "language">,
): Promise<ExitCode> {
  const results = readResults(out);
  const { rubric } = await markingOf(results, suites);
  const { class: all, course } = results.plan;
  const member = all.find((one) => one.name === name || one.slug === name);
  const absent = course?.missing.find((one) => one.id === name);
  if (absent) {
    print(renderExplanation({ grade: missingGrade(absent, rubric), lines: [] }, language));
    return EXIT.conforms;
  }
  if (!member) throw unknown(name, all.map((one) => one.name));
  const derived = await derive(member, results, rubric);
  if (derived.kind === "derived") print(renderExplanation(derived.explanation, language));
  else {throw new UsageError(
      fill(NO_JOURNAL, { name }),
      derived.kind === "damaged" ? derived.why : GRADE,
    );}
  return EXIT.conforms;
}

function unknown(name: string, names: readonly string[]): UsageError {
  const close = nearest(name, names);
  const fix = close
    ? fill(MEANT, { close })
    : fill(ONE_OF, { names: names.slice(0, 20).join(", ") });
  return new UsageError(fill(NO_SUCH_SUBMISSION, { name }), fix);
}

const NO_SUCH_SUBMISSION: Localized = {
  en: 'No submission is called "{name}"',
  zh: "沒有名為「{name}」的作業",
  ja: "「{name}」という名前の提出物はない",
};
const MEANT: Localized = {
  en: "did you mean {close}?",
  zh: "你是指 {close} 嗎？",
  ja: "もしかして {close}",
};
const ONE_OF: Localized = {
  en: "name one of {names}",
  zh: "請指定其中之一：{names}",
  ja: "次のどれかを指定する：{names}",
};
const NO_JOURNAL: Localized = {
  en: 'Nothing is known of "{name}"',
  zh: "沒有「{name}」的紀錄",
  ja: "「{name}」の記録がない",
};
const GRADE: Localized = { en: "grade it first", zh: "請先評分", ja: "先に採点する" };
