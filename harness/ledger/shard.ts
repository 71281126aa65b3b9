/** A job split over several machines, the same way on each of them. @module */

import { err, type Localized, ok, type Result, type Shard } from "../core/mod.ts";

/** Everything in one part. */
export const WHOLE: Shard = { index: 1, of: 1 };

const MOST_SHARDS = 10_000;

interface Source {
  readonly index: string;
  readonly count: readonly string[];
  /** What the first part is called. */
  readonly first: (environment: Environment) => number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Where schedulers say which part this is; the first that speaks is heard. */
const SOURCES: readonly Source[] = [
  {
    index: "SLURM_ARRAY_TASK_ID",
    count: ["SLURM_ARRAY_TASK_COUNT"],
    first: (environment) => Number(environment["SLURM_ARRAY_TASK_MIN"] ?? 1),
  },
  { index: "JOB_COMPLETION_INDEX", count: ["JOB_COMPLETIONS"], first: () => 0 },
  { index: "CI_NODE_INDEX", count: ["CI_NODE_TOTAL"], first: () => 1 },
];

/** Reads `3/8`, or `auto` and `auto/8` for what the scheduler says; the error is a fix. */
export function readShard(text: string, environment: Environment): Result<Shard, Localized> {
  const [, index = "", count] = /^(auto|\d{1,6})(?:\/(\d{1,6}))?$/.exec(text) ?? [];
  if (index === "auto") return fromScheduler(environment, count);
  if (index === "" || count === undefined) {
    return err({
      en: 'write it as "3/8", or "auto"',
      zh: "請寫成「3/8」或「auto」",
      ja: "「3/8」または「auto」と書く",
    });
  }
  return within({ index: Number(index), of: Number(count) });
}

function fromScheduler(
  environment: Environment,
  told: string | undefined,
): Result<Shard, Localized> {
  const source = SOURCES.find(({ index }) => environment[index] !== undefined);
  if (!source) {
    const names = SOURCES.map(({ index }) => index).join(", ");
    return err({
      en: `none of ${names} is set; write it as "3/8"`,
      zh: `${names} 都沒有設定；請寫成「3/8」`,
      ja: `${names} のどれも設定されていない。「3/8」のように書く`,
    });
  }
  const counts = [told, ...source.count.map((name) => environment[name])];
  const count = counts.find((one) => one !== undefined);
  if (count === undefined) {
    return err({
      en: `say of how many, as in "auto/8"`,
      zh: "請寫出總份數，如「auto/8」",
      ja: "「auto/8」のように全体の数を書く",
    });
  }
  const index = Number(environment[source.index]) - source.first(environment) + 1;
  return within({ index, of: Number(count) });
}

function within({ index, of }: Shard): Result<Shard, Localized> {
  const fine = Number.isInteger(index) && Number.isInteger(of) && index >= 1 && index <= of &&
    of <= MOST_SHARDS;
  return fine ? ok({ index, of }) : err({
    en: "write a part from 1 to the number of parts",
    zh: "份號請寫 1 到總份數之間的數",
    ja: "1 から全体の数までの番号を書く",
  });
}

/** The parts of one whole that are not there, and those that are there more than once. */
export function gapsIn(
  shards: readonly Shard[],
): { readonly missing: readonly number[]; readonly doubled: readonly number[] } {
  const all = Array.from({ length: shards[0]?.of ?? 0 }, (_, at) => at + 1);
  const times = (index: number): number => shards.filter((one) => one.index === index).length;
  return {
    missing: all.filter((index) => times(index) === 0),
    doubled: all.filter((index) => times(index) > 1),
  };
}

/**
 * Which part each name belongs to. Without durations the names go round in their order; with them
 * the longest goes first to the part that has least to do, so that all end together.
 */
export function split(
  names: readonly string[],
  count: number,
  durations: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, number> {
  const sorted = names.toSorted(byName);
  const known = [...durations.values()].toSorted((a, b) => a - b);
  // A new submission has no timing: it is taken to need as long as most do.
  const usual = known[Math.floor(known.length / 2)] ?? 1;
  const durationOf = (name: string): number => durations.get(name) ?? usual;
  const order = sorted.toSorted((a, b) => durationOf(b) - durationOf(a));
  const loads = new Array<number>(count).fill(0);
  return new Map(order.map((name) => {
    const least = loads.indexOf(Math.min(...loads));
    loads[least] = (loads[least] ?? 0) + durationOf(name);
    return [name, least + 1];
  }));
}

/** The order of names, the same on every machine whatever its locale. */
export function byName(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
