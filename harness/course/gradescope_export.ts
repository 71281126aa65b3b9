/** What Gradescope says about the submissions of an export. @module */

import { parse } from "@std/yaml";
import { err, isRecord, ok, type Result } from "../core/mod.ts";
import { timeOf } from "./time.ts";

/** One submission of an export. */
export interface ExportedSubmission {
  readonly folder: string;
  readonly submitters: readonly Submitter[];
  readonly submittedMs?: number;
}

/** One of those who handed it in. */
export interface Submitter {
  readonly name?: string;
  readonly id?: string;
  readonly email?: string;
}

const MOST_SUBMITTERS = 100;

/** Reads `submission_metadata.yml`, whose keys are written as Ruby's symbols. */
export function readExport(text: string): Result<readonly ExportedSubmission[], string> {
  let read: unknown;
  try {
    // Nothing is a number or a date here: an id may begin with zeros.
    read = parse(text, { schema: "failsafe" });
  } catch (error) {
    return err(error instanceof Error ? error.message.split("\n", 1)[0] ?? "" : String(error));
  }
  if (!isRecord(read)) return err("It is not a list of submissions");
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
