/** Students that handed in nothing. @module */

import type { Grade, Localized } from "../core/mod.ts";
import { gradeOf } from "./marks.ts";
import type { Rubric } from "./rubric.ts";

/** The grade of a student without a submission: 0, or no points at all, as the rubric says. */
export function missingGrade(
  { id, name }: { readonly id?: string; readonly name?: string },
  rubric: Rubric,
): Grade {
  const trouble = { standing: "missing", why: NOTHING } as const;
  const grade = gradeOf({ submission: id ?? name ?? "", slug: "", trouble }, rubric);
  return rubric.missing === "empty" ? { ...grade, unmarked: true } : grade;
}

const NOTHING: Localized = {
  en: "The roster has this student, who handed in nothing",
  zh: "名單上有這位學生，但未繳交作業",
  ja: "名簿にあるが、提出していない",
};
