/**
 * The places of the steps in a good file, by a look at its lines: the `yaml` package takes longer
 * to load than all bundled scenarios to read. In block style a line that starts with a dash at the
 * indentation of a list can only be an item of it. If the number of steps differs from the
 * parser's, the scan gives up, and the `yaml` package reads the file. @module
 */

import type { Position } from "./locate.ts";
import { isMapping } from "./say.ts";

/** A step's place with the places of the steps inside it. */
export interface StepPlace extends Position {
  readonly inner: readonly StepPlace[];
}

interface Block {
  readonly lines: readonly string[];
  /** Lines from here up to but not including `end` belong to it. */
  readonly from: number;
  readonly end: number;
}

/** Places for `steps` as the parser read them; undefined where the lines do not tell. */
export function findSteps(text: string, steps: unknown): readonly StepPlace[] | undefined {
  const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
  return stepsAt({ lines, from: 0, end: lines.length }, 0, steps);
}

/** The steps under a key `steps` that stands at column `indent`. */
function stepsAt(block: Block, indent: number, steps: unknown): readonly StepPlace[] | undefined {
  if (!Array.isArray(steps)) return undefined;
  const heads = indicesWhere(block, (line) => STEPS.test(blanked(line, indent)));
  const first = heads[0];
  if (first === undefined || heads.length !== 1) return undefined;
  const items = itemsBelow({ ...block, from: first + 1 }, indent);
  if (items.length !== steps.length) return undefined;
  const places = items.map((item, index) => placeOf(item, steps[index]));
  return places.every((place) => place !== undefined) ? places : undefined;
}

const STEPS = /^steps:[ ]*(?:#.*)?$/;
const ITEM = /^( *)-( +)(?=[^\s#&*!?|>%@`-])/;

/** The line from `indent` on if all before it is blank, or the dash of the item it belongs to. */
function blanked(line: string, indent: number): string {
  return /^ *(?:- *)?$/.test(line.slice(0, indent)) ? line.slice(indent) : "";
}

function itemsBelow({ lines, from, end }: Block, indent: number): readonly Block[] {
  const content = (line: string): boolean => !/^\s*(?:#.*)?$/.test(line);
  const first = indicesWhere({ lines, from, end }, content)[0] ?? end;
  const width = indentOf(lines[first] ?? "");
  if (width < indent) return [];
  const over = (line: string): boolean =>
    content(line) && (indentOf(line) < width || (indentOf(line) === width && !/^ *- /.test(line)));
  const stop = indicesWhere({ lines, from: first, end }, over)[0] ?? end;
  const starts = indicesWhere(
    { lines, from: first, end: stop },
    (line) => indentOf(line) === width && line[width] === "-",
  );
  return starts.map((start, index) => ({ lines, from: start, end: starts[index + 1] ?? stop }));
}

function placeOf(item: Block, step: unknown): StepPlace | undefined {
  const [head] = ITEM.exec(item.lines[item.from] ?? "") ?? [];
  if (head === undefined) return undefined;
  const own = { line: item.from + 1, column: head.length + 1 };
  if (!isMapping(step) || !("repeat" in step)) return { ...own, inner: [] };
  const inner = stepsAt(item, head.length, step["steps"]);
  return inner && { ...own, inner };
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function indicesWhere({ lines, from, end }: Block, test: (line: string) => boolean): number[] {
  const found: number[] = [];
  for (let index = from; index < end; index++) if (test(lines[index] ?? "")) found.push(index);
  return found;
}
