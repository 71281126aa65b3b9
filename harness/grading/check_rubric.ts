/** What the form of a rubric cannot tell: that names are known and lines can be told apart. @module */

import { GRADEBOOK_COLUMNS } from "../core/mod.ts";
import { type Complaint, isMapping, type Path, quoted } from "../scenario/mod.ts";
import { type Selection, type SelectorName, SELECTORS } from "./selection.ts";

/** Complaints about a rubric as YAML gave it, whether or not it has the form of one. */
export function checkRubric(file: unknown, selection: Selection): readonly Complaint[] {
  if (!isMapping(file)) return [];
  const entries = (key: string): readonly ListItem[] =>
    listOf(file[key]).map((value, index) => ({ value, path: [key, index] }));
  const caps = entries("caps").map(({ value, path }) => ({
    value: isMapping(value) ? value["when"] : undefined,
    path: [...path, "when"],
  }));
  const selectors = [...entries("lines"), ...caps, ...entries("excludes")];
  return [
    ...selectors.flatMap((entry) => checkSelector(entry, selection)),
    ...checkNames("scenario", { value: file["hidden"], path: ["hidden"] }, selection),
    ...checkIds(entries("lines")),
  ];
}

/** The id that a line has without one of its own. */
export function ownName(line: Readonly<Record<string, unknown>>): string {
  return SELECTORS.flatMap((key) => listOf(line[key])).join(", ");
}

interface ListItem {
  readonly value: unknown;
  readonly path: Path;
}

function checkSelector({ value, path }: ListItem, selection: Selection): readonly Complaint[] {
  if (!isMapping(value)) return [];
  const [first, second] = SELECTORS.filter((key) => key in value);
  if (first === undefined) {
    return [complain(path, "Cannot tell what this is about", `add one of ${SELECTORS.join(", ")}`)];
  }
  if (second !== undefined) {
    const message = `Cannot read "${first}" and "${second}" together`;
    return [{ ...complain([...path, second], message, "keep one of the two"), on: "key" }];
  }
  return checkNames(first, { value: value[first], path: [...path, first] }, selection);
}

function checkNames(
  kind: SelectorName,
  { value, path }: ListItem,
  selection: Selection,
): readonly Complaint[] {
  const names = listOf(value);
  return names.flatMap((name, index) => {
    // What is no word at all, or no level, the form complains about.
    if (typeof name !== "string" || (kind === "level" && !LEVEL.test(name))) return [];
    const here = Array.isArray(value) ? [...path, index] : path;
    const misnomer = selection.misnomer(kind, name);
    if (misnomer) return [complain(here, misnomer.message, misnomer.fix)];
    if (names.indexOf(name) === index) return [];
    return [complain(here, `Cannot list ${quoted(name)} twice`, "keep one of the two")];
  });
}

const LEVEL = /^(?:MUST|SHOULD|MAY)$/;
const TAKEN: readonly string[] = [...GRADEBOOK_COLUMNS.before, ...GRADEBOOK_COLUMNS.after];

function checkIds(lines: readonly ListItem[]): readonly Complaint[] {
  const seen = new Set<string>();
  return lines.flatMap(({ value, path }) => {
    if (!isMapping(value)) return [];
    const own = typeof value["id"] === "string" ? value["id"].trim() : undefined;
    const id = own ?? ownName(value);
    const here = own === undefined ? path : [...path, "id"];
    if (id === "") return [];
    if (TAKEN.includes(id)) {
      return [complain(here, `Cannot name a line ${quoted(id)}`, "the gradebook has that column")];
    }
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [complain(here, `Cannot tell two lines ${quoted(id)} apart`, 'add another "id: …"')];
  });
}

/** A value and a list of values alike. */
function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

function complain(path: Path, message: string, fix: string): Complaint {
  return { path, on: "value", message, fix };
}
