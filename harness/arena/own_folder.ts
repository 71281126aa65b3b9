/** Folders that Shinpan may write: files of others are never touched. @module */

import { fill, type Localized, UsageError } from "../core/mod.ts";

const KINDS: readonly (readonly [string, Localized])[] = [["match.json", {
  en: "a match",
  zh: "對戰",
  ja: "対戦",
}], ["contest.json", { en: "a contest", zh: "比賽", ja: "大会" }]];

/**
 * Refuses a folder with something in it that is not ours: it must be new, empty, or have the file
 * `holds`; names in `ours` do not count.
 */
export function refuseOthers(
  path: string,
  { holds, ours }: { readonly holds: string; readonly ours: readonly string[] },
): void {
  const names = namesIn(path);
  const other = KINDS.find(([file]) => file !== holds && names.includes(file));
  const foreign = names.find((name) => !ours.includes(name));
  if (names.includes(holds) && !other) return;
  const fix = NEW_FOLDER;
  if (other) throw new UsageError(fill(HOLDS, { path, other: other[1] }), fix);
  if (foreign === undefined) return;
  const [, wanted] = KINDS.find(([file]) => file === holds) ?? [holds, holds];
  throw new UsageError(fill(FOREIGN, { path, wanted, foreign }), fix);
}

const NEW_FOLDER: Localized = {
  en: "name another folder with --out: a new one, or one that is empty",
  zh: "請以 --out 指定另一個資料夾：新的或空的",
  ja: "--out で別のフォルダを指定する：新しいものか、空のもの",
};
const HOLDS: Localized = {
  en: '"{path}" holds {other}',
  zh: "「{path}」中是{other}",
  ja: "「{path}」には{other}がある",
};
const FOREIGN: Localized = {
  en: '"{path}" is not empty: it holds "{foreign}", not {wanted}',
  zh: "「{path}」不是空的，其中沒有{wanted}，卻有「{foreign}」",
  ja: "「{path}」は空でなく、{wanted}ではなく「{foreign}」がある",
};

function namesIn(path: string): readonly string[] {
  try {
    return [...Deno.readDirSync(path)].map(({ name }) => name).sort();
  } catch {
    return [];
  }
}
