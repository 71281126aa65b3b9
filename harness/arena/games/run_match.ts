/** A whole match as a stream of what happens in it. @module */

import type { GameFacts, MatchEvent } from "../../core/mod.ts";
import { Pool, streamOf } from "../../runner/mod.ts";
import { type GamePlan, planOf } from "./plan.ts";
import type { PlayedGame } from "./game_end.ts";
import { withChanceSetup } from "./chance_setup.ts";
import { type Disturbed, goOn } from "./go_on.ts";
import { playGame } from "./play_game.ts";
import type { MatchContext } from "./seat.ts";

/** How a match is run. */
export interface MatchRun {
  readonly context: MatchContext;
  /** How many games are played at a time. */
  readonly jobs: number;
  /** Games that were finished before. */
  readonly done: readonly GameFacts[];
  /** Milliseconds since 1970, for records; nothing is computed from it. */
  readonly today: () => number;
  /** Hears of every finished game; the match is over once it answers true. */
  readonly decided?: (game: GameFacts) => boolean;
}

/** Plays all games that are not done; the stream ends when the match does. */
export function runMatch(run: MatchRun): AsyncGenerator<MatchEvent, void, undefined> {
  return streamOf((emit) => {
    const match = new Match(run, emit);
    return { done: match.all(), stop: () => match.stop() };
  });
}

/** How often a game is begun before it is given up as inconclusive. */
export const MOST_ATTEMPTS = 3;

/** How many games a table plays before doubtful ones are repeated, where a decision ends the match. */
const GAMES_PER_TABLE = 16;

/** A game that others beside it may have disturbed, or that was not begun beside them. */
interface Doubtful {
  readonly plan: GamePlan;
  readonly attempt: number;
  /** How far it came. */
  readonly disturbed?: Disturbed;
}

/** How a game is begun. */
interface GameAttempt {
  readonly table: number;
  readonly attempt: number;
  readonly alone: boolean;
  /** The attempt before. */
  readonly disturbed?: Disturbed;
}

class Match {
  readonly #run: MatchRun;
  readonly #emit: (event: MatchEvent) => void;
  /** Players that have finished a game: these can be started. */
  readonly #seen: boolean;
  #finished = 0;
  #stopped = false;
  /** A player was absent or silent beside other games: it may bear no second instance of itself. */
  #oneByOne = false;

  constructor(run: MatchRun, emit: (event: MatchEvent) => void) {
    this.#run = run;
    this.#emit = emit;
    this.#seen = run.done.some(({ outcome, plies, opening }) =>
      outcome.kind === "over" && plies.length > opening
    );
  }

  /** Begins nothing more. */
  stop(): void {
    this.#stopped = true;
  }

  async all(): Promise<void> {
    const { context: { match }, done, jobs } = this.#run;
    const numbers = new Set(done.map(({ number }) => number));
    const open = planOf(match).filter(({ number }) => !numbers.has(number));
    // A decision may wait for a doubtful game, so that one cannot wait for all others.
    const most = this.#run.decided ? GAMES_PER_TABLE * jobs : Math.max(1, open.length);
    for (let at = 0; at < open.length && !this.#stopped; at += most) {
      await this.#some(open.slice(at, at + most));
    }
  }

  /** Plays games side by side, and then those that are doubtful one by one. */
  async #some(open: readonly GamePlan[]): Promise<void> {
    const { jobs } = this.#run;
    const doubtful: Doubtful[] = [];
    const tables = Array.from({ length: jobs }, (_, at) => at);
    const pool = new Pool(jobs);
    await Promise.all(open.map((plan) =>
      pool.run(async () => {
        const table = tables.shift() ?? 0;
        const doubt = await this.#play(plan, { table, attempt: 1, alone: jobs === 1 });
        if (doubt) doubtful.push(doubt);
        tables.unshift(table);
      })
    ));
    doubtful.sort((a, b) => a.plan.number - b.plan.number);
    for (const { plan, ...before } of doubtful) {
      await this.#play(plan, this.#again(before));
    }
  }

  /** Once more alone, and on other cores, for those of before may be the busy ones. */
  #again({ attempt, disturbed }: Omit<Doubtful, "plan">): GameAttempt {
    const { jobs } = this.#run;
    const table = jobs * attempt + attempt % jobs;
    return { table, attempt: attempt + 1, alone: true, disturbed };
  }

  /** Plays a game; answers with it where it is to be played again, alone. */
  async #play(plan: GamePlan, how: GameAttempt): Promise<Doubtful | undefined> {
    const { context, today } = this.#run;
    const { attempt, alone } = how;
    if (this.#stopped) return undefined;
    if (this.#oneByOne && !alone) return { plan, attempt: 0 };
    this.#emit({ kind: "game-started", number: plan.number, attempt });
    const startedAtMs = today();
    const startedMs = context.clock.now();
    const isFinal = attempt >= MOST_ATTEMPTS;
    const played = await this.#attempt(plan, how);
    if (!alone && (played.trouble || played.mute)) {
      this.#oneByOne = true;
      return { plan, attempt };
    }
    if (this.#stopped || this.#isHopeless(played)) return undefined;
    // An engine that has never said a word will not begin to in later games.
    const mute = this.#seen || this.#finished > 0 ? undefined : played.mute;
    const doubtful = !alone || (played.overdrawn === true && !isFinal);
    const spoilt = played.outcome.kind === "inconclusive" || (played.timing && doubtful);
    if (spoilt && !alone) return { plan, attempt, disturbed: played };
    if (spoilt && !isFinal) {
      return await this.#play(plan, this.#again({ attempt, disturbed: played }));
    }
    this.#finish(plan, { played, attempt, startedAtMs, ms: context.clock.now() - startedMs });
    if (mute) {
      this.stop();
      this.#emit({ kind: "player-silent", ...mute });
    }
    return undefined;
  }

  /** Plays a game, or goes on with one that was disturbed, whose opening stays as long as it was. */
  async #attempt(plan: GamePlan, { table, attempt, disturbed }: GameAttempt): Promise<PlayedGame> {
    const { context, resumed } = goOn(withChanceSetup(this.#run.context, plan), disturbed);
    const isFinal = attempt >= MOST_ATTEMPTS;
    const played = await playGame(plan, { context, table, isFinal, resumed });
    return resumed && disturbed ? { ...played, opening: disturbed.opening } : played;
  }

  /** A player that cannot be started is reported once, unless games have shown that it can. */
  #isHopeless({ trouble }: PlayedGame): boolean {
    if (!trouble || this.#seen || this.#finished > 0) return false;
    this.stop();
    this.#emit({ kind: "player-unstartable", ...trouble });
    return true;
  }

  #finish(
    plan: GamePlan,
    { played, attempt, startedAtMs, ms }: {
      readonly played: PlayedGame;
      readonly attempt: number;
      readonly startedAtMs: number;
      readonly ms: number;
    },
  ): void {
    const { outcome, setup, plies, opening, overtime, fouls, wire } = played;
    const game: GameFacts = {
      ...plan,
      ...{ outcome, setup, plies, opening, ...overtime ? { overtime } : {}, fouls },
      ...{ attempts: attempt, startedAtMs, durationMs: ms },
    };
    this.#finished++;
    this.#emit({ kind: "game-finished", game, wire });
    if (this.#run.decided?.(game)) this.stop();
  }
}
