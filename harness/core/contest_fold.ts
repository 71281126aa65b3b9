/** The fold of a contest's events. @module */

import {
  type Absence,
  absentIn,
  type ContestPairing,
  type ContestReport,
  type ContestRound,
  isInRounds,
  type KeptContest,
} from "./contest.ts";
import type { JobEvent } from "./job_event.ts";
import { MatchFold } from "./match_fold.ts";
import type { Rule } from "./rule.ts";

type PlayedMeeting = ContestReport["matches"][number];

/** A meeting as far as its events go. */
interface Meeting {
  readonly pairing: ContestPairing & { readonly round?: number };
  readonly match: MatchFold;
  absence?: Absence;
}

/**
 * Folds the events of a contest as they happen: the last start counts, the last of each round, and
 * of each meeting what follows its last start. Standings and ratings follow from the report.
 */
export class ContestFold {
  readonly #rules: readonly Rule[];
  readonly #rounds = new Map<number, ContestRound>();
  readonly #meetings = new Map<string, Meeting>();
  #contest: KeptContest | undefined;
  #current: Meeting | undefined;

  /** `rules` are those of all protocols, which no event repeats. */
  constructor(rules: readonly Rule[]) {
    this.#rules = rules;
  }

  /** Folds in what happened next. */
  add(event: JobEvent): void {
    switch (event.kind) {
      case "contest-started":
        this.#contest = event.contest;
        return;
      case "round-started":
        this.#rounds.set(event.round.number, event.round);
        return;
      case "meeting-started": {
        const { one, other } = event.meeting;
        this.#current = { pairing: event.meeting, match: new MatchFold(this.#rules) };
        this.#meetings.set(`${one} ${other}`, this.#current);
        return;
      }
      case "walkover": {
        const { kind: _, ...absence } = event;
        if (this.#current) this.#current.absence = absence;
        return;
      }
      case "meeting-finished":
        this.#current = undefined;
        return;
    }
    this.#current?.match.add(event);
  }

  /** The contest so far; undefined before it has started. */
  report(): ContestReport | undefined {
    if (!this.#contest) return undefined;
    const { shard, ...contest } = this.#contest;
    const matches = [...this.#meetings.values()].flatMap(playedOf)
      .sort((a, b) => a.index - b.index);
    const rounds = [...this.#rounds.values()].sort((a, b) => a.number - b.number);
    return {
      contest: { ...contest, rules: this.#rules },
      ...shard ? { shard } : {},
      matches,
      ...isInRounds(contest) ? { rounds } : {},
    };
  }
}

/** A meeting of which anything is known; why a player is absent stands in its report. */
function playedOf({ pairing, match, absence }: Meeting): readonly PlayedMeeting[] {
  const report = match.report();
  if (!report) return [];
  const absent = absence && absentIn(absence);
  if (!absence || absent === undefined) return [{ ...pairing, report }];
  const { other: otherTrouble, ...trouble } = absence;
  const more = otherTrouble ? { otherTrouble } : {};
  return [{ ...pairing, report: { ...report, ...trouble }, absent, ...more }];
}
