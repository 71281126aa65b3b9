/** A contest on disk: a folder with a match in each of its folders. @module */

import {
  type ContestFacts,
  type ContestPairing,
  type ContestReport,
  type MatchFacts,
  type MatchReport,
  pairingsOf,
  type Shard,
} from "../../core/mod.ts";
import { isContest, type KeptContest, safeJson } from "../../../reporters/mod.ts";
import { UsageError } from "../command.ts";
import { writeWhole } from "../report_files.ts";
import { fromCaller } from "../surroundings.ts";
import { otherCondition } from "./conditions.ts";
import { MatchFolder } from "./match_folder.ts";
import { refuseOthers } from "./own_folder.ts";
import { rulesOf } from "./run_in_folder.ts";

const CONTEST_FILE = "contest.json";

/** The folder of one contest, or of a part of it. */
export class ContestFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path.replace(/\/+$/, "") || ".";
  }

  /** The contest that lies here; undefined where none does. */
  contest(): KeptContest | undefined {
    try {
      const value = JSON.parse(Deno.readTextFileSync(`${this.path}/${CONTEST_FILE}`));
      return isContest(value) ? value : undefined;
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
    if (other !== undefined && !fresh) {
      throw new UsageError(
        `"${this.path}" holds another contest (${other})`,
        "name another folder with --out, or begin anew with --fresh",
      );
    }
    try {
      Deno.mkdirSync(this.path, { recursive: true });
    } catch (error) {
      throw new UsageError(`Cannot write to "${this.path}"`, (error as Error).message);
    }
    this.write(keptOf(contest, shard));
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
    const kept = this.contest();
    if (!kept) return undefined;
    const { shard, ...rest } = kept;
    const protocols = kept.players.flatMap(({ protocol }) => protocol ?? []);
    const contest: ContestFacts = { ...rest, rules: rulesOf(protocols) };
    const matches = pairingsOf(contest.players.length, shard).flatMap((pairing) => {
      const report = this.#matchReport(pairing, contest);
      return report ? [{ ...pairing, report }] : [];
    });
    return { contest, matches, ...shard ? { shard } : {} };
  }

  #matchReport(pairing: ContestPairing, contest: ContestFacts): MatchReport | undefined {
    const folder = new MatchFolder(this.matchPath(pairing, contest));
    const match = folder.match();
    if (!match) return undefined;
    const whole: MatchFacts = { ...match, rules: contest.rules };
    return { match: whole, games: folder.games().filter(({ number }) => number <= match.games) };
  }
}

function keptOf({ rules: _, ...contest }: ContestFacts, shard?: Shard): KeptContest {
  return { ...contest, ...shard ? { shard } : {} };
}

/** Whether a folder of the user's holds a contest. */
export function isContestFolder(path: string): boolean {
  return new ContestFolder(fromCaller(path)).contest() !== undefined;
}

/** What two contests, or parts of one, do not share; undefined where they are the same. */
export function contestDiffers(before: KeptContest, after: KeptContest): string | undefined {
  const isSamePart = JSON.stringify(before.shard) === JSON.stringify(after.shard);
  return otherCondition(before, after) ?? (isSamePart ? undefined : "shard");
}

/** A player's name as part of a folder's. */
function fit(name: string): string {
  return [...name.replaceAll(/[^\p{L}\p{N}._-]+/gu, "_")].slice(0, 40).join("");
}
