/** A contest on disk: a folder with a match in each of its folders. @module */

import {
  type ContestFacts,
  ContestFold,
  type ContestPairing,
  type ContestReport,
  type ContestRound,
  fixedPairings,
  isInRounds,
  type JobEvent,
  type KeptContest,
  safeJson,
  type Shard,
  UsageError,
} from "../core/mod.ts";
import { isContest, writeWhole } from "../ledger/mod.ts";
import { withGameId } from "../referee/all/mod.ts";
import {
  cannotWriteOut,
  fromCaller,
  holdsOtherContest,
  OTHER_OUT_OR_FRESH,
} from "../surroundings/mod.ts";
import { otherCondition } from "./conditions.ts";
import { contestOf, ranked } from "./contest_report.ts";
import { type ContestState, isFinished, stateOf } from "./contest_state.ts";
import { foreignBy } from "./foreign_match.ts";
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
  /** What has been read so far. */
  #fold: ContestFold | undefined;
  /** Folders of finished meetings: their games do not change any more, and were folded in. */
  readonly #finished = new Set<string>();

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
        OTHER_OUT_OR_FRESH,
      );
    }
    try {
      Deno.mkdirSync(this.path, { recursive: true });
    } catch (error) {
      throw cannotWriteOut(this.path, error);
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
    this.#forget();
    writeWhole(`${this.path}/${CONTEST_FILE}`, `${safeJson(contest, 2)}\n`);
  }

  /** The folder of one pairing's match. */
  matchPath(
    { one, other }: Pick<ContestPairing, "one" | "other">,
    { players }: Pick<ContestFacts, "players">,
  ): string {
    const [mine = "", theirs = ""] = [one, other].map((at) => fit(players[at]?.name ?? ""));
    return `${this.path}/${one + 1}-${other + 1} ${mine} vs ${theirs}`;
  }

  /** All that is known of the contest that lies here; undefined where none does. */
  report(): ContestReport | undefined {
    const report = this.played();
    return report && ranked(report);
  }

  /** The same without standings and ratings. */
  played(): ContestReport | undefined {
    const contest = this.facts();
    return contest && this.#folded(contest);
  }

  /** What has happened in the contest that lies here: its rounds, and then its meetings. */
  *events(): Generator<JobEvent, void, undefined> {
    const contest = this.facts();
    if (contest) yield* this.#eventsOf(contest, () => true);
  }

  /** The facts of the contest that lies here; undefined where none does. */
  facts(): ContestFacts | undefined {
    const kept = this.contest();
    if (!kept) return undefined;
    const { shard: _, ...contest } = kept;
    return { ...contest, rules: rulesOf(kept.players.flatMap(({ protocol }) => protocol ?? [])) };
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
    this.#forget();
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
    const { rounds = [], matches } = this.#folded(contest);
    return stateOf(contest, rounds, matches);
  }

  /** Whether a meeting is still to be played; reads nothing of the others. */
  isOpen(contest: ContestFacts, { round, at }: MeetingPlace): boolean {
    const rounds = this.rounds().filter(({ number }) => number === round);
    const [pairing] = pairingsIn(rounds).slice(at, at + 1);
    const events = pairing ? this.#meetingEvents(contest, pairing) : [];
    const start = { kind: "contest-started", contest: keptOf(contest) } as const;
    const { matches = [] } = contestOf([start, ...events], contest.rules) ?? {};
    return stateOf(contest, rounds, matches).open.includes(at);
  }

  /** Folds in what is new: all but the meetings that were finished when they were read. */
  #folded(contest: ContestFacts): ContestReport {
    const fold = this.#fold ??= new ContestFold(contest.rules);
    const isNew = (path: string): boolean => !this.#finished.has(path);
    for (const event of this.#eventsOf(contest, isNew)) fold.add(event);
    const report = fold.report() ?? { contest, matches: [] };
    for (const match of report.matches) {
      // A player that was absent from a round-robin is tried again.
      if (!isInRounds(contest) || !isFinished(match, contest)) continue;
      this.#finished.add(this.matchPath(match, contest));
    }
    return report;
  }

  /** The start, the rounds, and then the meetings whose folders are wanted. */
  *#eventsOf(
    contest: ContestFacts,
    isWanted: (path: string) => boolean,
  ): Generator<JobEvent, void, undefined> {
    const { shard } = this.contest() ?? {};
    yield { kind: "contest-started", contest: keptOf(contest, shard) };
    const rounds = isInRounds(contest) ? this.rounds() : [];
    for (const round of rounds) yield { kind: "round-started", round };
    const pairings = isInRounds(contest) ? pairingsIn(rounds) : this.pairings(contest, shard);
    for (const pairing of pairings) {
      if (isWanted(this.matchPath(pairing, contest))) yield* this.#meetingEvents(contest, pairing);
    }
  }

  *#meetingEvents(
    contest: ContestFacts,
    meeting: ContestPairing & { readonly round?: number },
  ): Generator<JobEvent, void, undefined> {
    const path = this.matchPath(meeting, contest);
    const folder = new MatchFolder(path);
    const match = folder.match();
    // Nothing of another meeting counts here; to play this one is refused by what lies there.
    if (match && foreignBy(match, meeting, contest) !== undefined) return;
    yield { kind: "meeting-started", meeting };
    yield* folder.events();
    const absence = absenceIn(path);
    if (absence) yield { kind: "walkover", ...absence };
    yield { kind: "meeting-finished", index: meeting.index };
  }

  #forget(): void {
    this.#fold = undefined;
    this.#finished.clear();
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
