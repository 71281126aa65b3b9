/** A contest on disk: a folder with a match in each of its folders. @module */

import {
  type ContestFacts,
  type ContestPairing,
  type ContestReport,
  type ContestRound,
  fixedPairings,
  isInRounds,
  type KeptContest,
  type MatchFacts,
  type MatchReport,
  safeJson,
  type Shard,
  UsageError,
} from "../core/mod.ts";
import { encountersOf, rate } from "./ratings/mod.ts";
import { isContest, writeWhole } from "../ledger/mod.ts";
import { withGameId } from "../referee/mod.ts";
import { cannotWrite, fromCaller, holdsOtherContest, whyRefused } from "../surroundings/mod.ts";
import { otherCondition } from "./conditions.ts";
import { type ContestState, isFinished, standingIn, stateOf } from "./contest_state.ts";
import { MatchFolder } from "./match_folder.ts";
import { refuseOthers } from "./own_folder.ts";
import { readRounds, writeRounds } from "./contest_ledger.ts";
import type { MeetingPlace } from "./tasks.ts";
import { rulesOf } from "./players.ts";
import { absenceIn } from "./walkover.ts";

const CONTEST_FILE = "contest.json";

/** The folder of one contest, or of a part of it. */
export class ContestFolder {
  readonly path: string;
  /** Finished meetings by their folders: their games do not change any more and are read once. */
  readonly #finished = new Map<string, ContestReport["matches"][number]>();

  constructor(path: string) {
    this.path = path.replace(/\/+$/, "") || ".";
  }

  /** The contest that lies here; undefined where none does. */
  contest(): KeptContest | undefined {
    try {
      const value = JSON.parse(Deno.readTextFileSync(`${this.path}/${CONTEST_FILE}`));
      return isContest(value) ? withGameId(value) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Takes a contest in: a new one, or one that goes on. */
  begin(
    contest: ContestFacts,
    { fresh, shard }: { readonly fresh: boolean; readonly shard?: Shard },
  ): void {
    this.claim();
    const before = this.contest();
    const other = before && contestDiffers(before, keptOf(contest, shard));
    if (other !== undefined && !fresh && !this.#isIdle(before)) {
      throw new UsageError(
        holdsOtherContest(this.path, other),
        {
          en: "name another folder with --out, or begin anew with --fresh",
          zh: "請以 --out 指定另一個資料夾，或以 --fresh 重新開始",
          ja: "--out で別のフォルダを指定するか、--fresh で最初からやり直す",
        },
      );
    }
    try {
      Deno.mkdirSync(this.path, { recursive: true });
    } catch (error) {
      throw new UsageError(cannotWrite(this.path), whyRefused(error));
    }
    this.write(keptOf(contest, shard));
    if (!isInRounds(contest)) writeRounds(this.path, keptOf(contest, shard), []);
  }

  /** Refuses a folder that holds something else than a contest. */
  claim(): void {
    refuseOthers(this.path, { holds: CONTEST_FILE, ours: [] });
  }

  /** Says which contest lies here. */
  write(contest: KeptContest): void {
    writeWhole(`${this.path}/${CONTEST_FILE}`, `${safeJson(contest, 2)}\n`);
  }

  /** The folder of one pairing's match. */
  matchPath({ one, other }: ContestPairing, { players }: Pick<ContestFacts, "players">): string {
    const [mine = "", theirs = ""] = [one, other].map((at) => fit(players[at]?.name ?? ""));
    return `${this.path}/${one + 1}-${other + 1} ${mine} vs ${theirs}`;
  }

  /** All that is known of the contest that lies here; undefined where none does. */
  report(): ContestReport | undefined {
    const contest = this.facts();
    if (!contest) return undefined;
    if (isInRounds(contest)) return this.#inRounds(contest);
    const { shard } = this.contest() ?? {};
    const { matches } = this.meetings() ?? { matches: [] };
    return rated({ contest, matches, ...shard ? { shard } : {} });
  }

  /** The facts of the contest that lies here; undefined where none does. */
  facts(): ContestFacts | undefined {
    const kept = this.contest();
    if (!kept) return undefined;
    const { shard: _, ...contest } = kept;
    return { ...contest, rules: rulesOf(kept.players.flatMap(({ protocol }) => protocol ?? [])) };
  }

  /** The meetings of a round-robin or a gauntlet, or of a part of it, without ratings. */
  meetings(): Pick<ContestReport, "contest" | "matches"> | undefined {
    const contest = this.facts();
    if (!contest) return undefined;
    const pairings = this.pairings(contest, this.contest()?.shard);
    return { contest, matches: this.#matchesOf(contest, pairings) };
  }

  /**
   * The meetings of a round-robin or a gauntlet, or of a part of it. One that was begun with the
   * players named the other way round goes on so: version 0.1.0 named the lower number first.
   */
  pairings(
    contest: Pick<ContestFacts, "players" | "format">,
    shard?: Shard,
  ): readonly ContestPairing[] {
    return fixedPairings(contest, shard).map((pairing) => {
      const turned = { ...pairing, one: pairing.other, other: pairing.one };
      return new MatchFolder(this.matchPath(turned, contest)).match() ? turned : pairing;
    });
  }

  /** The rounds so far. */
  rounds(): readonly ContestRound[] {
    return readRounds(this.path);
  }

  /** Forgets all rounds and the games in them. */
  clearRounds(): void {
    this.#finished.clear();
    const contest = this.contest();
    if (contest) writeRounds(this.path, contest, []);
    for (const { name, isDirectory } of [...Deno.readDirSync(this.path)]) {
      if (!isDirectory || !/^\d+-\d+ .* vs /.test(name)) continue;
      for (const file of ["events.jsonl", "games.jsonl", "walkover.json"]) {
        try {
          Deno.removeSync(`${this.path}/${name}/${file}`);
        } catch {
          // It was not there.
        }
      }
    }
  }

  /** The state of a contest in rounds. */
  state(contest: ContestFacts): ContestState {
    const rounds = this.rounds();
    return stateOf(contest, rounds, this.#matchesOf(contest, pairingsIn(rounds)));
  }

  /** Whether a meeting is still to be played; reads nothing of the others. */
  isOpen(contest: ContestFacts, { round, at }: MeetingPlace): boolean {
    const rounds = this.rounds().filter(({ number }) => number === round);
    const matches = this.#matchesOf(contest, pairingsIn(rounds).slice(at, at + 1));
    return stateOf(contest, rounds, matches).open.includes(at);
  }

  #inRounds(contest: ContestFacts): ContestReport {
    const rounds = this.rounds();
    const matches = this.#matchesOf(contest, pairingsIn(rounds));
    const state = stateOf(contest, rounds, matches);
    return rated({ contest, matches, ...standingIn(contest, state) });
  }

  #matchesOf(
    contest: ContestFacts,
    pairings: readonly (ContestPairing & { readonly round?: number })[],
  ): ContestReport["matches"] {
    return pairings.flatMap((pairing) => {
      const path = this.matchPath(pairing, contest);
      const known = this.#finished.get(path);
      const match = known ? { ...known, ...pairing } : this.#matchOf(contest, pairing);
      if (!match) return [];
      // A player that was absent from a round-robin is tried again.
      if (isInRounds(contest) && isFinished(match, contest)) this.#finished.set(path, match);
      return [match];
    });
  }

  #matchOf(
    contest: ContestFacts,
    pairing: ContestPairing & { readonly round?: number },
  ): ContestReport["matches"][number] | undefined {
    const report = this.#matchReport(pairing, contest);
    if (!report) return undefined;
    const absence = absenceIn(this.matchPath(pairing, contest));
    if (!absence) return { ...pairing, report };
    const { absent, trouble: { other: otherTrouble, ...trouble } } = absence;
    const more = otherTrouble ? { otherTrouble } : {};
    return { ...pairing, report: { ...report, ...trouble }, absent, ...more };
  }

  /** Whether no game of a contest here was finished, as after a mistyped player: it is no loss. */
  #isIdle(contest: KeptContest | undefined): boolean {
    if (!contest) return true;
    // A round also keeps who was absent.
    if (isInRounds(contest)) return false;
    return this.pairings(contest, contest.shard).every((pairing) => {
      const folder = new MatchFolder(this.matchPath(pairing, contest));
      return !folder.match() || folder.isIdle();
    });
  }

  #matchReport(pairing: ContestPairing, contest: ContestFacts): MatchReport | undefined {
    const folder = new MatchFolder(this.matchPath(pairing, contest));
    const match = folder.match();
    if (!match) return undefined;
    const whole: MatchFacts = { ...match, rules: contest.rules };
    return { match: whole, games: folder.games().filter(({ number }) => number <= match.games) };
  }
}

/** The meetings of all rounds, numbered through. */
export function pairingsIn(
  rounds: readonly ContestRound[],
): readonly (ContestPairing & { readonly round: number })[] {
  const all = rounds.flatMap(({ number, pairings }) =>
    pairings.map((pairing) => ({ ...pairing, round: number }))
  );
  return all.map((pairing, index) => ({ ...pairing, index }));
}

/** With more players the report has no ratings; `rate` makes them. */
const MOST_RATED = 1000;

function rated(report: ContestReport): ContestReport {
  const { contest: { players }, matches } = report;
  if (players.length > MOST_RATED || matches.length === 0) return report;
  const played = matches.map(({ one, other, report: { games } }) => (
    { players: [one, other] as const, games }
  ));
  const { encounters, repeated } = encountersOf(played);
  const ratings = rate(players.length, encounters);
  return { ...report, ratings: repeated > 0 ? { ...ratings, repeated } : ratings };
}

/** What a folder keeps of a contest. */
export function keptOf({ rules: _, ...contest }: ContestFacts, shard?: Shard): KeptContest {
  return { ...contest, ...shard ? { shard } : {} };
}

/** Whether a folder of the user's holds a contest. */
export function isContestFolder(path: string): boolean {
  return new ContestFolder(fromCaller(path)).contest() !== undefined;
}

/** What two contests, or parts of one, do not share; undefined where they are the same. */
export function contestDiffers(before: KeptContest, after: KeptContest): string | undefined {
  const isSamePart = JSON.stringify(before.shard) === JSON.stringify(after.shard);
  // Late players enter a Swiss contest behind those that are there.
  const known = after.format === "swiss"
    ? after.players.slice(0, before.players.length)
    : undefined;
  // Rounds were paired by meetings of so many games; meetings of other numbers cannot be compared.
  const isSameLength = !isInRounds(after) || before.games === after.games;
  return otherCondition(before, { ...after, players: known ?? after.players }) ??
    (isSameLength ? undefined : "games") ?? (isSamePart ? undefined : "shard");
}

/** A player's name as part of a folder's. */
function fit(name: string): string {
  return [...name.replaceAll(/[^\p{L}\p{N}._-]+/gu, "_")].slice(0, 40).join("");
}
