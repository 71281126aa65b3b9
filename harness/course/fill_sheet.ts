/** Fills a course site's sheet with marks, and touches nothing else. @module */

import { lower, type Student } from "./roster.ts";
import { type Edit, type Edited, type Sheet, withEdits } from "./sheet.ts";
import { numberOf, type SiteSheet, type StudentRow } from "./site_sheet.ts";

/** What a submission earned, for each of its students. */
export interface GivenMark {
  readonly submission: string;
  readonly students: readonly Student[];
  /** Undefined where the marks are open, or there are none: the cell stays as it is. */
  readonly points?: number;
  /** There are none and will be none: nothing was handed in, and the rubric leaves that empty. */
  readonly isUnmarked?: boolean;
  /** What the points are out of: less than others have where something is excluded for these. */
  readonly most: number;
  /** For one student's row, in that student's language. */
  readonly comment?: (student: Student) => string;
}

/** How a sheet is filled. */
export interface FillOptions {
  /** Points are converted where the sheet's maximum is another one. */
  readonly scale: boolean;
}

/** A sheet that was filled, and all that was not. */
export interface Filled extends Edited {
  readonly filled: number;
  /** Cells that held other points before. */
  readonly replaced: readonly {
    readonly label: string;
    readonly from: string;
    readonly to: string;
  }[];
  /** Submissions, or students of one, that no row is for. */
  readonly unknown: readonly string[];
  /** Rows for which there are no marks. */
  readonly unmatched: readonly string[];
  /** Submissions whose marks are open. */
  readonly open: readonly string[];
  /** Students that two rows or two submissions fit. */
  readonly ambiguous: readonly string[];
  /** Submissions that have no points by the rubric: those of students who handed in nothing. */
  readonly unmarked: readonly string[];
  /** Rows whose maximum is another than that of the marks. */
  readonly otherMost: readonly string[];
  /** Rows that the site would not take back changed. */
  readonly locked: readonly string[];
}

/** Fills in points, and comments where the sheet has a column for them. */
export function fillSheet(
  sheet: Sheet,
  layout: SiteSheet,
  { marks, scale }: FillOptions & { readonly marks: readonly GivenMark[] },
): Filled {
  const found = match(layout.rows, marks);
  const edits: Edit[] = [];
  const replaced: { label: string; from: string; to: string }[] = [];
  const otherMost: string[] = [];
  const locked: string[] = [];
  const comma = isComma(sheet, layout);
  for (const { row, mark, student } of found.pairs) {
    if (mark.points === undefined) continue;
    if (row.isLocked) {
      locked.push(row.label);
      continue;
    }
    const rowMost = row.most ?? mark.most;
    // Of no points at all there is no share.
    if (rowMost !== mark.most && (!scale || mark.most === 0)) {
      otherMost.push(row.label);
      continue;
    }
    const text = pointsText(scaled(mark.points, mark.most, rowMost), comma);
    const before = sheet.rows[row.row]?.cells[layout.points]?.text.trim() ?? "";
    const same = numberOf(before) !== undefined && numberOf(before) === numberOf(text);
    if (before !== "" && !same) replaced.push({ label: row.label, from: before, to: text });
    // 85.00 is 85 already: what need not change does not.
    if (!same) edits.push({ row: row.row, column: layout.points, text });
    if (layout.comments !== undefined && mark.comment) {
      edits.push({ row: row.row, column: layout.comments, text: mark.comment(student) });
    }
  }
  const { pairs: _pairs, ...told } = found;
  const filled = found.pairs.filter(({ mark }) => mark.points !== undefined).length;
  return {
    ...withEdits(sheet, edits),
    ...told,
    filled: filled - otherMost.length - locked.length,
    replaced,
    otherMost,
    locked,
  };
}

interface Pair {
  readonly row: StudentRow;
  readonly mark: GivenMark;
  readonly student: Student;
}

function match(rows: readonly StudentRow[], marks: readonly GivenMark[]) {
  const pairs: Pair[] = [];
  const unknown: string[] = [];
  const ambiguous = new Set<string>();
  const taken = new Map<StudentRow, Pair>();
  for (const mark of marks) {
    for (const student of studentsOf(mark)) {
      const label = student.id ?? student.name ?? mark.submission;
      const fitting = rowsFor(student, rows);
      const [row, other] = fitting;
      if (!row) unknown.push(label);
      else if (other || taken.has(row)) ambiguous.add(label);
      else {
        const pair = { row, mark, student };
        taken.set(row, pair);
        pairs.push(pair);
      }
    }
  }
  // Neither of two submissions counts where nothing says which.
  const clear = pairs.filter(({ student, mark }) =>
    !ambiguous.has(student.id ?? student.name ?? mark.submission)
  );
  return {
    pairs: clear,
    unknown,
    ambiguous: [...ambiguous],
    unmatched: rows.filter((row) => !taken.has(row)).map(({ label }) => label),
    open: submissionsOf(clear, ({ points, isUnmarked }) => points === undefined && !isUnmarked),
    unmarked: submissionsOf(clear, ({ isUnmarked }) => isUnmarked === true),
  };
}

function submissionsOf(
  pairs: readonly Pair[],
  wanted: (mark: GivenMark) => boolean,
): readonly string[] {
  return [
    ...new Set(pairs.filter(({ mark }) => wanted(mark)).map(({ mark }) => mark.submission)),
  ];
}

/** Without a roster or a site's names, a submission is called by its student's id. */
function studentsOf({ students, submission }: GivenMark): readonly Student[] {
  return students.length > 0 ? students : [{ id: submission }];
}

/** By the site's number, by the university's id, by the address, in this order; never by a name. */
function rowsFor(
  { siteId, id, email }: Student,
  rows: readonly StudentRow[],
): readonly StudentRow[] {
  const same = (a: string | undefined, b: string | undefined): boolean =>
    a !== undefined && b !== undefined && lower(a) === lower(b);
  const ways = [
    rows.filter((row) => same(row.siteId, siteId)),
    rows.filter((row) => row.ids.some((one) => same(one, id))),
    rows.filter((row) => same(row.email, email)),
  ];
  return ways.find((found) => found.length > 0) ?? [];
}

function scaled(points: number, from: number, to: number): number {
  return from === to ? points : Math.round(points * to / from * 100) / 100;
}

function isComma({ rows }: Sheet, { rows: students, points }: SiteSheet): boolean {
  return students.some(({ row }) =>
    (rows[row]?.cells ?? []).some(({ text }, at) =>
      (at === points || at === points + 1) && /^\d+,\d{1,2}$/.test(text.trim())
    )
  );
}

function pointsText(points: number, comma: boolean): string {
  return comma ? String(points).replace(".", ",") : String(points);
}
