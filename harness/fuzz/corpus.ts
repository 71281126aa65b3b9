/** What a search keeps for the next one: games that reached something new, and faults that are known. @module */

import { isRecord, jsonIn } from "../core/mod.ts";
import { type Counts, type Coverage, NOTHING } from "./coverage.ts";
import type { SearchTalk, TalkStep } from "./talk.ts";

/** A game that asked the engine in a situation for the first time. */
export interface CorpusGame {
  readonly game: number;
  readonly situations: readonly string[];
  readonly talk: SearchTalk;
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

/** The corpus in a text; undefined where it is none, damaged, or one of another protocol or version. */
export function readCorpus(text: string, protocol: string): Corpus | undefined {
  const kept = jsonIn(text);
  if (!isRecord(kept)) return undefined;
  const { version, counts, next, games, faults } = kept;
  const fine = READ.includes(version) && kept["protocol"] === protocol && isNumber(next) &&
    isListOf(games, isGame) && isListOf(faults, isText) && isRecord(counts) &&
    Object.values(counts).every(isCounts);
  if (!fine) return undefined;
  const coverage = { counts: new Map(Object.entries(counts as Record<string, Counts>)) };
  const old = version !== VERSION;
  return { protocol, next, coverage, games: old ? [] : games, faults };
}

function isListOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isCounts(value: unknown): value is Counts {
  return isRecord(value) &&
    [value["reached"], value["asked"], value["wrong"]].every(isNumber);
}

/** What its steps say is looked at when they are written as a scenario. */
function isGame(value: unknown): value is CorpusGame {
  if (!isRecord(value) || !isRecord(value["talk"])) return false;
  const { game, situations, talk } = value;
  const { stimulus, steps } = talk as Readonly<Record<string, unknown>>;
  return isNumber(game) && isListOf(situations, isText) && isText(stimulus) &&
    isListOf(steps, isStep);
}

function isStep(step: unknown): step is TalkStep {
  return isRecord(step) && isText(step["kind"]) &&
    (step["kind"] !== "play" || isPlay(step["play"]));
}

function isPlay(play: unknown): boolean {
  return isRecord(play) && isText(play["engine"]) &&
    [play["replies"], play["opening"]].every((plies) =>
      plies === undefined || isListOf(plies, isText)
    );
}
