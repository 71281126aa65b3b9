/** A match on the console while it goes on. @module */

import { type GameFacts, type Language, type SprtTest, tallyOf, visible } from "../../core/mod.ts";
import { Sprt } from "../../arena/mod.ts";
import type { MatchEvent } from "../../runner/match/mod.ts";
import { gameLine, llrText, tallyText } from "../../../reporters/mod.ts";

/** Where to write, and what the place can show. */
export interface LiveMatchOptions {
  readonly write: (text: string) => void;
  /** A progress line can be rewritten in place. */
  readonly terminal: boolean;
  readonly language: Language;
  readonly names: readonly [string, string];
  readonly planned: number;
  /** Games that were finished before. */
  readonly done: readonly GameFacts[];
  /** The test that ends the match, where there is one. */
  readonly sprt?: SprtTest;
}

const ERASE = "\r\x1b[2K";

/** Follows a match: a line for each finished game, and a line of progress on a terminal. */
export class LiveMatch {
  readonly #options: LiveMatchOptions;
  readonly #games: GameFacts[];
  readonly #running = new Set<number>();
  readonly #sprt: Sprt | undefined;
  #pairs = 0;

  constructor(options: LiveMatchOptions) {
    this.#options = options;
    this.#games = [...options.done];
    this.#sprt = options.sprt && new Sprt(options.sprt, options.done);
    this.#pairs = this.#sprt?.progress.pairs ?? 0;
  }

  on(event: MatchEvent): void {
    switch (event.kind) {
      case "game-started":
        this.#running.add(event.number);
        return this.#showProgress();
      case "game-finished":
        this.#running.delete(event.game.number);
        this.#games.push(event.game);
        this.#sprt?.add(event.game);
        this.#line(`${gameLine(event.game, this.#options)}${this.#news()}`);
        return this.#showProgress();
      case "unstartable":
      case "silent":
        return this.end();
    }
  }

  end(): void {
    if (this.#options.terminal) this.#options.write(ERASE);
  }

  /** Where a pair was completed: how far the test is. */
  #news(): string {
    const progress = this.#sprt?.progress;
    if (!progress || progress.pairs === this.#pairs) return "";
    this.#pairs = progress.pairs;
    return `  ${llrText(progress)}`;
  }

  #line(text: string): void {
    this.end();
    this.#options.write(`${text}\n`);
  }

  #showProgress(): void {
    const { terminal, planned, names, write } = this.#options;
    if (!terminal) return;
    const running = [...this.#running].join(", ");
    const tally = tallyText(tallyOf(this.#games));
    const test = this.#sprt ? ` · ${llrText(this.#sprt.progress)}` : "";
    const far = `${this.#games.length}/${planned} · ${visible(names[0], 30)} ${tally}${test}`;
    write(`${ERASE}${far} · ${running}`);
  }
}
