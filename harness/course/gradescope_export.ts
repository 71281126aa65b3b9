/** What Gradescope says about the submissions of an export. @module */

import { parse } from "@std/yaml";
import { err, fill, isRecord, type Localized, ok, type Result } from "../core/mod.ts";
import { timeOf } from "./time.ts";

/** One submission of an export. */
export interface ExportedSubmission {
  readonly folder: string;
  readonly submitters: readonly Submitter[];
  readonly submittedMs?: number;
}

/** One of the students that handed it in. */
export interface Submitter {
  readonly name?: string;
  readonly id?: string;
  readonly email?: string;
}

const MOST_SUBMITTERS = 100;

/** Reads `submission_metadata.yml`, whose keys are written as Ruby's symbols. */
export function readExport(text: string): Result<readonly ExportedSubmission[], Localized> {
  let read: unknown;
  try {
    // Nothing is a number or a date here: an id may begin with zeros.
    read = parse(text, { schema: "failsafe" });
  } catch (error) {
    const said = error instanceof Error ? error.message.split("\n", 1)[0] ?? "" : String(error);
    return err(fill(NOT_YAML, { said }));
  }
  if (!isRecord(read)) return err(NO_LIST);
  return ok(Object.entries(read).flatMap(([folder, facts]) => exported(folder, facts)));
}

function exported(folder: string, facts: unknown): readonly ExportedSubmission[] {
  if (!isRecord(facts)) return [];
  const people = facts[":submitters"];
  const submitters = (Array.isArray(people) ? people : []).slice(0, MOST_SUBMITTERS)
    .filter(isRecord).map((one): Submitter => ({
      ...said("name", one[":name"]),
      ...said("id", one[":sid"]),
      ...said("email", one[":email"]),
    }));
  const at = facts[":created_at"];
  const submittedMs = typeof at === "string" ? timeOf(at)?.ms : undefined;
  return [{ folder, submitters, ...submittedMs === undefined ? {} : { submittedMs } }];
}

function said(key: keyof Submitter, value: unknown): Submitter {
  const text = typeof value === "string" ? value.trim() : "";
  return text === "" ? {} : { [key]: text };
}

const NOT_YAML: Localized = {
  en: "it is not YAML: {said}",
  zh: "它不是 YAML（{said}）",
  ja: "YAML ではない（{said}）",
};
const NO_LIST: Localized = {
  en: "it is not a list of submissions",
  zh: "它不是作業清單",
  ja: "提出物の一覧ではない",
};
