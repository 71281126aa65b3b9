/** Round after round of a check: what begins one, and what stops it. @module */

import type { Report } from "../core/mod.ts";
import { type Extent, type News, NewsInbox, type NewsOptions } from "./news_inbox.ts";
import { ChangingFiles } from "./changing_files.ts";
import { failing, progressOf, type ScenarioStates } from "./standing.ts";

/** How a round is run. */
export interface Round {
  /** Ids that go first. */
  readonly first: ReadonlySet<string>;
  /** Ids of all that is run besides the preflight; everything where undefined. */
  readonly only?: ReadonlySet<string>;
  readonly signal: AbortSignal;
}

/** What a round came to. */
export interface WatchRound<Code> {
  readonly report?: Report;
  /** What the caller makes of it. */
  readonly code: Code;
}

/** Tells the user what happens. */
export interface RoundListener {
  begins(number: number, paths: readonly string[], extent: Extent): void;
  /** A file changed, so that the round is about no engine that there is. */
  stopped(): void;
  ignored(path: string): void;
  changed(
    changes: {
      readonly broken: readonly string[];
      readonly mended: readonly string[];
      readonly failing: number;
    },
  ): void;
  waits(extent: Extent, failing: number): void;
}

/** What watching needs of the outside. */
export interface RoundsOptions<Code> extends NewsOptions {
  /** Whether a path is the engine's own file, which every build writes. */
  readonly isEngine: (path: string) => boolean;
  /** Builds the engine; false where that failed, or was aborted. */
  readonly build?: (signal: AbortSignal) => Promise<boolean>;
  readonly check: (round: Round) => Promise<WatchRound<Code>>;
  /** The code where no round came to an end. */
  readonly unfinished: Code;
  readonly tell: RoundListener;
}

/** A change is over when nothing has changed for so long. */
export const QUIET_MS = 200;
/** A build that writes something else every time is run no more often for one change. */
const MOST_BUILDS = 3;

/** Runs one round at a time until the user quits; answers with the code of the last one. */
export function runRounds<Code>(options: RoundsOptions<Code>): Promise<Code> {
  return new Rounds(options).run();
}

class Rounds<Code> {
  readonly #options: RoundsOptions<Code>;
  readonly #inbox: NewsInbox;
  readonly #changing = new ChangingFiles();
  #extent: Extent = "all";
  #standing: ScenarioStates = new Map();
  #code: Code;

  constructor(options: RoundsOptions<Code>) {
    this.#options = options;
    this.#code = options.unfinished;
    this.#inbox = new NewsInbox(options);
  }

  async run(): Promise<Code> {
    const { tell } = this.#options;
    using _ = this.#inbox.listen((news) => this.#isNews(news));
    this.#inbox.open();
    for (let number = 1; !this.#inbox.isOver; number++) {
      const request = await this.#inbox.next(QUIET_MS);
      if (!request) break;
      this.#choose(request.extent ?? this.#extent);
      tell.begins(number, request.paths, this.#extent);
      if (await this.#built()) await this.#round();
      if (this.#inbox.isOver || this.#inbox.isWaiting) continue;
      this.#choose(this.#extent);
      tell.waits(this.#extent, failing(this.#standing).size);
    }
    return this.#code;
  }

  /** Where nothing fails, everything is run. */
  #choose(extent: Extent): void {
    this.#extent = failing(this.#standing).size === 0 ? "all" : extent;
  }

  /** Builds until a build changes nothing but the engine, so that no edit meanwhile is missed. */
  async #built(): Promise<boolean> {
    const { build, isEngine } = this.#options;
    if (!build) return true;
    const quit = new AbortController();
    using _ = this.#inbox.listen((news) => {
      if (this.#inbox.isOver) quit.abort();
      return this.#isNews(news);
    });
    for (let times = 0; times < MOST_BUILDS; times++) {
      if (!await build(quit.signal)) return false;
      const changed = await this.#inbox.changed(QUIET_MS);
      if (this.#inbox.isOver) return false;
      if (changed.every(isEngine)) break;
    }
    return true;
  }

  async #round(): Promise<void> {
    const { check, tell, clock } = this.#options;
    const first = failing(this.#standing);
    const only = this.#extent === "failed" ? first : undefined;
    const abort = new AbortController();
    const startedMs = clock.now();
    let stale = false;
    using _ = this.#inbox.listen((news) => {
      if (!this.#counts(news, clock.now() - startedMs)) return false;
      stale ||= news.kind === "change";
      abort.abort();
      return true;
    });
    const { report, code } = await check({ first, only, signal: abort.signal });
    if (stale) return tell.stopped();
    if (!abort.signal.aborted) {
      this.#changing.rest();
      this.#code = code;
    }
    // What was judged before a key was pressed stands.
    if (report) this.#compare(report);
  }

  /** Whether news are about the engine, and not a file that the engine itself writes. */
  #counts(news: News, afterMs: number): boolean {
    const { isEngine, tell } = this.#options;
    if (news.kind === "key" || isEngine(news.path)) return true;
    const what = this.#changing.note(news.path, afterMs);
    if (what === "learnt") tell.ignored(news.path);
    return what === "news";
  }

  #isNews(news: News): boolean {
    return news.kind === "key" || !this.#changing.isNoise(news.path);
  }

  #compare(report: Report): void {
    const { broken, mended, standing } = progressOf(this.#standing, report);
    const isFirst = this.#standing.size === 0;
    this.#standing = standing;
    if (!isFirst) this.#options.tell.changed({ broken, mended, failing: failing(standing).size });
  }
}
