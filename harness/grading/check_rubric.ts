/** What the form of a rubric cannot tell: that names are known and lines can be told apart. @module */

import { fill, GRADEBOOK_COLUMNS } from "../core/mod.ts";
import {
  CANNOT,
  complain,
  complainOfKey,
  type Complaint,
  type DocumentPath,
  FIX,
  isMapping,
  shown,
} from "../scenario/mod.ts";
import { RUBRIC, RUBRIC_FIX } from "./rubric_words.ts";
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
  readonly path: DocumentPath;
}

function checkSelector({ value, path }: ListItem, selection: Selection): readonly Complaint[] {
  if (!isMapping(value)) return [];
  const [first, second] = SELECTORS.filter((key) => key in value);
  if (first === undefined) {
    const fix = fill(RUBRIC_FIX.addOneOf, { list: SELECTORS.join(", ") });
    return [complain(path, RUBRIC.about, fix)];
  }
  if (second !== undefined) {
    const message = fill(RUBRIC.together, { first, second });
    return [complainOfKey([...path, second], message, FIX.oneOfTwo)];
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
    return [complain(here, fill(CANNOT.listTwice, { word: shown(name) }), FIX.oneOfTwo)];
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
      return [complain(here, fill(RUBRIC.nameLine, { word: shown(id) }), RUBRIC_FIX.columnTaken)];
    }
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [complain(here, fill(RUBRIC.twoLines, { word: shown(id) }), RUBRIC_FIX.otherId)];
  });
}

/** A value and a list of values alike. */
function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}
