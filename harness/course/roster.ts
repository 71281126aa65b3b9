/** The roster of a class: its students, whatever spreadsheet wrote it. @module */

import {
  err,
  fill,
  type Language,
  LANGUAGES,
  type Localized,
  ok,
  type Result,
} from "../core/mod.ts";
import { readSheet, type SheetRow } from "./sheet.ts";

/** A student. */
export interface Student {
  /** The university's id, such as `b05901001`. */
  readonly id?: string;
  readonly name?: string;
  readonly group?: string;
  readonly email?: string;
  /** The course site's own number. */
  readonly siteId?: string;
  /** In which comments are written. */
  readonly language?: Language;
}

/** A row of a roster: a student, and what the grader knows of the submission. */
export interface RosterRow extends Student {
  readonly id: string;
  /** As it is written: `2 days`. */
  readonly late?: string;
  /** As it is written: `2026-11-01 23:59`. */
  readonly submitted?: string;
}

/** What a column holds. */
type Column = "id" | "name" | "group" | "email" | "siteId" | "language" | "late" | "submitted";

/** How columns are called; what is further to the front wins where two columns would fit. */
const TITLES: Readonly<Record<Column, readonly string[]>> = {
  id: [
    ...["sis user id", "student id", "studentid", "student number", "id number", "sis id", "sid"],
    ...["學號", "学号", "学籍番号", "学生番号", "id"],
  ],
  name: ["full name", "name", "student", "student name", "姓名", "氏名", "名前"],
  group: ["group", "team", "組別", "組", "小組", "グループ", "班"],
  email: ["email", "email address", "e-mail", "mail", "電子郵件", "電子郵件信箱", "メールアドレス"],
  siteId: ["identifier", "moodle id", "participant", "canvas id", "識別號", "識別子"],
  language: ["language", "lang", "語言", "言語"],
  late: ["late", "遲交", "遅刻", "遅れ"],
  submitted: [
    "submitted",
    "submitted at",
    "submission time",
    "last modified (submission)",
    "繳交時間",
    "提出日時",
  ],
};

/** Reads a roster; the error says what to write in it. */
export function readRoster(bytes: Uint8Array): Result<readonly RosterRow[], Localized> {
  const sheet = readSheet(bytes);
  if (sheet.isUnclosed) return err(UNCLOSED);
  const rows = sheet.rows.filter(({ cells }) => cells.some(({ text }) => text.trim()));
  const [first] = rows;
  if (!first) return err(EMPTY);
  const titles = columnsOf(first);
  const headless = titles.size === 0;
  const columns = headless ? new Map<Column, number>(GUESSED) : titles;
  if (!columns.has("id")) return err(NO_ID);
  const students = (headless ? rows : rows.slice(1)).map((row) => studentOf(row, columns))
    .filter(({ id }) => id !== "");
  if (students.length === 0) return err(EMPTY);
  const twice = repeated(students.map(({ id }) => lower(id)));
  if (twice !== undefined) return err(fill(TWICE, { id: twice }));
  return ok(students);
}

/** Without a row of titles: id, name, group. */
const GUESSED: readonly (readonly [Column, number])[] = [["id", 0], ["name", 1], ["group", 2]];

function columnsOf({ cells }: SheetRow): ReadonlyMap<Column, number> {
  const titles = cells.map(({ text }) => text.trim().toLowerCase());
  const found = new Map<Column, number>();
  for (const [column, names] of Object.entries(TITLES) as [Column, readonly string[]][]) {
    const name = names.find((each) => titles.includes(each));
    if (name !== undefined) found.set(column, titles.indexOf(name));
  }
  // In an export of Canvas the column ID is its own number, beside that of the university.
  const own = titles.indexOf("id");
  if (own >= 0 && found.get("id") !== own && !found.has("siteId")) found.set("siteId", own);
  return found;
}

function studentOf({ cells }: SheetRow, columns: ReadonlyMap<Column, number>): RosterRow {
  const read = (column: Column): string => cells[columns.get(column) ?? -1]?.text.trim() ?? "";
  const said = <Key extends Column>(
    key: Key,
    value = read(key),
  ): { readonly [K in Key]?: string } =>
    (value === "" ? {} : { [key]: value }) as { readonly [K in Key]?: string };
  const wanted = read("language").toLowerCase().slice(0, 2);
  const language = LANGUAGES.find((each) => each === wanted);
  return {
    id: read("id"),
    ...said("name"),
    ...said("group"),
    ...said("email"),
    ...said("siteId", numberIn(read("siteId"))),
    ...said("late"),
    // Moodle writes a dash where nothing was handed in.
    ...said("submitted", read("submitted").replace(/^-$/, "")),
    ...language ? { language } : {},
  };
}

/** `Participant 12345` of Moodle is 12345. */
export function numberIn(identifier: string): string {
  return /(\d+)\s*$/.exec(identifier)?.[1] ?? identifier;
}

/** Ids are compared without regard to case: `B05901001` and `b05901001` are the same. */
export function lower(id: string): string {
  return id.normalize("NFKC").trim().toLowerCase();
}

function repeated(all: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return all.find((one) => seen.has(one) || !seen.add(one));
}

const EMPTY: Localized = {
  en: "there are no students in it; write a row per student under the titles id,name,group",
  zh: "裡面沒有學生；請在標題 id,name,group 之下，每位學生寫一列",
  ja: "学生が載っていない。見出し id,name,group の下に学生ごとに一行書く",
};
const UNCLOSED: Localized = {
  en: "a quotation mark is opened and never closed, so that rows would be lost; close or remove it",
  zh: "有引號只有開頭、沒有結尾，會因此漏掉學生；請補上或刪除",
  ja: "引用符が閉じられておらず、行が失われる。閉じるか削除する",
};
const NO_ID: Localized = {
  en: 'no column holds ids; give one of them the title "id"',
  zh: "沒有學號欄位；請將其中一欄的標題改為「id」或「學號」",
  ja: "学籍番号の列がない。その列の見出しを「id」か「学籍番号」にする",
};
const TWICE: Localized = {
  en: 'the id "{id}" stands there twice; keep one of the rows',
  zh: "學號「{id}」出現兩次；請只留下一列",
  ja: "学籍番号「{id}」が二度ある。一行だけ残す",
};
