/** A room in which programs play while people look on: one game of a match at a time is followed. @module */

import type {
  GameFacts,
  MatchFacts,
  PlayerFacts,
  Room,
  RoomEvent,
  RoomPlayer,
  RoomResult,
} from "../core/mod.ts";
import { MOST_RESULTS, pointsAfter } from "../core/mod.ts";
import type { GameKit } from "../referee/mod.ts";
import type { GamePlan, GameWatcher } from "../arena/games/mod.ts";
import { LiveGame } from "./live_game.ts";

/** What a room needs. */
export interface WatchRoomOptions {
  readonly match: MatchFacts;
  readonly kit: GameKit;
  /** Games that were finished before. */
  readonly done: readonly GameFacts[];
  readonly today: () => number;
  readonly onEvent: (event: RoomEvent) => void;
}

/** Follows a match. */
export class WatchRoom {
  readonly #options: WatchRoomOptions;
  #game: LiveGame | undefined;
  /** The number of the game that is shown. */
  #shown = 0;
  /** Whether the game that is shown is under way. */
  #follows = false;
  #results: RoomResult[] = [];
  #points: Room["points"] = [0, 0];

  constructor(options: WatchRoomOptions) {
    this.#options = options;
    for (const game of options.done) this.#count(game);
  }

  /** Everything so far; made when it is asked for, since a match must not wait for its viewers. */
  get room(): Room {
    const { version, game, clock, players: [mine, theirs] } = this.#options.match;
    const players = [playerOf(mine), playerOf(theirs)] as const;
    const rest = { results: this.#results, points: this.#points, hides: false };
    return { version, game, clock, players, ...rest, table: this.#game?.table };
  }

  /** Looks on at a game, where no other one is followed. */
  watch(plan: GamePlan): GameWatcher {
    if (this.#follows) return {};
    const { kit, match, today, onEvent } = this.#options;
    this.#follows = true;
    this.#shown = plan.number;
    const game = new LiveGame({
      ...{ kit, match, plan, today, viewpoint: "all" },
      isPerson: () => false,
      emit: (event) => onEvent(event),
    });
    this.#game = game;
    return { ...game.watcher(() => this.#game !== game), ended: () => this.#follows = false };
  }

  /** A game is over, whether it was followed or not. */
  finish(facts: GameFacts): void {
    if (this.#shown === facts.number) this.#game?.end(facts, false);
    this.#options.onEvent({ kind: "result", result: this.#count(facts) });
  }

  #count({ number, first, outcome, plies }: GameFacts): RoomResult {
    const result = { number, first, outcome, plies: plies.length };
    this.#results = [...this.#results, result].slice(-MOST_RESULTS);
    this.#points = pointsAfter(this.#points, outcome);
    return result;
  }
}

function playerOf({ name, protocol }: PlayerFacts): RoomPlayer {
  return protocol === undefined ? { name, kind: "builtin" } : { name, kind: "engine", protocol };
}
