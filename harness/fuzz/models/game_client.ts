/** Clients that lead one game after a greeting, and what else they may do about it. @module */

import { pick } from "../../games/random.ts";
import type { Side } from "../../games/game.ts";
import type { RuleId } from "../../protocols/finding.ts";
import type { DeliveryName } from "../../scenario/mod.ts";
import { type ClientModel, type GameModel, STEERED, type TalkChance } from "../model.ts";
import { below, simulated } from "../simulate.ts";
import type { GreetOptions } from "../../referee/mod.ts";
import type { PlayWords, SearchTalk, TalkStep } from "../talk.ts";

/** How such a client differs from others. */
export interface GameClient {
  readonly game: GameModel;
  readonly greets: boolean;
  /** It takes its leave at the end of a game. */
  readonly leaves: boolean;
  /** Whole positions are named: an engine need not have played towards them. */
  readonly setsUp: boolean;
  /** A game may begin in such a position, as the client's users have it. */
  readonly startsAnywhere?: true;
  /** An opening may be told that the engine did not play itself. */
  readonly tellsOpenings: boolean;
  /** The start is the same, or what the engine chooses and the seed deals: it is not named. */
  readonly unnamedStart?: true;
  readonly binding?: readonly RuleId[];
  /** Options of a greeting, of which a game has one or none. */
  readonly greetings?: readonly GreetOptions[];
  /** Ways in which messages may arrive, with the rule of each. */
  readonly deliveries?: readonly (readonly [DeliveryName, RuleId])[];
  /** A game is no longer than this: some engines are started for every ply. */
  readonly mostPlies: number;
  /** Further talks that only the client of this protocol leads. */
  readonly others?: Readonly<Partial<Record<TalkChance["stimulus"], readonly MakeTalk[]>>>;
}

/** Makes a talk; undefined where this engine need not be led through it. */
export type MakeTalk = (chance: TalkChance, client: GameClient) => SearchTalk | undefined;

/** The model of such a client. */
export function gameClient(client: GameClient): ClientModel {
  const { game, binding = [], tellsOpenings, setsUp } = client;
  return {
    game,
    binding,
    tellsOpenings,
    setsUp,
    talk: (chance) => {
      const share = SHARES[chance.stimulus];
      const make = chance.random() < share
        ? pick(talksOf(client, chance.stimulus), chance.random)
        : undefined;
      return make?.(chance, client) ?? clientTalk(client, chance);
    },
  };
}

/** So often a talk is another one than a single game. */
const SHARES: Readonly<Record<TalkChance["stimulus"], number>> = {
  client: 0.25,
  manual: 0.6,
  stress: 0.7,
};

/** All that a client may do besides a single game; what the milder stimuli allow is less often. */
function talksOf(client: GameClient, stimulus: TalkChance["stimulus"]): readonly MakeTalk[] {
  const { greets, tellsOpenings, deliveries = [], others = {} } = client;
  const mild = [...greets ? [restartedTalk] : [], ...others.client ?? []];
  if (stimulus === "client") return mild;
  const opened = tellsOpenings ? [openedTalk, openedTalk, openedTalk] : [];
  const manual = [...mild, ...opened, ...others.manual ?? []];
  if (stimulus === "manual") return manual;
  const delivered = deliveries.length > 0 ? [deliveredTalk, deliveredTalk, deliveredTalk] : [];
  return [...manual, ...delivered, ...others.stress ?? []];
}

function clientTalk(client: GameClient, { random, coverage, stimulus }: TalkChance): SearchTalk {
  const { mostPlies, greets, leaves, greetings = [] } = client;
  const whole = random() < 0.5;
  const play: PlayWords = {
    ...gameBy(client, random),
    ...client.startsAnywhere && random() < SET_UP ? setUpBy(client, { random, coverage }) : {},
    plies: whole ? mostPlies : 4 + below(mostPlies - 4, random),
  };
  const options = random() < 0.5 ? pick(greetings, random) : undefined;
  const how = { greets, leaves: leaves && whole, options };
  return { stimulus, steps: around({ kind: "play", play }, how) };
}

/** So often a game begins in the middle, where it can. */
const SET_UP = 0.4;

/** A game from its usual start, with an opponent that mostly leads it somewhere. */
export function gameBy(client: GameClient, random: () => number): PlayWords {
  const names = Object.keys(client.game.kit.opponents).filter((name) => QUICK.has(name));
  return {
    engine: sideBy(random),
    opponent: pick([STEERED, STEERED, STEERED, STEERED, ...names], random),
    seed: below(2 ** 31, random),
    ...setupOf(client, random),
  };
}

/** Opponents that do not think. */
const QUICK: ReadonlySet<string> = new Set(["random", "greedy"]);

function sideBy(random: () => number): Side {
  return random() < 0.5 ? "first" : "second";
}

/** A position that a game of the search with itself leads to. */
function setUpBy(
  { game, mostPlies }: GameClient,
  { random, coverage }: Pick<TalkChance, "random" | "coverage">,
): { readonly setup?: string } {
  const { kit } = game;
  const start = kit.game.start({ seed: below(2 ** 31, random) });
  if (!start.ok) throw new Error(start.error.en);
  const plies = 8 + below(mostPlies, random);
  const moves = simulated(game, { start: start.value, plies, random, coverage });
  return { setup: kit.setup(afterAll(game, start.value, moves)) };
}

/** The engine is ended in the middle of a game, as when its window is closed, and started again. */
function restartedTalk({ random, stimulus }: TalkChance, client: GameClient): SearchTalk {
  const { greets, leaves, mostPlies } = client;
  const first: PlayWords = { ...gameBy(client, random), plies: 1 + below(12, random) };
  const second: PlayWords = { ...gameBy(client, random), plies: 4 + below(mostPlies, random) };
  const how = { greets, leaves: leaves && random() < 0.5 };
  return {
    stimulus,
    steps: [
      ...around({ kind: "play", play: first }, how),
      { kind: "restart" },
      ...around({ kind: "play", play: second }, { greets, leaves: false }),
    ],
  };
}

/** The same game in two processes; in the second one messages arrive in another way. */
function deliveredTalk({ random }: TalkChance, client: GameClient): SearchTalk | undefined {
  const way = pick(client.deliveries ?? [], random);
  if (!way) return undefined;
  const [delivery, rule] = way;
  const play: PlayWords = {
    ...gameBy(client, random),
    opponent: "random",
    plies: 2 + below(12, random),
  };
  return compared(client, play, [{ kind: "play", play: { ...play, delivery, else: rule } }]);
}

/** A plain game, and then the steps that differ from it, in a process of their own. */
export function compared(
  { greets }: GameClient,
  play: PlayWords,
  steps: readonly TalkStep[],
): SearchTalk {
  const greet: readonly TalkStep[] = greets ? [{ kind: "greet" }] : [];
  return {
    stimulus: "stress",
    steps: [...greet, { kind: "play", play }, { kind: "restart" }, ...greet, ...steps],
  };
}

/** Plies that the engine did not choose, then a question. */
function openedTalk({ random, coverage }: TalkChance, client: GameClient): SearchTalk {
  const { game, greets, mostPlies } = client;
  const { setup, ...rest } = setupOf(client, random);
  const start = game.kit.game.start(setup === undefined ? { seed: 1 } : { setup });
  if (!start.ok) throw new Error(start.error.en);
  const plies = 2 + below(mostPlies, random);
  const opening = simulated(game, { start: start.value, plies, random, coverage });
  const play: PlayWords = {
    seed: below(2 ** 31, random),
    ...rest,
    ...setup !== undefined && { setup },
    engine: game.kit.game.turn(afterAll(game, start.value, opening)),
    opening,
    plies: 1,
  };
  return { stimulus: "manual", steps: around({ kind: "play", play }, { greets, leaves: false }) };
}

/** The position after plies that can be played. */
function afterAll(
  { kit: { game } }: GameModel,
  start: unknown,
  plies: readonly string[],
): unknown {
  return plies.reduce((position, ply) => {
    const move = game.read(ply);
    return move.ok ? game.play(position, move.value) : position;
  }, start);
}

function setupOf(
  { game: { kit }, unnamedStart }: GameClient,
  random: () => number,
): { readonly setup?: string } {
  if (unnamedStart) return {};
  const start = kit.game.start({ seed: below(2 ** 31, random) });
  if (!start.ok) throw new Error(start.error.en);
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
