/** What a search leaves on disk: scenarios, and what the next search should know. @module */

import { type Corpus, readCorpus, writeCorpus } from "../fuzz/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { formatProblems, type Scenario } from "../scenario/mod.ts";
import { type Localized, UsageError } from "../core/mod.ts";
import {
  cannotWriteOut,
  fromCaller,
  loadScenarios,
  readNamed,
  scenarioFiles,
} from "../surroundings/mod.ts";
import { writeWhole } from "../ledger/mod.ts";

/** The name that a folder has in the ids of its scenarios. */
export function suiteName(folder: string): string {
  return fromCaller(folder).split("/").at(-1) || "fuzz";
}

/** The scenarios that earlier searches left in a folder; none where there is no such folder. */
export async function foundBefore(
  folder: string,
  pairing: AnyPairing,
): Promise<readonly Scenario[]> {
  const path = fromCaller(folder);
  if (!isFolder(path)) return [];
  const files = await scenarioFiles(path, folder, suiteName(folder));
  const loaded = await loadScenarios(files, pairing);
  if (loaded.ok) return loaded.value;
  const problems = formatProblems(loaded.error);
  throw new UsageError(
    cannotGoOn(folder),
    {
      en: `name another folder with --out, or fix its scenarios\n${problems.en}`,
      zh: `請以 --out 指定另一個資料夾，或修正其中的情境\n${problems.zh}`,
      ja: `--out で別のフォルダを指定するか、シナリオを修正する\n${problems.ja}`,
    },
  );
}

/** Writes the scenario of a fault; answers with its path. */
export function writeFound(folder: string, id: string, source: string): string {
  const path = `${fromCaller(folder)}${id.slice(suiteName(folder).length)}.yaml`;
  makeFolder(path.split("/").slice(0, -1).join("/"));
  writeWhole(path, source);
  return path;
}

/** What the search before knew; undefined where there was none. */
export function readKept(folder: string, { protocol }: AnyPairing): Corpus | undefined {
  const path = corpusPath(folder);
  if (!exists(path)) return undefined;
  const corpus = readCorpus(readNamed(path, { mostBytes: MOST_BYTES }), protocol.id);
  if (corpus) return corpus;
  throw new UsageError(cannotGoOn(folder), {
    en:
      `its corpus.json is damaged, or not of a search in ${protocol.id}; name another folder with ` +
      "--out, or delete that file to start anew",
    zh:
      `其中的 corpus.json 已損壞，或不屬於 ${protocol.id} 的搜尋；請以 --out 指定另一個資料夾，或刪除該檔案重新開始`,
    ja:
      `corpus.json が壊れているか、${protocol.id} の探索のものではない。--out で別のフォルダを指定するか、そのファイルを削除してやり直す`,
  });
}

/** Sees to it that something can be written in a folder before anything is played. */
export function prepare(folder: string): void {
  const path = fromCaller(folder);
  makeFolder(path);
  try {
    Deno.removeSync(Deno.makeTempFileSync({ dir: path }));
  } catch (error) {
    throw cannotWriteOut(path, error);
  }
}

/** Keeps what the next search should know. */
export function keep(folder: string, corpus: Corpus): void {
  makeFolder(fromCaller(folder));
  writeWhole(corpusPath(folder), writeCorpus(corpus));
}

const MOST_BYTES = 16 * 1024 * 1024;

function corpusPath(folder: string): string {
  return `${fromCaller(folder)}/corpus.json`;
}

function cannotGoOn(folder: string): Localized {
  return {
    en: `Cannot go on in "${folder}"`,
    zh: `無法在「${folder}」中繼續`,
    ja: `「${folder}」では続けられない`,
  };
}

function exists(path: string): boolean {
  try {
    Deno.lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

function isFolder(path: string): boolean {
  try {
    return Deno.statSync(path).isDirectory;
  } catch {
    return false;
  }
}

function makeFolder(path: string): void {
  try {
    Deno.mkdirSync(path, { recursive: true });
  } catch (error) {
    throw cannotWriteOut(path, error);
  }
}
