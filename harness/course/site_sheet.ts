/** The sheets of marks that course sites export and import: which column and row is what. @module */

import { err, fill, type Localized, ok, type Result } from "../core/mod.ts";
import { numberIn } from "./roster.ts";
import type { Sheet } from "./sheet.ts";

/** The sites whose sheets are filled in. */
export const SHEET_SITES = ["moodle", "canvas", "gradescope"] as const;

/** One of them. */
export type SheetSite = typeof SHEET_SITES[number];

/** A row of a student. */
export interface StudentRow {
  /** Counts from 0, titles included. */
  readonly row: number;
  /** What the row is called when it is named. */
  readonly label: string;
  readonly siteId?: string;
  readonly ids: readonly string[];
  readonly email?: string;
  readonly most?: number;
  /** The site takes no marks for this row. */
  readonly isLocked?: boolean;
}

/** Where marks go. */
export interface SiteSheet {
  readonly points: number;
  readonly comments?: number;
  readonly rows: readonly StudentRow[];
}

interface Layout {
  readonly siteId: readonly string[];
  readonly ids: readonly string[];
  readonly email: readonly string[];
  readonly label: readonly string[];
  readonly points: readonly string[];
  readonly most: readonly string[];
  readonly comments: readonly string[];
}

const LAYOUTS: Readonly<Record<SheetSite, Layout>> = {
  moodle: {
    siteId: ["identifier", "識別號", "辨識號", "識別子"],
    ids: ["id number", "學號", "學號或編號", "idナンバー", "username", "帳號", "ユーザ名"],
    email: ["email address", "email", "電子郵件信箱", "電子郵件", "メールアドレス"],
    label: ["full name", "全名", "姓名", "フルネーム", "identifier"],
    points: ["grade", "成績", "分數", "評点"],
    most: ["maximum grade", "最高成績", "最高分數", "最大評点"],
    comments: ["feedback comments", "回饋評論", "回饋意見", "フィードバックコメント"],
  },
  canvas: {
    siteId: ["id"],
    ids: ["sis user id", "sis login id", "integration id"],
    email: ["email"],
    label: ["student", "學生", "学生"],
    points: [],
    most: [],
    comments: [],
  },
  gradescope: {
    siteId: [],
    ids: ["sid", "student id"],
    email: ["email"],
    label: ["name", "email"],
    points: ["total score"],
    most: ["max points"],
    comments: [],
  },
};

/** The maximum of an assignment in Gradescope's sheet of a whole course stands beside its points. */
const MOST_BESIDE = " - max points";

/** An assignment in a sheet of Canvas, whose number stands behind its title. */
const ASSIGNMENT = /\(\d+\)\s*$/;

/** Reads the layout of a sheet; `column` names the column of the points where the sheet has several. */
export function readSiteSheet(
  { rows, isUnclosed }: Sheet,
  { site, column }: { readonly site: SheetSite; readonly column?: string },
): Result<SiteSheet, Localized> {
  if (isUnclosed) return err(UNCLOSED);
  const titles = (rows[0]?.cells ?? []).map(({ text }) => text.trim());
  const layout = LAYOUTS[site];
  const find = (names: readonly string[]): number | undefined => {
    const at = names.map((name) => titles.findIndex((title) => title.toLowerCase() === name))
      .find((each) => each >= 0);
    return at;
  };
  const points = pointsColumn(titles, { site, column });
  if (!points.ok) return points;
  const siteId = find(layout.siteId);
  const ids = layout.ids.flatMap((name) => find([name]) ?? []);
  const email = find(layout.email);
  if (siteId === undefined && ids.length === 0 && email === undefined) return err(NO_STUDENTS);
  const beside = `${titles[points.value]?.toLowerCase()}${MOST_BESIDE}`;
  const most = find([beside, ...layout.most]);
  const where = {
    ...{ siteId, ids, email, label: find(layout.label), most },
    changeable: titles.findIndex((title) => site === "moodle" && CHANGEABLE.test(title)),
  };
  const comments = find(layout.comments);
  const students = studentRows(rows, where).map((row) => withMost(row, rows, points.value));
  if (students.length === 0) return err(NO_STUDENTS);
  return ok({
    points: points.value,
    rows: students,
    ...comments === undefined ? {} : { comments },
  });
}

function pointsColumn(
  titles: readonly string[],
  { site, column }: { readonly site: SheetSite; readonly column?: string },
): Result<number, Localized> {
  const wanted = column?.trim().toLowerCase();
  const fits = (title: string): boolean => {
    if (wanted === undefined) {
      const known = LAYOUTS[site].points.includes(title.toLowerCase());
      return known || isAssignment(title, titles, site);
    }
    const short = title.toLowerCase().replace(ASSIGNMENT, "").trim();
    return title.toLowerCase() === wanted || short === wanted;
  };
  const found = titles.flatMap((title, at) => fits(title) ? [at] : []);
  const [first, second] = found;
  const all = titles.filter((title) => title !== "").slice(0, 40).join(", ");
  if (first === undefined) return err(fill(NO_COLUMN, { all }));
  if (second === undefined) return ok(first);
  const some = found.map((at) => titles[at] ?? "").join(", ");
  return err(fill(SEVERAL_COLUMNS, { some }));
}

function isAssignment(title: string, titles: readonly string[], site: SheetSite): boolean {
  switch (site) {
    case "moodle":
      return false;
    case "canvas":
      return ASSIGNMENT.test(title);
    case "gradescope": {
      const most = `${title.toLowerCase()}${MOST_BESIDE}`;
      return titles.some((other) => other.toLowerCase() === most);
    }
  }
}

interface Where {
  readonly siteId?: number;
  readonly ids: readonly number[];
  readonly email?: number;
  readonly label?: number;
  readonly most?: number;
  readonly changeable?: number;
}

/** Moodle's `Grade can be changed`, which says `No` where it takes no marks. */
const CHANGEABLE = /^grade can be changed$|可.*(?:修改|變更|更改)|変更/i;
const NO = /^(?:no|否|不|いいえ)$/i;

function studentRows(rows: Sheet["rows"], where: Where): readonly StudentRow[] {
  return rows.slice(1).flatMap(({ cells }, at): readonly StudentRow[] => {
    const read = (column: number | undefined): string => cells[column ?? -1]?.text.trim() ?? "";
    const siteId = numberIn(read(where.siteId));
    const ids = where.ids.map(read).filter((id) => id !== "");
    const email = read(where.email);
    const label = read(where.label);
    // What stands between the titles and the students, and the student that Canvas makes up.
    if (siteId === "" && ids.length === 0 && email === "") return [];
    if (/^\s*(?:points possible|student, test)/i.test(label)) return [];
    const most = numberOf(read(where.most));
    return [{
      row: at + 1,
      label: label || siteId || ids[0] || email,
      ids,
      ...siteId === "" ? {} : { siteId },
      ...email === "" ? {} : { email },
      ...most === undefined ? {} : { most },
      ...NO.test(read(where.changeable)) ? { isLocked: true } : {},
    }];
  });
}

/** Canvas tells the points possible once, above the students. */
function withMost(row: StudentRow, rows: Sheet["rows"], points: number): StudentRow {
  if (row.most !== undefined) return row;
  const possible = rows.find(({ cells }) =>
    cells.some(({ text }) => /^\s*points possible/i.test(text))
  );
  const most = numberOf(possible?.cells[points]?.text ?? "");
  return most === undefined ? row : { ...row, most };
}

/** A number with a point or a comma. */
export function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(/^(\d+),(\d{1,2})$/, "$1.$2");
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

const NO_STUDENTS: Localized = {
  en: "it is not this site's sheet, or has no students in it; export it from the site again",
  zh: "不是此網站含學生的成績表；請從網站重新匯出",
  ja: "学生の載ったこのサイトの成績表ではない。サイトからもう一度書き出す",
};
const UNCLOSED: Localized = {
  en: "a quotation mark in it is never closed, so that it cannot be read; export it again",
  zh: "其中有引號沒有結尾，無法正確讀取；請重新匯出",
  ja: "引用符が閉じられておらず、正しく読めない。もう一度書き出す",
};
const NO_COLUMN: Localized = {
  en: "no column is one for points; name it with --column, one of: {all}",
  zh: "找不到分數欄；請用 --column 指定其中之一：{all}",
  ja: "点数の列がない。--column で次から選ぶ：{all}",
};
const SEVERAL_COLUMNS: Localized = {
  en: "several columns are for points; name one with --column: {some}",
  zh: "有多個分數欄；請用 --column 指定：{some}",
  ja: "点数の列が複数ある。--column で選ぶ：{some}",
};
