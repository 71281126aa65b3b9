/** Any YAML file with a form, read, or everything that is wrong with it. @module */

import * as v from "valibot";
import { err, ok, type Result, type Span } from "../core/mod.ts";
import { complaintsOf } from "./complain.ts";
import { readPlaces } from "./locate.ts";
import { readYaml } from "./read_yaml.ts";
import type { Fault } from "./fault.ts";
import type { Advice, Complaint } from "./say.ts";

/** Something wrong in a file, its place, how to fix it, and the line it stands on. */
export interface ScenarioProblem extends Advice {
  readonly at: Span;
  readonly line: string;
}

/** A file by the name people know it under. */
export interface DocumentSource {
  readonly file: string;
  readonly text: string;
}

const MOST_PROBLEMS = 50;
const MOST_LOCATED = 500;

/** What a file says; `check` complains about what its form alone cannot tell. */
export async function parseDocument<const Schema extends v.GenericSchema>(
  source: DocumentSource,
  schema: Schema,
  check: (value: unknown) => readonly Complaint[] = () => [],
): Promise<Result<v.InferOutput<Schema>, readonly ScenarioProblem[]>> {
  const text = source.text.replace(/^\ufeff/, "");
  const reading = await readYaml(text);
  // What follows the first mistake in the syntax is mostly its echo.
  if (!reading.ok) return err(problemsOf(source.file, text, reading.error).slice(0, 1));
  const { value, faults } = reading.value;
  const checked = v.safeParse(schema, value);
  const complaints = [...complaintsOf(checked.issues ?? []), ...check(value)];
  if (checked.success && complaints.length === 0 && faults.length === 0) return ok(checked.output);
  return err(problemsOf(source.file, text, [...faults, ...await located(text, complaints)]));
}

/** Complaints with the places of what they are about. */
export async function located(
  text: string,
  complaints: readonly Complaint[],
): Promise<readonly Fault[]> {
  if (complaints.length === 0) return [];
  const places = await readPlaces(text);
  return complaints.slice(0, MOST_LOCATED).map(({ path, on, message, fix }) => ({
    at: places.place(path, on),
    message,
    fix,
  }));
}

/** Faults as problems of a file, in the order of the file. */
export function problemsOf(
  file: string,
  text: string,
  faults: readonly Fault[],
): readonly ScenarioProblem[] {
  const lines = text.split("\n");
  return faults.map(({ at, message, fix }) => ({
    at: { file, ...at },
    message,
    fix,
    line: (lines[at.line - 1] ?? "").replace(/\r$/, ""),
  })).sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column).slice(0, MOST_PROBLEMS);
}
