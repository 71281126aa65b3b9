/** Clients that lead one game after a greeting and do nothing else. @module */

import { pick } from "../../games/random.ts";
import type { RuleId } from "../../protocols/finding.ts";
import { type Chance, type ClientModel, type GameModel, STEERED } from "../model.ts";
import { below, simulated } from "../simulate.ts";
import type { GreetOptions } from "../../referee/mod.ts";
import type { PlayWords, Talk, TalkStep } from "../talk.ts";

/** How such a client differs from others. */
export interface GameClient {
  readonly game: GameModel;
  readonly greets: boolean;
  /** It takes its leave at the end of a game. */
  readonly leaves: boolean;
  /** Whole positions are named: an engine need not have played towards them. */
  readonly setsUp: boolean;
  /** An opening may be told that the engine did not play itself. */
  readonly tellsOpenings: boolean;
  /** The start is the same, or what the engine chooses and the seed deals: it is not named. */
  readonly unnamedStart?: true;
  readonly binding?: readonly RuleId[];
  /** Options of a greeting, of which a game has one or none. */
  readonly greetings?: readonly GreetOptions[];
  /** A game is no longer than this: some engines are started for every ply. */
  readonly mostPlies: number;
}

/** The model of such a client. */
export function gameClient(client: GameClient): ClientModel {
  const { game, binding = [], tellsOpenings, setsUp } = client;
  return {
    game,
    binding,
    tellsOpenings,
    setsUp,
    talk: (chance) =>
      tellsOpenings && chance.random() < (chance.stimulus === "client" ? 0 : 0.6)
        ? openedTalk(client, chance)
        : clientTalk(client, chance),
  };
}

function clientTalk(client: GameClient, { random, stimulus }: Chance): Talk {
  const { game, mostPlies, greets, leaves, greetings = [] } = client;
  const names = Object.keys(game.kit.opponents).filter((name) => QUICK.has(name));
  const whole = random() < 0.5;
  const play: PlayWords = {
    engine: random() < 0.5 ? "first" : "second",
    opponent: pick([STEERED, STEERED, STEERED, STEERED, ...names], random),
    seed: below(2 ** 31, random),
    ...setupOf(client, random),
    plies: whole ? mostPlies : 4 + below(mostPlies - 4, random),
  };
  const options = random() < 0.5 ? pick(greetings, random) : undefined;
  const how = { greets, leaves: leaves && whole, options };
  return { stimulus, steps: around({ kind: "play", play }, how) };
}

/** Opponents that do not think. */
const QUICK: ReadonlySet<string> = new Set(["random", "greedy"]);

/** Plies that the engine did not choose, then a question. */
function openedTalk(client: GameClient, { random, coverage }: Chance): Talk {
  const { game, greets, mostPlies } = client;
  const { setup, ...rest } = setupOf(client, random);
  const start = game.kit.game.start(setup === undefined ? { seed: 1 } : { setup });
  if (!start.ok) throw new Error(start.error);
  const plies = 2 + below(mostPlies, random);
  const opening = simulated(game, { start: start.value, plies, random, coverage });
  const engine = turnAfter(game, start.value, opening);
  const play: PlayWords = {
    seed: below(2 ** 31, random),
    ...rest,
    ...setup !== undefined && { setup },
    engine,
    opening,
    plies: 1,
  };
  return { stimulus: "manual", steps: around({ kind: "play", play }, { greets, leaves: false }) };
}

function turnAfter({ kit: { game } }: GameModel, start: unknown, opening: readonly string[]) {
  const end = opening.reduce((position, ply) => {
    const move = game.read(ply);
    return move.ok ? game.play(position, move.value) : position;
  }, start);
  return game.turn(end);
}

function setupOf(
  { game: { kit }, unnamedStart }: GameClient,
  random: () => number,
): { readonly setup?: string } {
  if (unnamedStart) return {};
  const start = kit.game.start({ seed: below(2 ** 31, random) });
  if (!start.ok) throw new Error(start.error);
  return { setup: kit.setup(start.value) };
}

function around(
  step: TalkStep,
  { greets, leaves, options }: Pick<GameClient, "greets" | "leaves"> & {
    readonly options?: GreetOptions;
  },
): readonly TalkStep[] {
  const greet: TalkStep = { kind: "greet", ...options && { options } };
  return [...greets ? [greet] : [], step, ...leaves ? [BYE] : []];
}

const BYE: TalkStep = { kind: "bye" };
