/** Plays game after game, and remembers what they showed. @module */

import type { Stimulus } from "../core/mod.ts";
import { pick } from "../games/random.ts";
import { Pool, type RunOptions } from "../runner/mod.ts";
import type { Bench, TalkOutcome } from "./bench.ts";
import type { Corpus, CorpusGame } from "./corpus.ts";
import { type Coverage, covering, coveringPairs, newlyAsked, NOTHING } from "./coverage.ts";
import { frozen } from "./freeze.ts";
import { type ClientModel, STEERED, type TalkChance } from "./model.ts";
import { chanceOf } from "./simulate.ts";
import { playsIn, type SearchTalk, withPlay } from "./talk.ts";
import type { Head } from "./write_talk.ts";

/** A game that was played. */
export interface SearchedGame {
  readonly number: number;
  readonly outcome: TalkOutcome;
}

/** What a search is told. */
export interface GameSearchOptions {
  readonly run: RunOptions;
  readonly bench: Bench;
  readonly model: ClientModel;
  readonly stimulus: Stimulus;
  readonly corpus: Corpus;
  /** Milliseconds until the search is to end. */
  readonly leftMs: () => number;
  readonly games: number;
  /** Is called before the first game of a batch and after every game. */
  readonly onGame?: () => void;
}

/** So many games know of the same earlier ones, so that a seed means the same with any --jobs. */
const BATCH = 16;
/** So often a game starts like one that had reached something new. */
const AGAIN = 0.3;
/** So often an engine that could play on is asked to leave. */
const LEAVES = 0.1;
const MOST_GAMES_KEPT = 200;
/** A game without end is no game. */
const MOST_PLIES = 400;

/** The games of a search, batch by batch. */
export class GameSearch {
  readonly #options: GameSearchOptions;
  #coverage: Coverage;
  #own: Coverage = NOTHING;
  #kept: readonly CorpusGame[];
  #next: number;
  #lacks: ReadonlySet<string> = new Set();
  #games = 0;
  #plies = 0;

  constructor(options: GameSearchOptions) {
    this.#options = options;
    this.#coverage = options.corpus.coverage;
    this.#kept = options.corpus.games;
    this.#next = options.corpus.next;
  }

  /** How many games and plies were played, and what they covered. */
  get seen(): { readonly games: number; readonly plies: number; readonly coverage: Coverage } {
    return { games: this.#games, plies: this.#plies, coverage: this.#own };
  }

  /** What the next search should know, but for faults. */
  get corpus(): Omit<Corpus, "faults"> {
    const { protocol } = this.#options.corpus;
    return { protocol, next: this.#next, coverage: this.#coverage, games: this.#kept };
  }

  get isOver(): boolean {
    const { leftMs, games, run } = this.#options;
    return leftMs() <= 0 || this.#games >= games || run.signal?.aborted === true;
  }

  /** Plays the next games, several at a time; in the order of their numbers. */
  async batch(): Promise<readonly SearchedGame[]> {
    const { bench, games, onGame } = this.#options;
    onGame?.();
    const size = Math.min(BATCH, games - this.#games);
    const numbers = Array.from({ length: size }, (_, at) => this.#next + at);
    const pool = new Pool(bench.jobs);
    const played = await Promise.all(
      numbers.map((number) => pool.run(() => this.#play(number))),
    );
    const done = played.flatMap((game) => game ?? []);
    this.#next += size;
    done.forEach((game) => this.#learn(game));
    return done;
  }

  async #play(number: number): Promise<SearchedGame | undefined> {
    const { run, bench, model, leftMs } = this.#options;
    if (leftMs() <= 0) return undefined;
    const random = chanceOf(run.seed, number);
    const steering = { coverage: this.#coverage, random };
    const id = `game ${number}`;
    const head = headOf(model, run);
    const outcome = await bench.run(this.#talk(random), { head, id, steering, leftMs });
    if (!outcome) return undefined;
    this.#games++;
    this.#plies += outcome.plies.length;
    this.#options.onGame?.();
    return { number, outcome };
  }

  #talk(random: () => number): SearchTalk {
    const { model } = this.#options;
    const again = random() < AGAIN ? pick(this.#kept, random) : undefined;
    const talk = again?.talk ?? model.talk(this.#chance(random));
    const next = again ? branched(talk, random) : bounded(talk);
    const stays = this.#options.bench.reserve.isProven && random() >= LEAVES;
    return stays ? staying(next) : next;
  }

  #chance(random: () => number): TalkChance {
    const { stimulus } = this.#options;
    return { random, coverage: this.#coverage, stimulus, lacks: this.#lacks };
  }

  #learn({ number, outcome }: SearchedGame): void {
    const { seen, verdict } = outcome;
    if (verdict.kind === "skipped" && verdict.because.kind === "not-offered") {
      this.#lacks = new Set([...this.#lacks, verdict.because.what]);
    }
    const fresh = newlyAsked(this.#coverage, seen);
    this.#coverage = coveringPairs(covering(this.#coverage, seen), outcome.plies);
    this.#own = covering(this.#own, seen);
    if (fresh.length > 0) this.#keep(number, fresh, outcome);
  }

  #keep(game: number, situations: readonly string[], outcome: TalkOutcome): void {
    const talk = frozen(outcome, this.#options.model.game);
    this.#kept = [...this.#kept, { game, situations, talk }].slice(-MOST_GAMES_KEPT);
  }
}

/** The talk without its good-bye, so that the engine can play another game. */
function staying(talk: SearchTalk): SearchTalk {
  return { ...talk, steps: talk.steps.filter(({ kind }) => kind !== "leave") };
}

/** A talk that goes another way after some of its plies. */
function branched(talk: SearchTalk, random: () => number): SearchTalk {
  return playsIn(talk).reduce((now, play, at) => {
    const replies = play.replies?.slice(0, Math.ceil(random() * (play.replies.length + 1)));
    return withPlay(now, at, { ...play, replies, opponent: STEERED, plies: MOST_PLIES });
  }, talk);
}

function bounded(talk: SearchTalk): SearchTalk {
  return playsIn(talk).reduce(
    (now, play, at) => withPlay(now, at, { ...play, plies: play.plies ?? MOST_PLIES }),
    talk,
  );
}

/** A talk may break any rule of the game; those that bind in every position are demanded. */
export function headOf({ binding }: ClientModel, { pairing }: RunOptions): Head {
  const known = new Set(pairing.protocol.rules.map(({ id }) => id));
  const { game } = pairing.protocol;
  const rules = [...binding, ...gameRules(pairing.protocol.rules.map(({ id }) => id), game)]
    .filter((id) => known.has(id));
  return { title: { en: "Fuzz", zh: "模糊測試", ja: "ファジング" }, rules, demanded: rules };
}

/** The rules of the game among those of a protocol: the game's id stands before them. */
export function gameRules(rules: readonly string[], game: string): readonly string[] {
  return rules.filter((id) => id.startsWith(`${game}/`));
}
