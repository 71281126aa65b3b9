/** A match on the console while it goes on. @module */

import {
  type GameFacts,
  type JobEvent,
  type KeptMatch,
  tallyOf,
  type TestProgress,
  visible,
} from "../../harness/core/mod.ts";
import { gameLine, tallyText } from "../match_console.ts";
import type { LiveReporter } from "../reporter.ts";
import { llrText } from "../sprt_words.ts";
import type { LiveOptions } from "./live_options.ts";
import { ProgressLine } from "./progress_line.ts";

/** Follows a match: a line for each finished game, and a line of progress on a terminal. */
export class LiveMatch implements LiveReporter {
  readonly #options: LiveOptions;
  readonly #console: ProgressLine;
  readonly #running = new Set<number>();
  #match: KeptMatch | undefined;
  #games: GameFacts[] = [];
  #test: TestProgress | undefined;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#console = new ProgressLine(options);
  }

  on(event: JobEvent): void {
    switch (event.kind) {
      case "match-started":
        this.#match = event.match;
        this.#games = [];
        this.#running.clear();
        this.#test = undefined;
        return;
      case "game-started":
        this.#running.add(event.number);
        return this.#showProgress();
      case "game-finished":
        return this.#finish(event);
      case "player-unstartable":
      case "player-silent":
      case "match-finished":
        return this.end();
    }
  }

  end(): void {
    this.#console.clear();
  }

  #finish({ game, again, test }: Extract<JobEvent, { kind: "game-finished" }>): void {
    this.#running.delete(game.number);
    this.#games.push(game);
    this.#test = test ?? this.#test;
    // What an earlier run has shown already counts, but is not told again.
    if (again) return;
    const news = test ? `  ${llrText(test)}` : "";
    this.#console.line(`${gameLine(game, { ...this.#options, names: this.#names() })}${news}`);
    this.#showProgress();
  }

  #names(): readonly [string, string] {
    const [mine, theirs] = this.#match?.players ?? [];
    return [mine?.name ?? "", theirs?.name ?? ""];
  }

  #showProgress(): void {
    if (!this.#options.terminal) return;
    const running = [...this.#running].join(", ");
    const tally = tallyText(tallyOf(this.#games));
    const test = this.#test ? ` · ${llrText(this.#test)}` : "";
    const done = `${this.#games.length}/${this.#match?.games ?? 0}`;
    this.#console.show(`${done} · ${visible(this.#names()[0], 30)} ${tally}${test} · ${running}`);
  }
}
