/** What a search keeps for the next one: games that reached something new, and faults that are known. @module */

import { type Coverage, NOTHING } from "./coverage.ts";
import type { Talk } from "./talk.ts";

/** A game that asked the engine in a situation for the first time. */
export interface CorpusGame {
  readonly game: number;
  readonly situations: readonly string[];
  readonly talk: Talk;
}

/** All that is kept. */
export interface Corpus {
  readonly protocol: string;
  /** The number of the next game. */
  readonly next: number;
  readonly coverage: Coverage;
  readonly games: readonly CorpusGame[];
  /** Keys of faults that have a file. */
  readonly faults: readonly string[];
}

/** Games of an older version may do what the client does not: they are not played again. */
const VERSION = 2;
const READ: readonly unknown[] = [1, VERSION];

/** A corpus of nothing. */
export function emptyCorpus(protocol: string): Corpus {
  return { protocol, next: 1, coverage: NOTHING, games: [], faults: [] };
}

/** The text of a corpus; games one by one, so that it can be read and compared. */
export function writeCorpus({ coverage, ...corpus }: Corpus): string {
  const counts = Object.fromEntries(coverage.counts);
  return `${JSON.stringify({ version: VERSION, ...corpus, counts }, undefined, 1)}\n`;
}

/** The corpus in a text; undefined where it is none, or one of another protocol or version. */
export function readCorpus(text: string, protocol: string): Corpus | undefined {
  try {
    const { version, counts, ...read } = JSON.parse(text);
    const fine = READ.includes(version) && read.protocol === protocol &&
      Array.isArray(read.games) &&
      Array.isArray(read.faults) && Number.isSafeInteger(read.next);
    if (!fine) return undefined;
    const games = version === VERSION ? read.games : [];
    return { ...read, games, coverage: { counts: new Map(Object.entries(counts)) } };
  } catch {
    return undefined;
  }
}
