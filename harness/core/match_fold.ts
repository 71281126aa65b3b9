/** The fold of a match's events. @module */

import type { JobEvent } from "./job_event.ts";
import type { GameFacts, KeptMatch, MatchReport } from "./match.ts";
import type { Rule } from "./rule.ts";

/** Folds the events of a match as they happen; the last start counts, and the last of each game. */
export class MatchFold {
  readonly #rules: readonly Rule[];
  readonly #games = new Map<number, GameFacts>();
  #match: KeptMatch | undefined;
  #trouble: Pick<MatchReport, "unstartable" | "silent"> = {};

  /** `rules` are those of both protocols, which no event repeats. */
  constructor(rules: readonly Rule[]) {
    this.#rules = rules;
  }

  /** Folds in what happened next. */
  add(event: JobEvent): void {
    switch (event.kind) {
      case "match-started":
        this.#match = event.match;
        this.#trouble = {};
        return;
      case "game-finished":
        this.#games.set(event.game.number, event.game);
        return;
      case "player-unstartable": {
        const { kind: _, ...unstartable } = event;
        this.#trouble = { ...this.#trouble, unstartable };
        return;
      }
      case "player-silent": {
        const { kind: _, ...silent } = event;
        this.#trouble = { ...this.#trouble, silent };
      }
    }
  }

  /** The match so far; undefined before it has started. A shorter match leaves later games out. */
  report(): MatchReport | undefined {
    if (!this.#match) return undefined;
    const { games: most } = this.#match;
    const games = [...this.#games.values()].filter(({ number }) => number <= most)
      .sort((a, b) => a.number - b.number);
    return { match: { ...this.#match, rules: this.#rules }, games, ...this.#trouble };
  }
}
