/** What every part of the console's text needs to know. @module */

import type { Language } from "../../harness/core/mod.ts";
import { type Label, label } from "../labels.ts";
import { cutTo, padTo, widest, widthOf, wrap, wrapWords } from "../width.ts";
import type { Paint } from "./paint.ts";

/** How the text is to look. */
export interface View {
  readonly language: Language;
  readonly paint: Paint;
  readonly width: number;
  readonly verbose: boolean;
}

const MOST_WIDTH = 110;

/** The title of a section with a note on what is in it. */
export function heading(name: Label, note: string, { language, paint }: View): string {
  const title = paint("bold", label(name, language));
  return note === "" ? title : `${title}  ${paint("dim", note)}`;
}

/** The lines under a label, the label once in a column of its own. */
export function labelled(
  { name, lines, column }: {
    readonly name: Label;
    readonly lines: readonly string[];
    readonly column: number;
  },
  { language, paint }: View,
): readonly string[] {
  const first = paint("dim", padTo(label(name, language), column));
  return lines.map((line, at) => `  ${at === 0 ? first : " ".repeat(column)}  ${line}`);
}

/** How wide the column must be in which these labels stand. */
export function columnOf(names: readonly Label[], { language }: View): number {
  return widest(names.map((name) => label(name, language)));
}

/** Prose in lines that fit to the right of `indent` columns; very wide lines are hard to read. */
export function folded(text: string, indent: number, view: View): readonly string[] {
  return wrap(text, roomFor(indent, view));
}

/** The same for a sentence with words of an engine, of which one may be wider than a line. */
export function foldedWords(text: string, indent: number, view: View): readonly string[] {
  return wrapWords(text, roomFor(indent, view));
}

function roomFor(indent: number, { width }: View): number {
  return Math.max(20, Math.min(width, MOST_WIDTH) - indent);
}

/** Words of an engine in lines that fit to the right of `indent` columns, and where all of them are. */
export function fitting(
  lines: readonly string[],
  indent: number,
  { width, language, paint }: View,
): readonly string[] {
  const room = Math.max(20, width - indent);
  if (lines.every((line) => widthOf(line) <= room)) return lines;
  return [...lines.map((line) => cutTo(line, room)), paint("dim", label("cut", language))];
}
