/** The referee's own board in a game of a match; boards of engines are never believed. @module */

import type { MatchFacts, MatchPly } from "../../core/mod.ts";
import type { Ending, Side } from "../../games/game.ts";
import type { GameKit } from "../../referee/mod.ts";
import { chanceOpening } from "./chance_opening.ts";
import type { Choice } from "./choices.ts";

type Rename = (move: string) => string;

/** A position with how it came about; what goes wrong on it is the harness's own fault. */
export class GameBoard {
  readonly #kit: GameKit;
  readonly #plies: MatchPly[] = [];
  #setup = "";
  #position: unknown;
  /** What the position's ending was found to be: each is asked for several times. */
  #found: { readonly ending: Ending | undefined } | undefined;

  /** The start of a game; `seed` deals where the match has no start of its own. */
  constructor(kit: GameKit, { settings, start }: MatchFacts, seed: number) {
    this.#kit = kit;
    const setup = start?.setup;
    const begun = kit.game.start(setup === undefined ? { seed, settings } : { setup, settings });
    if (!begun.ok) throw new Error(`The game cannot begin: ${begun.error.en}`);
    this.#become(begun.value);
  }

  /** The position before the first ply. */
  get setup(): string {
    return this.#setup;
  }

  get plies(): readonly MatchPly[] {
    return this.#plies;
  }

  get turn(): Side {
    return this.#kit.game.turn(this.#position);
  }

  get ending(): Ending | undefined {
    this.#found ??= { ending: this.#kit.game.ending(this.#position) };
    return this.#found.ending;
  }

  /** Takes in what a side chose for itself before the first ply. */
  choose(choice: Choice): void {
    const chosen = this.#kit.choose?.(this.#position, choice);
    if (!chosen) return;
    if (!chosen.ok) throw new Error(`A choice cannot be made: ${chosen.error.en}`);
    this.#become(chosen.value);
  }

  /** The start in names that fit what a side has chosen anew, and that side's plies in them. */
  renamed(choice: Choice): { readonly setup: string; readonly ply: Rename } | undefined {
    const other = this.#kit.renamed?.(this.#position, choice);
    return other && { setup: this.#kit.setup(other.position), ply: other.ply };
  }

  /** Plies by chance from here that no side has lost by. */
  chanceOpening(plies: number, seed: number): readonly string[] {
    return chanceOpening(this.#kit, this.#position, { plies, seed });
  }

  /** The ply of a built-in opponent; `name@nodes` says how many positions it may look at. */
  proposal(name: string, random: () => number): string {
    const [plain = "", nodes] = name.split("@");
    const opponent = this.#kit.opponents[plain];
    if (!opponent) throw new Error(`Unknown opponent: "${name}"`);
    const budget = nodes === undefined ? undefined : { nodes: Number(nodes) };
    return this.#kit.game.write(opponent(this.#position, random, budget));
  }

  /** Plays a ply; answers with it and all that it shows. */
  play(ply: MatchPly): string {
    const { game, shown } = this.#kit;
    const read = game.read(ply.move);
    if (!read.ok) throw new Error(`Not a ply: ${read.error.en}`);
    const objection = game.objection(this.#position, read.value);
    if (objection) throw new Error(`Not a legal ply: ${objection.rule}: ${ply.move}`);
    const made = shown?.(this.#position, read.value) ?? read.value;
    this.#position = game.play(this.#position, made);
    this.#found = undefined;
    const move = game.write(made);
    this.#plies.push(move === ply.move ? ply : { ...ply, move });
    return move;
  }

  #become(start: unknown): void {
    this.#position = start;
    this.#found = undefined;
    this.#setup = this.#kit.setup(start);
  }
}
