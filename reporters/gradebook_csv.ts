/** A gradebook for spreadsheets. @module */

import {
  type Grade,
  type Gradebook,
  GRADEBOOK_COLUMNS,
  inLanguage,
  type Language,
  visible,
} from "../harness/core/mod.ts";

/** How the text is to be. */
export interface CsvOptions {
  readonly language: Language;
  /** Begins with a byte order mark, by which some spreadsheets tell UTF-8. */
  readonly bom?: boolean;
}

const LONGEST = 4000;
// Spreadsheets take a cell that begins so for a formula, blanks before it or not.
const SIGN = "[=+\\-@＝＋－＠﹢﹣﹫﹦−\\t\\r]";
const FORMULA = new RegExp(`^[\\s'"]*${SIGN}`, "u");
// Where the semicolon parts cells, what follows one is a cell of its own.
const PARTED = new RegExp(`;(?=[\\s'"]*${SIGN})`, "gu");

/** One row per submission under a row of names; RFC 4180 with CRLF, and no cell is a formula. */
export function gradebookCsv(gradebook: Gradebook, options: CsvOptions): string {
  const { before, after } = GRADEBOOK_COLUMNS;
  const names = [...before, ...gradebook.lines.map(({ id }) => id), ...after];
  const rows = gradebook.grades.map((grade) => cellsOf(grade, gradebook, options));
  const text = [names, ...rows].map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
  return options.bom ? `\ufeff${text}` : text;
}

type CsvValue = string | number;

function cellsOf(
  grade: Grade,
  { lines }: Gradebook,
  { language }: CsvOptions,
): readonly CsvValue[] {
  const { submission, points, most, atMost, standing, counts, broken, marks, why, caps } = grade;
  const { passed, warned, failed, skipped, errored } = counts;
  const notes = [...why === undefined ? [] : [why], ...caps];
  return [
    ...[
      submission,
      grade.unmarked ? "" : points,
      most,
      atMost,
      standing,
      passed,
      warned,
      failed,
      skipped,
      errored,
    ],
    ...lines.map(({ id }) => marks.find((mark) => mark.id === id)?.points ?? ""),
    broken.join(" "),
    notes.map((note) => firstLine(inLanguage(note, language))).join("; "),
  ];
}

/** A cell is no place for a whole file; pages and `build.log` have the rest. */
function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}

/** A number as it is; text without line ends, controls or formulas. */
function cell(value: CsvValue): string {
  if (typeof value === "number") return String(value);
  const shown = visible(value, LONGEST);
  // An apostrophe says to a spreadsheet, and to a reader, that this is text.
  const start = FORMULA.test(shown) || FORMULA.test(value) ? "'" : "";
  const text = `${start}${shown.replace(PARTED, ";'")}`;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
