/** A room with a person in it: games one after the other, and what the person may do. @module */

import {
  foldRoom,
  type GameFacts,
  type MatchFacts,
  otherPlayer,
  type Room,
  type RoomEvent,
  type WireEntry,
} from "../core/mod.ts";
import type { Side } from "../games/game.ts";
import type { GameKit } from "../referee/mod.ts";
import {
  type BuiltinPlayer,
  type EnginePlayer,
  type GamePlan,
  type MatchContext,
  type PersonAct,
  type Player,
  playGame,
} from "../arena/games/mod.ts";
import type { SavedFile } from "../runner/saved/mod.ts";
import type { Act } from "./act.ts";
import { LiveGame, type Viewpoint } from "./live_game.ts";

/** One of the two players: a program, a built-in opponent, or a person at the page. */
export type RoomSeat = EnginePlayer | BuiltinPlayer | {
  readonly kind: "person";
  readonly name: string;
};

/** What a room needs. */
export interface PlayRoomOptions {
  readonly match: MatchFacts;
  readonly kit: GameKit;
  readonly seats: readonly [RoomSeat, RoomSeat];
  readonly plans: readonly GamePlan[];
  readonly context: Pick<MatchContext, "clock" | "greetings">;
  readonly today: () => number;
  /** Hears of everything, after the room has changed. */
  readonly onEvent: (event: RoomEvent) => void;
  /** Keeps a game that is over, or that was left in the middle. */
  readonly keep: (game: GameFacts, wire: readonly WireEntry[]) => void;
}

/** What ends an attempt at a game. */
type Wish = { readonly kind: "next" } | { readonly kind: "back"; readonly plies: number };

/** A person who has been asked for something. */
interface Waiting<Answer> {
  readonly answer: (answer: Answer) => void;
  readonly leave: () => void;
}

/** How many ghosts a person chooses. */
const CHOSEN = 4;

/** A room in which games are played by hand. */
export class PlayRoom {
  readonly #options: PlayRoomOptions;
  #room: Room;
  #game: LiveGame | undefined;
  #wish: Wish | undefined;
  #left = new AbortController();
  #wished: (() => void) | undefined;
  #turn: Waiting<PersonAct> | undefined;
  #setting: Waiting<string> | undefined;
  /** The side that chooses. */
  #side: Side = "first";
  #closed = false;

  constructor(options: PlayRoomOptions) {
    this.#options = options;
    const { match: { version, game, clock, players }, seats, kit } = options;
    const playerOf = (at: 0 | 1) => {
      const { name, protocol } = players[at];
      return { name, kind: seats[at].kind, ...protocol === undefined ? {} : { protocol } };
    };
    const sides = [playerOf(0), playerOf(1)] as const;
    const hides = kit.seenBy !== undefined && this.#persons === 1;
    this.#room = { version, game, players: sides, clock, hides, results: [], points: [0, 0] };
  }

  /** Everything so far. */
  get room(): Room {
    return this.#room;
  }

  /** Plays all games; between two of them the player decides. */
  async play(): Promise<void> {
    for (const [at, plan] of this.#options.plans.entries()) {
      if (this.#closed) return;
      await this.#play(plan, at + 1 < this.#options.plans.length);
    }
  }

  /** Does what the player asks for; false where it cannot be done now. */
  act(act: Act): boolean {
    const game = this.#game;
    if (!game) return false;
    const { status } = game;
    switch (act.kind) {
      case "ply":
        return this.#isLegal(act) && this.#answer({ kind: "ply", move: act.move });
      case "set":
        return this.#choose(act.choice);
      case "resign":
        return this.#answer({ kind: "resign" });
      case "draw":
        return this.#persons === 2 && this.#answer({ kind: "draw" });
      case "undo":
        return act.plies < game.length && this.#leave({ kind: "back", plies: act.plies });
      case "restart":
        return this.#options.seats.some(({ kind }) => kind === "engine") &&
          status.kind !== "setting" && this.#leave({ kind: "back", plies: game.length });
      case "next":
        return status.kind === "over" && status.next && this.#leave({ kind: "next" });
    }
  }

  /** The position after so many plies of this game as a file, where the player may have it. */
  saved(kind: "position" | "scenario", plies: number): SavedFile | undefined {
    return this.#game?.saved(kind, plies);
  }

  /** The game at the table where it is over; the player can still take plies of it back. */
  get over(): { readonly game: GameFacts; readonly wire: readonly WireEntry[] } | undefined {
    const game = this.#game?.status.kind === "over" ? this.#game.facts() : undefined;
    return game && { game, wire: this.#game?.wire ?? [] };
  }

  /** Keeps what was played when the process ends. */
  close(): void {
    this.#closed = true;
    this.#keep();
    this.#game = undefined;
    this.#leave({ kind: "next" });
  }

  async #play(plan: GamePlan, next: boolean): Promise<void> {
    const { kit, match, today, context } = this.#options;
    const game = new LiveGame({
      ...{ kit, match, plan, today, viewpoint: this.#viewpointIn(plan) },
      isPerson: (player) => this.#options.seats[player].kind === "person",
      emit: (event) => this.#emit(event),
    });
    this.#game = game;
    for (;;) {
      this.#wish = undefined;
      this.#left = new AbortController();
      const left = this.#left.signal;
      const watch = () => game.watcher(() => left.aborted);
      const players = [this.#player(0, plan), this.#player(1, plan)] as const;
      const played = await playGame(plan, {
        context: { ...context, kit, players, match: game.match, watch },
        ...{ table: 0, isFinal: true, resumed: game.resumed, left },
      });
      if (!left.aborted) await this.#decided(() => game.end(played, next));
      const wish = this.#wish as Wish | undefined;
      if (wish?.kind !== "back") break;
      game.takeBack(wish.plies);
    }
    this.#keep();
  }

  /** Waits until the player knows what comes after the game. */
  #decided(end: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#wished = resolve;
      end();
    });
  }

  /** A person sees what that side sees, where the game hides something from it. */
  #viewpointIn({ first }: GamePlan): Viewpoint {
    const { kit, seats } = this.#options;
    const person = seats.findIndex(({ kind }) => kind === "person");
    if (!kit.seenBy || this.#persons !== 1) return "all";
    return person === first ? "first" : "second";
  }

  get #persons(): number {
    return this.#options.seats.filter(({ kind }) => kind === "person").length;
  }

  #player(at: 0 | 1, plan: GamePlan): Player {
    const seat = this.#options.seats[at];
    if (seat.kind !== "person") return seat;
    return {
      ...seat,
      decide: () => this.#wait<PersonAct>((waiting) => this.#turn = waiting),
      choose: (side) => this.#askForChoice(at, side, plan),
    };
  }

  #wait<Answer>(set: (waiting: Waiting<Answer> | undefined) => void): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const answer = (given: Answer): void => {
        set(undefined);
        resolve(given);
      };
      const leave = (): void => {
        set(undefined);
        reject(new Error("The player has left"));
      };
      set({ answer, leave });
    });
  }

  #askForChoice(player: 0 | 1, side: Side, { seed }: GamePlan): Promise<string> {
    const { kit, match: { settings } } = this.#options;
    const dealt = kit.game.start({ seed, settings });
    if (!dealt.ok) throw new Error(dealt.error.en);
    const chosen = this.#wait<string>((waiting) => this.#setting = waiting);
    this.#side = side;
    this.#game?.set(player, { position: dealt.value, count: CHOSEN });
    return chosen;
  }

  #choose(choice: string): boolean {
    const { kit, match: { settings } } = this.#options;
    const dealt = kit.game.start({ seed: 1, settings });
    const distinct = new Set(choice).size === choice.length;
    const chosen = dealt.ok && distinct && kit.choose?.(dealt.value, { side: this.#side, choice });
    if (!chosen || !chosen.ok || !this.#setting) return false;
    this.#setting.answer(choice);
    return true;
  }

  #isLegal({ game, ply, move }: Extract<Act, { kind: "ply" }>): boolean {
    const status = this.#game?.status;
    return status?.kind === "turn" && game === this.#room.table?.number &&
      ply === this.#game?.length && status.choices?.some((one) => one.move === move) === true;
  }

  #answer(act: PersonAct): boolean {
    if (!this.#turn) return false;
    this.#turn.answer(act);
    return true;
  }

  #leave(wish: Wish): boolean {
    this.#wish = wish;
    this.#left.abort();
    this.#turn?.leave();
    this.#setting?.leave();
    this.#wished?.();
    return true;
  }

  #keep(): void {
    const game = this.#game;
    const facts = game?.facts();
    if (!game || !facts) return;
    this.#game = undefined;
    this.#options.keep(facts, game.wire);
    const { number, first, outcome, plies } = facts;
    this.#emit({ kind: "result", result: { number, first, outcome, plies: plies.length } });
  }

  #emit(event: RoomEvent): void {
    if (this.#closed && event.kind !== "result") return;
    this.#room = foldRoom(this.#room, event);
    this.#options.onEvent(event);
  }
}

/** The plans with the player that moves first: `first` in the first game, then in every second one. */
export function alternating(
  plans: readonly GamePlan[],
  first: 0 | 1,
): readonly GamePlan[] {
  return plans.map((plan, at) => ({ ...plan, first: at % 2 === 0 ? first : otherPlayer(first) }));
}
