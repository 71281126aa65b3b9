/** A rubric read, or everything that is wrong with it. @module */

import { err, ok, type Result } from "../core/mod.ts";
import { type DocumentSource, parseDocument, type ScenarioProblem } from "../scenario/mod.ts";
import { checkRubric, ownName } from "./check_rubric.ts";
import { MARK_WORDS } from "./mark_words.ts";
import type { Gradable, Rubric, RubricLine, Scope } from "./rubric.ts";
import { type ReadRubric, rubricSchema, type Selector } from "./rubric_schema.ts";
import { RUBRIC_FIX } from "./rubric_words.ts";
import { Selection, SELECTORS } from "./selection.ts";

/** The rubric of a file, or all its problems in the order of the file. */
export async function parseRubric(
  source: DocumentSource,
  known: Gradable,
): Promise<Result<Rubric, readonly ScenarioProblem[]>> {
  const selection = new Selection(known);
  const read = await parseDocument(
    source,
    rubricSchema,
    (value) => checkRubric(value, selection),
  );
  if (read.ok) return ok(build(read.value, selection));
  // An empty file is told the same of all documents, but every one wants something else.
  const isEmpty = source.text.trim() === "";
  return err(isEmpty ? read.error.map((one) => ({ ...one, fix: RUBRIC_FIX.worth })) : read.error);
}

/** What holds without a rubric: 90 points for what is required, 10 for what is recommended. */
export function defaultRubric(known: Gradable): Rubric {
  const selection = new Selection(known);
  const required = selection.scope("level", ["MUST"]);
  const recommended = selection.scope("level", ["SHOULD"]);
  const both = required.ids.length > 0 && recommended.ids.length > 0;
  const base = { partial: true, hidden: false };
  const lines = [
    { ...base, id: "MUST", title: MARK_WORDS.must, scope: required, points: both ? 90 : 100 },
    {
      ...base,
      id: "SHOULD",
      title: MARK_WORDS.should,
      scope: recommended,
      points: both ? 10 : 100,
    },
  ];
  return {
    title: MARK_WORDS.marks,
    credit: { warned: 1 },
    lines: lines.filter(({ scope }) => scope.ids.length > 0),
    caps: [],
    hidden: [],
    excludes: [],
    citations: selection.citations,
  };
}

function build(read: ReadRubric, selection: Selection): Rubric {
  const hidden = selection.scope("scenario", read.hidden ?? []).ids;
  return {
    title: read.title ?? MARK_WORDS.marks,
    credit: { warned: read.credit?.warned ?? 1 },
    lines: read.lines.map((line) => buildLine(line, { hidden, selection })),
    caps: (read.caps ?? []).map(({ when, most, reason }) => ({
      scope: scopeOf(when, selection),
      most,
      ...reason === undefined ? {} : { reason },
    })),
    hidden,
    excludes: (read.excludes ?? []).map((exclude) => ({
      scope: scopeOf(exclude, selection),
      reason: exclude.reason,
      ...exclude.for && { only: exclude.for },
    })),
    ...read.late && { late: read.late },
    ...read.due && { due: read.due },
    ...read.several && { several: read.several },
    ...read.missing && { missing: read.missing },
    citations: selection.citations,
  };
}

function buildLine(
  line: ReadRubric["lines"][number],
  { hidden, selection }: { readonly hidden: readonly string[]; readonly selection: Selection },
): RubricLine {
  const scope = scopeOf(line, selection);
  const id = line.id?.trim() ?? ownName(line);
  const unseen = scope.kind === "scenarios" && scope.ids.every((each) => hidden.includes(each));
  return {
    id,
    title: line.title ?? id,
    scope,
    points: line.points,
    partial: line.partial ?? true,
    hidden: (line.hidden ?? false) || unseen,
  };
}

function scopeOf(selector: Selector, selection: Selection): Scope {
  const key = SELECTORS.find((each) => selector[each] !== undefined) ?? "scenario";
  return selection.scope(key, selector[key] ?? []);
}
