/** A contest on the console while it goes on; its games are shown as those of a match. @module */

import {
  type ContestRound,
  type JobEvent,
  type KeptContest,
  type KeptMatch,
  visible,
} from "../../harness/core/mod.ts";
import { contestWord } from "../contest_words.ts";
import { roundLines } from "../round_lines.ts";
import { matchWord } from "../match_words.ts";
import type { LiveReporter } from "../reporter.ts";
import type { LiveOptions } from "./live_options.ts";
import { ProgressLine } from "./progress_line.ts";

/** Follows a contest: a line for each round, and one above the games of each meeting. */
export class LiveContest implements LiveReporter {
  readonly #options: LiveOptions;
  readonly #console: ProgressLine;
  #contest: KeptContest | undefined;
  /** A meeting of which no game was begun yet. */
  #next: { readonly match?: KeptMatch; readonly done: number } | undefined;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#console = new ProgressLine(options);
  }

  on(event: JobEvent): void {
    switch (event.kind) {
      case "contest-started":
        this.#contest = event.contest;
        return;
      case "round-started":
        return this.#console.line(this.#roundText(event.round));
      case "round-finished":
        return roundLines(event.results, {
          contest: this.#contest,
          language: this.#options.language,
        }).forEach((line) => this.#console.line(line));
      case "meeting-started":
        this.#next = { done: 0 };
        return;
      case "match-started":
        this.#next &&= { match: event.match, done: 0 };
        return;
      case "game-finished":
        this.#next &&= { ...this.#next, done: this.#next.done + 1 };
        return;
      case "game-started":
        return this.#begin();
    }
  }

  end(): void {
    this.#console.clear();
  }

  /** A meeting has its title once there is something to play. */
  #begin(): void {
    const { match, done } = this.#next ?? { done: 0 };
    this.#next = undefined;
    if (!match) return;
    const title = match.players.map(({ name }) => visible(name, 40)).join(" – ");
    const games = matchWord("games", this.#options.language, { done, all: match.games });
    this.#console.line(`${title} (${games})`);
  }

  #roundText({ number, pairings, byes, out }: ContestRound): string {
    const { language } = this.#options;
    const nameOf = (player: number): string =>
      visible(this.#contest?.players[player]?.name ?? "", 40);
    const names = byes.map(nameOf).join(", ");
    return [
      contestWord("roundOf", language, { round: number, meetings: pairings.length }),
      ...byes.length > 0 ? [contestWord("bye", language, { names })] : [],
      ...out.map(({ player, why }) => contestWord(why, language, { name: nameOf(player) })),
    ].join(" · ");
  }
}
