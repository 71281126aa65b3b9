/** One game as the room sees it: it can go back, and it can keep a secret. @module */

import type {
  ClockFace,
  Foul,
  GameFacts,
  GameOutcome,
  MatchFacts,
  MatchPly,
  RoomEvent,
  RoomFoul,
  RoomPly,
  RoomPosition,
  RoomStatus,
  RoomTable,
  WireEntry,
} from "../core/mod.ts";
import type { Side } from "../games/game.ts";
import type { GameKit } from "../referee/mod.ts";
import type { Clocks, GamePlan, GameWatcher, PlayedGame, Resumed } from "../arena/games/mod.ts";
import { positionFile, type SavedFile, scenarioFile } from "../runner/saved/mod.ts";
import { choicesOf } from "./choices.ts";

/** Which side's knowledge the room shows; `all` hides nothing. */
export type Viewpoint = Side | "all";

/** What a game needs to know. */
export interface LiveGameOptions {
  readonly kit: GameKit;
  readonly match: MatchFacts;
  readonly plan: GamePlan;
  readonly viewpoint: Viewpoint;
  /** Whether a player is a person. */
  readonly isPerson: (player: 0 | 1) => boolean;
  readonly today: () => number;
  readonly emit: (event: RoomEvent) => void;
}

/** A game under way. */
export class LiveGame {
  readonly #options: LiveGameOptions;
  readonly #startedAtMs: number;
  #setup: string | undefined;
  #positions: unknown[] = [];
  #plies: MatchPly[] = [];
  #clocks: Clocks[] = [];
  #wire: WireEntry[] = [];
  #fouls: (Foul & { readonly ply: number })[] = [];
  #attempts = 0;
  #revealed = false;
  #status: RoomStatus = { kind: "starting" };
  #end: { readonly outcome: GameOutcome } & Pick<PlayedGame, "overtime"> | undefined;

  constructor(options: LiveGameOptions) {
    this.#options = options;
    this.#startedAtMs = options.today();
    this.#tell();
  }

  get status(): RoomStatus {
    return this.#status;
  }

  get length(): number {
    return this.#plies.length;
  }

  /** The match with what was played as its opening, for engines that are started again. */
  get match(): MatchFacts {
    const { openings: _, randomPlies: __, ...match } = this.#options.match;
    if (this.#setup === undefined) return this.#options.match;
    return { ...match, start: { setup: this.#setup, opening: this.#plies.map((one) => one.move) } };
  }

  /** What is known of the plies so far; undefined before the first position. */
  get resumed(): Resumed | undefined {
    if (this.#setup === undefined) return undefined;
    // An engine that crashed at the person's ply has not been asked for one of its own.
    const clocks = this.#clocks.findLast((known) => known !== undefined);
    return { plies: [...this.#plies], clocks };
  }

  /** Watches another attempt, until `isOver` says that the attempt was left. */
  watcher(isOver: () => boolean): GameWatcher {
    this.#attempts++;
    const offset = this.#wire.length;
    let skipped = this.#plies.length;
    const alive = <Args extends unknown[]>(hear: (...args: Args) => void) => (...args: Args) => {
      if (!isOver()) hear(...args);
    };
    return {
      begun: alive((setup: string) => this.#begin(setup)),
      made: alive((ply: MatchPly) => {
        if (skipped > 0) skipped--;
        else this.#add(ply.entry === undefined ? ply : { ...ply, entry: ply.entry + offset });
      }),
      asked: alive((player: 0 | 1, clocks: Clocks) => this.#ask(player, clocks)),
      foul: alive((foul: Foul) => this.#blame(foul)),
      wire: alive((entry: WireEntry) => this.#log({ ...entry, index: entry.index + offset })),
    };
  }

  /** A person chooses before the first ply. */
  set(player: 0 | 1, { position, count }: { readonly position: unknown; readonly count: number }) {
    this.#become({ kind: "setting", player, position: this.#seen(position), count });
  }

  /** The game is over; what was hidden may be seen. */
  end(played: Pick<PlayedGame, "outcome" | "fouls" | "overtime">, next: boolean): void {
    this.#end = played;
    for (const { player, violation } of played.fouls) this.#blame({ player, violation }, true);
    this.#status = { kind: "over", outcome: played.outcome, next };
    if (this.#options.viewpoint === "all") return this.#become(this.#status);
    this.#revealed = true;
    this.#tell();
  }

  /** Goes back to the position after so many plies, and hides again what is hidden. */
  takeBack(plies: number): void {
    this.#end = undefined;
    this.#plies = this.#plies.slice(0, plies);
    this.#positions = this.#positions.slice(0, plies + 1);
    this.#clocks = this.#clocks.slice(0, plies + 1);
    this.#fouls = this.#fouls.filter(({ ply }) => ply <= plies);
    this.#status = { kind: "starting" };
    if (this.#revealed) {
      this.#revealed = false;
      return this.#tell();
    }
    this.#options.emit({ kind: "taken-back", plies });
    this.#become(this.#status);
  }

  /** The game for a record; undefined where nothing was played. */
  facts(): GameFacts | undefined {
    const { plan, match, today } = this.#options;
    if (this.#setup === undefined || (this.#plies.length === 0 && !this.#end)) return undefined;
    const { outcome, overtime } = this.#end ??
      { outcome: { kind: "inconclusive", because: { kind: "interrupted" } } as const };
    return {
      ...plan,
      ...{ outcome, setup: this.#setup, plies: this.#plies },
      opening: Math.min(match.start?.opening.length ?? 0, this.#plies.length),
      ...overtime ? { overtime } : {},
      fouls: this.#fouls.map(({ player, violation }) => ({ player, violation })),
      attempts: this.#attempts,
      startedAtMs: this.#startedAtMs,
      durationMs: today() - this.#startedAtMs,
    };
  }

  /** The position after so many plies as a file; undefined while it would tell a secret. */
  saved(kind: "position" | "scenario", plies: number): SavedFile | undefined {
    const { kit, match, plan: { first }, today } = this.#options;
    const position = this.#positions[plies];
    const over = position === undefined || kit.game.ending(position) !== undefined;
    if (this.#setup === undefined || this.#hides || over) return undefined;
    const [mine, theirs] = match.players;
    const names = first === 0
      ? { first: mine.name, second: theirs.name }
      : { first: theirs.name, second: mine.name };
    const made = this.#plies.slice(0, plies).map(({ move }) => move);
    const facts = { kit, match, names, setup: this.#setup, plies: made, position };
    const saved = { ...facts, savedAtMs: today() };
    return kind === "position" ? positionFile(saved) : scenarioFile(saved, match.rules);
  }

  get wire(): readonly WireEntry[] {
    return this.#wire;
  }

  /** All of it, as far as it may be seen. */
  get table(): RoomTable {
    const { number, first } = this.#options.plan;
    const [start] = this.#positions;
    return {
      ...{ number, first, status: this.#status },
      ...this.#positions.length > 0 ? { start: this.#seen(start) } : {},
      plies: this.#plies.map((_, at) => this.#ply(at)),
      fouls: this.#fouls.map((foul) => this.#foul(foul)),
      wire: this.#hides ? [] : this.#wire.slice(-LINES_AT_ONCE),
    };
  }

  #tell(): void {
    this.#options.emit({ kind: "table", table: this.table });
  }

  get #hides(): boolean {
    return this.#options.viewpoint !== "all" && !this.#revealed;
  }

  #begin(setup: string): void {
    if (this.#setup !== undefined) return;
    const { kit, match, emit } = this.#options;
    const begun = kit.game.start({ setup, settings: match.settings });
    if (!begun.ok) throw new Error(begun.error.en);
    this.#setup = setup;
    this.#positions = [begun.value];
    emit({ kind: "start", position: this.#seen(begun.value) });
  }

  #add(ply: MatchPly): void {
    const { kit: { game }, today, emit } = this.#options;
    const move = game.read(ply.move);
    if (!move.ok) throw new Error(move.error.en);
    this.#positions.push(game.play(this.#positions.at(-1), move.value));
    this.#plies.push({ ...ply, atMs: Math.round(today() - this.#startedAtMs) });
    emit({ kind: "ply", ply: this.#ply(this.#plies.length - 1) });
  }

  #ask(player: 0 | 1, clocks: Clocks): void {
    const { kit, isPerson, today } = this.#options;
    this.#clocks[this.#plies.length] = clocks;
    const position = this.#positions.at(-1);
    const { diagram } = this.#seen(position);
    const choices = isPerson(player) ? { choices: choicesOf(kit, position, diagram) } : {};
    const faces = [faceOf(clocks[0]), faceOf(clocks[1])] as const;
    this.#become({ kind: "turn", player, askedAtMs: today(), clocks: faces, ...choices });
  }

  #become(status: RoomStatus): void {
    this.#status = status;
    this.#options.emit({ kind: "status", status });
  }

  /** `known` fouls are told again at the end, which may have found some more. */
  #blame({ player, violation }: Foul, known = false): void {
    const at = this.#fouls.findIndex((one) =>
      one.player === player && one.violation.rule === violation.rule
    );
    const before = this.#fouls[at];
    if (before && known) return;
    const foul = { player, violation, ply: before?.ply ?? this.#plies.length };
    if (before) this.#fouls[at] = foul;
    else this.#fouls.push(foul);
    this.#options.emit({ kind: "foul", foul: this.#foul(foul) });
  }

  #log(entry: WireEntry): void {
    this.#wire.push(entry);
    if (!this.#hides) this.#options.emit({ kind: "wire", entry });
  }

  #foul({ ply, player, violation }: Foul & { readonly ply: number }): RoomFoul {
    const { rules } = this.#options.match;
    const rule = rules.find(({ id }) => id === violation.rule);
    if (!rule) throw new Error(`Unknown rule: "${violation.rule}"`);
    return { ply, player, rule, ...this.#hides ? {} : { violation } };
  }

  #ply(at: number): RoomPly {
    const { by, move, thinkMs, leftMs, entry } = this.#plies[at] ?? { by: 0, move: "" };
    return {
      ...this.#seen(this.#positions[at + 1]),
      ...{ ply: at + 1, by, move, thinkMs, leftMs },
      ...this.#hides ? {} : { entry },
    };
  }

  #seen(position: unknown): RoomPosition {
    const { kit, viewpoint } = this.#options;
    const diagram = kit.seenBy && viewpoint !== "all" && !this.#revealed
      ? kit.seenBy(position, viewpoint)
      : kit.game.diagram(position);
    return { diagram, trays: kit.trays?.(position) ?? [] };
  }
}

/** Lines of the log in one message. */
const LINES_AT_ONCE = 2000;

function faceOf(
  { mainLeftMs, extraLeftMs, pliesInPortion, rule: { sharedPlies } }: Clocks[0],
): ClockFace {
  const pliesLeft = sharedPlies > 1 ? { pliesLeft: sharedPlies - pliesInPortion } : {};
  return { mainLeftMs, extraLeftMs, ...pliesLeft };
}
