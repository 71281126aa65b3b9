/** What the gate measures, in groups that run in a process each. @module */

import { clientRounds, installedClients } from "./clients.ts";
import { compileAll, type CPrograms } from "./c_programs.ts";
import { exchangeRounds } from "./exchange.ts";
import { gameRounds } from "./games.ts";
import type { Row } from "./gate_figures.ts";
import { gradeClass } from "./grade.ts";
import { makeCost } from "./html.ts";
import { type Comparison, type Rounds, sideBySide } from "./measure.ts";
import { FREE } from "./placement.ts";
import { relayRounds, sandboxRounds } from "./sandbox.ts";
import { scenarioRounds } from "./suite.ts";

/** A group: whether it runs on one core, and how its rows are found. */
interface Group {
  readonly pinned?: true;
  readonly rows: (programs: CPrograms) => Promise<readonly Row[]>;
}

const ROUNDS = 5;
const EXCHANGES = 5000;

/** All groups, by name. */
export const GROUPS: Readonly<Record<string, Group>> = {
  starts: {
    rows: async (programs) => {
      const rounds = await scenarioRounds(programs, { count: 100, rounds: ROUNDS });
      return rates(await sideBySide(only(rounds, ["one exchange, a process each"])), {
        unit: "scenarios/s",
        peer: "C",
        wanted: { "one exchange, a process each": { ratio: 0.35 } },
      });
    },
  },
  sandbox: {
    rows: async (programs) => {
      const size = { count: 20, rounds: ROUNDS };
      const stdio = await sideBySide(await sandboxRounds(programs, size));
      const tcp = await sideBySide(await relayRounds(programs, size));
      return [
        ...stdio.map((each) => extra(each, each.name === "limits" ? undefined : 6)),
        ...tcp.map((each) => extra(each, 15)),
      ];
    },
  },
  plies: {
    pinned: true,
    rows: async (programs) => {
      const size = { count: EXCHANGES, rounds: ROUNDS };
      const exchange = only(exchangeRounds(programs, FREE, size), ["stdio, recording"]);
      const games = only(await gameRounds(programs, FREE, size), Object.keys(PLIES_WANTED));
      return [
        ...rates(await sideBySide(exchange), {
          unit: "exchanges/s",
          peer: "C",
          wanted: { "stdio, recording": { ratio: 0.5 } },
        }),
        ...rates(await sideBySide(games), {
          unit: "plies/s",
          peer: "limit by C",
          wanted: PLIES_WANTED,
        }),
      ];
    },
  },
  clients: {
    pinned: true,
    rows: async (programs) => {
      if (installedClients().length === 0) {
        console.log("SKIPPED: no client of chess is on PATH");
        return [];
      }
      const rounds = clientRounds(programs, { games: 40, count: EXCHANGES, rounds: 3 });
      return rates(await sideBySide(rounds), { unit: "plies/s", peer: "C, exchanges" });
    },
  },
  html: { rows: () => htmlRows() },
  class: { rows: () => classRows() },
};

/** What is wanted of a rate: a part of the peer's, or so many per second. */
type Wanted = { readonly ratio: number } | { readonly rate: number };

const PLIES_WANTED: Readonly<Record<string, Wanted>> = {
  "in-process engine": { rate: 50_000 },
  "match, process that replays (C)": { rate: 25_000 },
  "match, in one write": { rate: 40_000 },
};

/** Some of those that could run. */
function only(rounds: Rounds, names: readonly string[]): Rounds {
  const chosen = Object.entries(rounds.contenders).filter(([name]) => names.includes(name));
  return { ...rounds, contenders: Object.fromEntries(chosen) };
}

interface Words {
  readonly unit: string;
  readonly peer: string;
  readonly wanted?: Readonly<Record<string, Wanted>>;
}

function rates(comparisons: readonly Comparison[], { unit, peer, wanted = {} }: Words) {
  return comparisons.map((each): Row => ({
    name: each.name,
    ratio: each.ratio,
    better: "higher",
    figure: `${whole(each.rate)} ${unit}, ${peer} ${whole(each.peerRate)}`,
    ...judged(each, wanted[each.name], unit),
  }));
}

function judged({ ratio, rate }: Comparison, wanted: Wanted | undefined, unit: string) {
  if (!wanted) return {};
  return "ratio" in wanted
    ? { wanted: `${wanted.ratio}`, met: ratio >= wanted.ratio }
    : { wanted: `${whole(wanted.rate)} ${unit}`, met: rate >= wanted.rate };
}

/** What confinement adds to one scenario, in the time of the same unconfined. */
function extra({ name, ratio, rate, peerRate }: Comparison, wantedMs: number | undefined): Row {
  const extraMs = 1000 / rate - 1000 / peerRate;
  const figure = `+${extraMs.toFixed(1)} ms each, unconfined ${(1000 / peerRate).toFixed(1)} ms`;
  const judged = wantedMs && { wanted: `+${wantedMs} ms`, met: extraMs <= wantedMs };
  return { name, ratio, better: "higher", figure, ...judged };
}

const WANTED_SECONDS = 3;
const WANTED_MB = 500;
const MIB_PER_MB = 1e6 / (1024 * 1024);

async function htmlRows(): Promise<readonly Row[]> {
  const { seconds, plainSeconds, peakMiB, plainMiB } = await makeCost({
    engines: 1,
    cases: 20_000,
  });
  const name = "HTML of 20,000 cases";
  return [
    {
      name: `${name}, time`,
      ratio: seconds / plainSeconds,
      better: "lower",
      figure: `${seconds.toFixed(1)} s, JSON of the same ${plainSeconds.toFixed(1)} s`,
      wanted: `${WANTED_SECONDS} s`,
      met: seconds <= WANTED_SECONDS,
    },
    {
      name: `${name}, memory`,
      ratio: peakMiB / plainMiB,
      better: "lower",
      figure: `${whole(peakMiB)} MiB, JSON of the same ${whole(plainMiB)} MiB`,
      wanted: `${WANTED_MB} MB (${whole(WANTED_MB * MIB_PER_MB)} MiB)`,
      met: peakMiB < WANTED_MB * MIB_PER_MB,
    },
  ];
}

const SMALL_CLASS = 100;
const LARGE_CLASS = 1000;

/** A class ten times as large takes ten times as long if grading is linear; a start of ours is in both. */
async function classRows(): Promise<readonly Row[]> {
  const small = await gradeClass(SMALL_CLASS, "none", "small");
  const large = await gradeClass(LARGE_CLASS, "none", "small");
  const name = `class of ${whole(LARGE_CLASS)}`;
  const both = (figures: readonly number[]): string => figures.map(whole).join(" and ");
  return [
    {
      name: `${name}, submissions per second`,
      ratio: large.rate / small.rate,
      better: "higher",
      figure: `${both([large.rate, small.rate])} in one of ${SMALL_CLASS}`,
      wanted: "1 or more",
      met: large.rate >= small.rate,
    },
    {
      name: `${name}, memory`,
      ratio: large.peakMiB / small.peakMiB,
      better: "lower",
      figure: `${both([large.peakMiB, small.peakMiB])} MiB in one of ${SMALL_CLASS}`,
      wanted: `${LARGE_CLASS / SMALL_CLASS} at most`,
      met: large.peakMiB / small.peakMiB <= LARGE_CLASS / SMALL_CLASS,
    },
  ];
}

function whole(figure: number): string {
  return Math.round(figure).toLocaleString("en");
}

/** The rows of one group as JSON on the last line, for the process that asked. */
if (import.meta.main) {
  using programs = compileAll();
  const group = GROUPS[Deno.args[0] ?? ""];
  if (!group) throw new Error(`No such group: ${Deno.args[0]}`);
  console.log(JSON.stringify(programs ? await group.rows(programs) : []));
}
