/** Which file of the report holds what. @module */

import type { Language, Report } from "../../harness/core/mod.ts";
import { detailsOf } from "./details.ts";
import type { MatchView } from "./match/match_view.ts";
import type { Embedded, Overview } from "./model.ts";
import { draftOf, type PageCase } from "./overview.ts";
import { CasePacker } from "./packed_cases.ts";
import { packed, packedParts } from "./packing.ts";
import type { Key } from "./register.ts";

/** A file of the report: what is embedded in it, and what a reader without a script sees. */
export interface Page {
  readonly fileName: string;
  readonly overview: Overview;
  readonly embedded: Embedded;
}

/** How much of what a file may hold, in characters. */
export interface Budgets {
  /** Details in a chunk before it is packed: small ones open fast, large ones pack well. */
  readonly chunk: number;
  /** Packed details in the first file. */
  readonly first: number;
  /** Packed details in each other file. */
  readonly other: number;
}

/** How pages are made. */
export interface PageOptions {
  readonly language: Language;
  readonly budgets?: Budgets;
  /** Where the cases are the games of a match. */
  readonly match?: MatchView;
}

/** Budgets with which 300 cases stay under 1 MB, and any other file opens at once. */
const BUDGETS: Budgets = { chunk: 200_000, first: 700_000, other: 4_000_000 };

/** The files: the first has the worst cases, the others what does not fit into it. */
export function pagesOf(
  reports: readonly Report[],
  { language, budgets = BUDGETS, match }: PageOptions,
): readonly Page[] {
  const { draft, cases, rules } = draftOf(reports);
  const { chunks, places } = chunksOf(cases, rules, budgets.chunk);
  const chunkFiles = filesOf(chunks, budgets);
  const files = Array.from({ length: (chunkFiles.at(-1) ?? 0) + 1 }, (_, at) => fileName(at));
  const rows = draft.cases.map((row, at) => ({ ...row, ...places[at] ?? { chunk: 0, slot: 0 } }));
  const overview: Overview = { ...draft, cases: rows, files, chunkFiles, match };
  const text = packed(overview);
  return files.map((name, file) => {
    const own = chunks.flatMap((chunk, at) => chunkFiles[at] === file ? [[at, chunk]] : []);
    const chunksHere = Object.fromEntries(own);
    const embedded = {
      kind: "report",
      language,
      file,
      overview: text,
      chunks: chunksHere,
    } as const;
    return { fileName: name, overview, embedded };
  });
}

function fileName(at: number): string {
  return at === 0 ? "index.html" : `index-${at + 1}.html`;
}

interface Place {
  readonly chunk: number;
  readonly slot: number;
}

/** The details of all cases, packed together as long as they are small. */
function chunksOf(
  cases: readonly PageCase[],
  rules: Key,
  most: number,
): { readonly chunks: readonly string[]; readonly places: readonly Place[] } {
  const chunks: string[] = [];
  const places: Place[] = [];
  let open = new CasePacker();
  const close = (): void => {
    if (open.count > 0) chunks.push(packedParts(open.json()));
    open = new CasePacker();
  };
  for (const one of cases) {
    places.push({ chunk: chunks.length, slot: open.count });
    open.add(detailsOf(one, rules));
    if (open.size >= most) close();
  }
  close();
  return { chunks, places };
}

/** For each chunk its file. */
function filesOf(chunks: readonly string[], { first, other }: Budgets): readonly number[] {
  let file = 0;
  let used = 0;
  return chunks.map(({ length }) => {
    const most = file === 0 ? first : other;
    if (used > 0 && used + length > most) [file, used] = [file + 1, 0];
    used += length;
    return file;
  });
}
