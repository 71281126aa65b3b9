/** A game of a match, from the first seat to its end. @module */

import type { MatchPly } from "../../core/mod.ts";
import type { Ending, Side } from "../../games/game.ts";
import { leftMs, type Unanswered } from "../../referee/mod.ts";
import { askEngine, begin, type Going } from "../../runner/play/mod.ts";
import { GameBoard } from "./board.ts";
import { deal, type Dealing, type Renames } from "./deal.ts";
import { forfeitReason, forfeitRule } from "./forfeit_reason.ts";
import { greet } from "./greet.ts";
import { takeLeave } from "./leave.ts";
import { absenceOf, absent, doubt, type GameEnd, type PlayedGame, waitedIn } from "./game_end.ts";
import { openingPlies } from "./opening_plies.ts";
import { askPerson, type PersonSeat } from "./person.ts";
import type { GamePlan } from "./plan.ts";
import type { Resumed } from "./resumed.ts";
import {
  type EngineSeat,
  type MatchContext,
  type PlayerPlace,
  type Seat,
  sitDown,
} from "./seat.ts";
import { clocksOf, setClocks } from "./seat_clocks.ts";
import { tellPly } from "./tell_ply.ts";
import type { GameWatcher } from "./watcher.ts";

/** A game that has no end of its own is drawn after so many plies. */
const MOST_PLIES = 4096;

/** The watcher of a game, the plies before an interruption, and the signal that ends it early. */
export interface TableOptions {
  readonly watcher?: GameWatcher;
  readonly resumed?: Resumed;
  /** Ends the engines at once; the outcome then means nothing. */
  readonly left?: AbortSignal;
  readonly note?: Dealing["note"];
}

/** A game under way: its seats, its board, and every way in which it can end. */
export class GameAtTable implements AsyncDisposable {
  readonly #context: MatchContext;
  readonly #plan: GamePlan;
  readonly #seats: Seat[] = [];
  /** Those of the players that are engines. */
  readonly #engines: EngineSeat[] = [];
  readonly #board: GameBoard;
  readonly #startedMs: number;
  #opening = 0;
  #overtime: PlayedGame["overtime"];
  /** The players that are gone and cannot hear how the game ended. */
  readonly #gone = new Set<EngineSeat>();
  #renames: Renames = new Map();
  readonly #options: TableOptions;

  constructor(context: MatchContext, plan: GamePlan, options: TableOptions) {
    this.#context = context;
    this.#plan = plan;
    this.#options = options;
    this.#board = new GameBoard(context.kit, context.match, plan.seed);
    this.#startedMs = context.clock.now();
    options.left?.addEventListener("abort", () => void this[Symbol.asyncDispose]());
  }

  /** What can be told of the game so far. */
  story(): Omit<PlayedGame, keyof GameEnd | "wire"> {
    const fouls = this.#engines.flatMap((seat) =>
      seat.violations().map((violation) => ({ player: seat.index, violation }))
    );
    const { setup, plies } = this.#board;
    const overtime = this.#overtime && { overtime: this.#overtime };
    const overdrawn = this.#engines.some(({ allowance }) => allowance.overdrawn());
    const clocks = this.#seats.length < 2 ? {} : {
      clocks: clocksOf(this.#seats, this.#context.match.clock),
    };
    return { setup, plies, opening: this.#opening, ...clocks, ...overtime, fouls, overdrawn };
  }

  async play(placeOf: (side: Side) => PlayerPlace): Promise<GameEnd> {
    return await this.#seatAll(placeOf) ?? await this.#greetAll() ?? await this.#open() ??
      await this.#playOn() ??
      await this.#over(this.#board.ending ?? { reason: "GamePlyLimitDraw" });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#engines.map(({ channel }) => channel[Symbol.asyncDispose]()));
  }

  async #seatAll(placeOf: (side: Side) => PlayerPlace): Promise<GameEnd | undefined> {
    for (const side of ["first", "second"] as const) {
      const place = placeOf(side);
      const seat = await sitDown(place);
      if ("why" in seat) return absent(seat, place.index);
      this.#seats.push(seat);
      if (seat.kind === "engine") this.#engines.push(seat);
      this.#options.left?.throwIfAborted();
    }
    return undefined;
  }

  /** Shakes hands with every engine; what they choose for themselves becomes part of the start. */
  async #greetAll(): Promise<GameEnd | undefined> {
    for (const seat of this.#engines) {
      const end = await this.#unless(seat, await greet(seat, this.#context));
      if (end) return end;
    }
    await this.#deal();
    return undefined;
  }

  /** From here on both players are in the same game. */
  async #deal(): Promise<void> {
    const { resumed, note, watcher } = this.#options;
    const [context, plan, board] = [this.#context, this.#plan, this.#board];
    const chosen = resumed?.chosen === true;
    this.#renames = await deal(this.#seats, { context, plan, board, chosen, note });
    watcher?.begun?.(board.setup);
  }

  async #open(): Promise<GameEnd | undefined> {
    for (const move of openingPlies(this.#board, this.#context.match, this.#plan)) {
      const before = this.#options.resumed?.plies[this.#opening];
      this.#opening++;
      const end = await this.#make(this.#mover, { ...before, move });
      if (end) return end;
    }
    setClocks(this.#seats, this.#options.resumed?.clocks);
    for (const seat of this.#engines) {
      seat.forget();
      const end = await this.#unless(seat, await begin(seat.sitting));
      if (end) return end;
    }
    return undefined;
  }

  async #playOn(): Promise<GameEnd | undefined> {
    while (!this.#board.ending && this.#board.plies.length < MOST_PLIES) {
      const end = await this.#ply(this.#mover);
      if (end) return end;
    }
    return undefined;
  }

  get #mover(): Seat {
    const { turn } = this.#board;
    const seat = this.#seats[turn === "first" ? 0 : 1];
    if (!seat) throw new Error(`No player has the ${turn} side`);
    return seat;
  }

  async #ply(seat: Seat): Promise<GameEnd | undefined> {
    this.#options.watcher?.asked?.(seat.index, clocksOf(this.#seats, this.#context.match.clock));
    if (seat.kind === "person") return await this.#personPly(seat);
    if (seat.kind === "builtin") {
      const move = this.#board.proposal(seat.player.opponent, seat.random);
      await this.#context.yieldTurn?.();
      return await this.#make(seat, { move });
    }
    seat.forget();
    const askedMs = this.#context.clock.now();
    const made = await askEngine(seat.sitting);
    switch (made.kind) {
      case "ply": {
        const { ply, thinkMs, entry } = made;
        const move = this.#renames.get(seat)?.(ply) ?? ply;
        const left = leftMs(seat.sitting.clock);
        return await this.#make(seat, { move, thinkMs, leftMs: left, entry });
      }
      case "over":
        return await this.#endByWord(seat, made.resigned);
      case "going": {
        const waitedMs = waitedIn(made.going) ?? this.#context.clock.now() - askedMs;
        const end = await this.#unless(seat, made.going);
        if (end?.timing) this.#overtime = { by: seat.index, thinkMs: waitedMs };
        return end;
      }
    }
  }

  async #personPly(seat: PersonSeat): Promise<GameEnd | undefined> {
    const made = await askPerson(seat, this.#context.clock);
    this.#options.left?.throwIfAborted();
    switch (made.kind) {
      case "ply": {
        const { move, thinkMs, leftMs } = made;
        return await this.#make(seat, { move, thinkMs, leftMs });
      }
      case "resign":
        return await this.#over({ reason: "Resign", winner: other(seat.side) });
      case "draw":
        return await this.#over({ reason: "DrawOffer" });
      case "late":
        this.#overtime = { by: seat.index, thinkMs: made.thinkMs };
        return await this.#over({ reason: "TimeOut", winner: other(seat.side) });
    }
  }

  /** The end that an engine brings about by a word and not by a ply. */
  async #endByWord(seat: EngineSeat, resigned: boolean): Promise<GameEnd> {
    const { context: { pairing }, conversation } = seat.sitting.stage;
    const declared = pairing.talk.ending(conversation.bout);
    if (declared) return await this.#over(declared);
    if (resigned) return await this.#over({ reason: "Resign", winner: other(seat.side) });
    return await this.#forfeit(seat);
  }

  /** Makes a ply and tells both players. */
  async #make(seat: Seat, ply: Omit<MatchPly, "by">): Promise<GameEnd | undefined> {
    const atMs = Math.round(this.#context.clock.now() - this.#startedMs);
    const move = this.#board.play({ by: seat.index, ...ply, atMs: ply.atMs ?? atMs });
    this.#options.watcher?.made?.({ ...ply, by: seat.index, move });
    const left = ply.leftMs ?? this.#context.match.clock.mainMs;
    // The engine that made it hears it first.
    const engines = this.#engines[1] === seat ? this.#engines.toReversed() : this.#engines;
    // A built-in opponent answers at once: what it plays can go out with this.
    const waits = this.#mover.kind === "engine";
    const [renamed, pipeline] = [this.#renames.get(seat)?.(move), this.#context.pipeline === true];
    const telling = tellPly(engines, { move, renamed, left, by: seat, pipeline, waits });
    const goings = telling instanceof Promise ? await telling : telling;
    for (let at = 0; at < engines.length; at++) {
      const [engine, going] = [engines[at]!, goings[at]!];
      // What the board has decided stands, even if an engine then falls silent.
      if (this.#board.ending && going.kind !== "on") this.#gone.add(engine);
      const end = this.#board.ending ? undefined : await this.#unless(engine, going);
      if (end) return end;
    }
    return undefined;
  }

  /** The end that an engine's failure brings; undefined where the game goes on. */
  async #unless(seat: EngineSeat, going: Going): Promise<GameEnd | undefined> {
    if (going.kind === "on") return undefined;
    if (going.kind === "stop") return await this.#forfeit(seat, going.unanswered);
    return doubt("because" in going ? going.because : going);
  }

  /** A rule was broken, and the game is lost by that. */
  async #forfeit(seat: EngineSeat, unanswered?: Unanswered): Promise<GameEnd> {
    const finding = seat.blamed();
    if (!finding) return doubt({ kind: "no-rule" });
    const reason = forfeitReason(finding, unanswered);
    const winner = other(seat.side);
    const absence = absenceOf(seat, unanswered);
    const forfeit = forfeitRule(finding, seat.violations());
    const end = await this.#over({ reason, winner }, { forfeit, loser: seat });
    return { ...end, timing: finding.timing === true, ...absence };
  }

  /** Tells the end and takes leave of each player that has not just failed. */
  async #over(
    ending: Ending,
    { forfeit, loser }: { readonly forfeit?: string; readonly loser?: EngineSeat } = {},
  ): Promise<GameEnd> {
    const present = this.#engines.filter((one) => one !== loser && !this.#gone.has(one));
    await takeLeave(present.map(({ sitting }) => sitting), ending);
    const winner = this.#seats.find(({ side }) => side === ending.winner)?.index;
    const how = { ...winner === undefined ? {} : { winner }, ...forfeit ? { forfeit } : {} };
    return { outcome: { kind: "over", reason: ending.reason, ...how }, timing: false };
  }
}

function other(side: Side): Side {
  return side === "first" ? "second" : "first";
}
