/** One game of a match. @module */

import { type MatchPly, otherPlayer, type PlayerIndex, type WireEntry } from "../../core/mod.ts";
import type { Ending, Side } from "../../games/game.ts";
import { leftMs, type Unanswered } from "../../referee/mod.ts";
import { cappedLog, LOG_LIMITS, type LogLimits } from "../../transports/mod.ts";
import { announce, announceAhead } from "../announce.ts";
import { askEngine, begin } from "../play.ts";
import { exchangeAll, type Going } from "../run_step.ts";
import { unstartable } from "../unstartable.ts";
import { Board } from "./board.ts";
import { forfeitReason, forfeitRule } from "./forfeit_reason.ts";
import { takeLeave } from "./leave.ts";
import { absent, doubt, type End, guarded, type PlayedGame, waitedIn } from "./game_end.ts";
import type { GamePlan } from "./plan.ts";
import {
  type EngineSeat,
  type Hall,
  type Place,
  type Seat,
  seatBuiltin,
  seatEngine,
  taggedLog,
} from "./seat.ts";

/** Plays one game at a table; whatever happens, it has an outcome. */
export async function playGame(
  plan: GamePlan,
  { hall, table, settles }: {
    readonly hall: Hall;
    readonly table: number;
    /** Whether this attempt decides the game, however busy the machine is. */
    readonly settles?: boolean;
  },
): Promise<PlayedGame> {
  const wire: WireEntry[] = [];
  const tag: { of: PlayerIndex } = { of: 0 };
  const { log, finish } = cappedLog(
    (entry) => wire.push(entry),
    { clock: hall.clock, limits: LIMITS, of: () => tag.of },
  );
  await using game = new GameAtTable(hall, plan);
  const placeOf = (side: Side): Place => {
    const index = side === "first" ? plan.first : otherPlayer(plan.first);
    return { hall, plan, side, index, table, settles, log: taggedLog(log, tag, index) };
  };
  const end = await guarded(() => game.play(placeOf));
  finish();
  return { ...game.story(), ...end, wire };
}

/** Two engines say twice as much as one, and their games are long. */
const LIMITS: LogLimits = Object.fromEntries(
  Object.entries(LOG_LIMITS).map((
    [source, { entries, characters }],
  ) => [source, { entries: 3 * entries, characters: 2 * characters }]),
) as LogLimits;

/** A game that has no end of its own is drawn after so many plies. */
const MOST_PLIES = 4096;

class GameAtTable implements AsyncDisposable {
  readonly #hall: Hall;
  readonly #plan: GamePlan;
  readonly #seats: Seat[] = [];
  readonly #board: Board;
  readonly #startedMs: number;
  #opening = 0;
  #overtime: PlayedGame["overtime"];
  /** The players that are gone and cannot hear how the game ended. */
  readonly #gone = new Set<EngineSeat>();

  constructor(hall: Hall, plan: GamePlan) {
    this.#hall = hall;
    this.#plan = plan;
    this.#board = new Board(hall.kit, hall.match, plan.seed);
    this.#startedMs = hall.clock.now();
  }

  /** What can be told of the game so far. */
  story(): Pick<PlayedGame, "setup" | "plies" | "opening" | "overtime" | "fouls" | "overdrawn"> {
    const fouls = this.#engines.flatMap((seat) =>
      seat.violations().map((violation) => ({ player: seat.index, violation }))
    );
    const { setup, plies } = this.#board;
    const overtime = this.#overtime && { overtime: this.#overtime };
    const overdrawn = this.#engines.some(({ allowance }) => allowance.overdrawn());
    return { setup, plies, opening: this.#opening, ...overtime, fouls, overdrawn };
  }

  async play(placeOf: (side: Side) => Place): Promise<End> {
    return await this.#seatAll(placeOf) ?? await this.#greetAll() ?? await this.#open() ??
      await this.#playOn() ??
      await this.#over(this.#board.ending ?? { reason: "GamePlyLimitDraw" });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#engines.map(({ channel }) => channel[Symbol.asyncDispose]()));
  }

  get #engines(): readonly EngineSeat[] {
    return this.#seats.filter((seat) => seat.kind === "engine");
  }

  async #seatAll(placeOf: (side: Side) => Place): Promise<End | undefined> {
    for (const side of ["first", "second"] as const) {
      const place = placeOf(side);
      const player = this.#hall.players[place.index];
      const seat = player.kind === "engine"
        ? await seatEngine(player, place)
        : seatBuiltin(player, place);
      if ("why" in seat) return absent(seat, place.index);
      this.#seats.push(seat);
    }
    return undefined;
  }

  /** Shakes hands with every engine; what they choose for themselves becomes part of the start. */
  async #greetAll(): Promise<End | undefined> {
    for (const seat of this.#engines) {
      const { lab: { pairing }, conversation } = seat.sitting.stage;
      const known = Object.entries(this.#hall.greetings).filter(([name]) =>
        pairing.vocabulary.greetings.includes(name)
      );
      const { frames, bout } = pairing.talk.greet(conversation.bout, Object.fromEntries(known));
      conversation.become(bout);
      const end = await this.#unless(seat, await exchangeAll(frames, seat.sitting.stage));
      if (end) return end;
    }
    this.#deal();
    return undefined;
  }

  /** From here on both players are in the same game. */
  #deal(): void {
    const { settings, clock, start } = this.#hall.match;
    const choices = start?.setup === undefined ? this.#choices() : [];
    for (const choice of choices) this.#board.choose(choice);
    const { seed } = this.#plan;
    const setup = choices.length > 0 ? this.#board.setup : start?.setup;
    for (const { side, sitting: { stage: { conversation } } } of this.#engines) {
      conversation.deal({ seed, setup, settings, engine: side, clock });
    }
  }

  #choices(): readonly { readonly side: Side; readonly choice: string }[] {
    return this.#engines.flatMap(({ side, sitting: { stage } }) => {
      const choice = stage.lab.pairing.talk.choice?.(stage.conversation.bout);
      return choice === undefined ? [] : [{ side, choice }];
    });
  }

  async #open(): Promise<End | undefined> {
    for (const move of this.#openingPlies()) {
      this.#opening++;
      const end = await this.#make(this.#mover, { move });
      if (end) return end;
    }
    for (const seat of this.#engines) {
      seat.forget();
      const end = await this.#unless(seat, await begin(seat.sitting));
      if (end) return end;
    }
    return undefined;
  }

  /** The plies that open the game: written ones, then some by chance. */
  *#openingPlies(): Generator<string> {
    const { start, openings = [], randomPlies = 0 } = this.#hall.match;
    yield* start?.opening ?? [];
    if (openings.length > 0) yield* openings[(this.#plan.pair - 1) % openings.length] ?? [];
    if (randomPlies > 0) yield* this.#board.chanceOpening(randomPlies, this.#plan.seed);
  }

  async #playOn(): Promise<End | undefined> {
    while (!this.#board.ending && this.#board.plies.length < MOST_PLIES) {
      const end = await this.#ply(this.#mover);
      if (end) return end;
    }
    return undefined;
  }

  get #mover(): Seat {
    const { turn } = this.#board;
    const seat = this.#seats.find(({ side }) => side === turn);
    if (!seat) throw new Error(`No player has the ${turn} side`);
    return seat;
  }

  async #ply(seat: Seat): Promise<End | undefined> {
    if (seat.kind === "builtin") {
      const move = this.#board.proposal(seat.player.opponent, seat.random);
      return await this.#make(seat, { move });
    }
    seat.forget();
    const askedMs = this.#hall.clock.now();
    const made = await askEngine(seat.sitting);
    switch (made.kind) {
      case "ply": {
        const { ply: move, thinkMs, entry } = made;
        const left = leftMs(seat.sitting.clock);
        return await this.#make(seat, { move, thinkMs, leftMs: left, entry });
      }
      case "over":
        return await this.#given(seat, made.resigned);
      case "going": {
        const waitedMs = waitedIn(made.going) ?? this.#hall.clock.now() - askedMs;
        const end = await this.#unless(seat, made.going);
        if (end?.timing) this.#overtime = { by: seat.index, thinkMs: waitedMs };
        return end;
      }
    }
  }

  /** The end that an engine brings about by a word and not by a ply. */
  async #given(seat: EngineSeat, resigned: boolean): Promise<End> {
    const { lab: { pairing }, conversation } = seat.sitting.stage;
    const declared = pairing.talk.ending(conversation.bout);
    if (declared) return await this.#over(declared);
    if (resigned) return await this.#over({ reason: "Resign", winner: other(seat.side) });
    return await this.#forfeit(seat);
  }

  /** Makes a ply and tells both players. */
  async #make(seat: Seat, ply: Omit<MatchPly, "by">): Promise<End | undefined> {
    const atMs = Math.round(this.#hall.clock.now() - this.#startedMs);
    const move = this.#board.play({ by: seat.index, ...ply, atMs });
    const left = ply.leftMs ?? this.#hall.match.clock.mainMs;
    const [own, others] = [
      this.#engines.filter((one) => one === seat),
      this.#engines.filter((one) => one !== seat),
    ];
    const engines = [...own, ...others];
    engines.forEach((one) => one.forget());
    // A built-in opponent answers at once: what it plays can go out with this.
    const waits = this.#mover.kind === "engine";
    const goings = await Promise.all(
      engines.map((engine) =>
        this.#ahead(engine)
          ? announceAhead(engine.sitting, move, { left, now: waits && engine === seat })
          : announce(engine.sitting, move, left)
      ),
    );
    for (const [at, engine] of engines.entries()) {
      const going = goings[at] ?? { kind: "on" };
      // What the board has decided stands, even if an engine then falls silent.
      if (this.#board.ending && going.kind !== "on") this.#gone.add(engine);
      const end = this.#board.ending ? undefined : await this.#unless(engine, going);
      if (end) return end;
    }
    return undefined;
  }

  #ahead({ sitting: { stage } }: EngineSeat): boolean {
    return this.#hall.pipeline === true && stage.lab.pairing.talk.pipelines === true;
  }

  /** The end that an engine's failure brings; undefined where the game goes on. */
  async #unless(seat: EngineSeat, going: Going): Promise<End | undefined> {
    if (going.kind === "on") return undefined;
    if (going.kind === "stop") return await this.#forfeit(seat, going.unanswered);
    return doubt("because" in going ? going.because : going);
  }

  /** A rule was broken, and the game is lost by that. */
  async #forfeit(seat: EngineSeat, unanswered?: Unanswered): Promise<End> {
    const finding = seat.blamed();
    if (!finding) return doubt({ kind: "no-rule" });
    const reason = forfeitReason(finding, unanswered);
    const winner = other(seat.side);
    const { answered, said } = seat.sitting.stage.conversation;
    const trouble = unstartable({ unanswered, mute: !answered });
    const forfeit = forfeitRule(finding, seat.violations());
    const end = await this.#over({ reason, winner }, { forfeit, loser: seat });
    const absence = trouble && { trouble: { ...trouble, player: seat.index } };
    const mute = answered ? {} : { mute: { player: seat.index, spoke: said.length > 0 } };
    return { ...end, timing: finding.timing === true, ...mute, ...absence };
  }

  /** Tells the end and takes leave of each player that has not just failed. */
  async #over(
    ending: Ending,
    { forfeit, loser }: { readonly forfeit?: string; readonly loser?: EngineSeat } = {},
  ): Promise<End> {
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
