/** Ways to make a talk smaller; each is tried on the engine. @module */

import type { Violation } from "../core/mod.ts";
import type { Side } from "../games/game.ts";
import { squaresOf } from "./fault.ts";
import { asBegun, gamesOf, movesOf, positionAfter } from "./freeze.ts";
import type { TalkOutcome } from "./bench.ts";
import type { ClientModel } from "./model.ts";
import {
  actsIn,
  playsIn,
  type PlayWords,
  searchesIn,
  type SearchTalk,
  type SearchWords,
  type TalkStep,
  withPlay,
} from "./talk.ts";

/** What a reduction is made from: the run that failed last. */
export interface Failing {
  readonly outcome: TalkOutcome;
  readonly violation: Violation;
  readonly model: ClientModel;
  /** Whether the rule binds however a position came about. */
  readonly binds: boolean;
}

/** Smaller talks, the boldest first. */
export function* reductions(failing: Failing): Generator<SearchTalk> {
  if (isCompared(failing.outcome.talk)) return yield* smallerInBoth(failing);
  yield* withoutSteps(failing);
  yield* fewerActs(failing);
  yield* plainer(failing);
  yield* fromPosition(failing);
  yield* shorterOpenings(failing);
  yield* fewerPlies(failing);
  yield* fewerReplies(failing);
  yield* shorterSearches(failing);
}

/** Whether a talk does something plainly first, and then with one thing changed. */
function isCompared(talk: SearchTalk): boolean {
  const [plain, changed, ...more] = playsIn(talk);
  return talk.stimulus === "stress" && plain?.else === undefined && changed?.else !== undefined &&
    more.length === 0;
}

/** The plain game and the one with a change stay the same game: without the first, none is blamed. */
function* smallerInBoth(failing: Failing): Generator<SearchTalk> {
  const { outcome: { talk } } = failing;
  const changed = talk.steps.filter((step) => step.kind === "play").slice(1);
  const alone = { ...failing, outcome: { ...failing.outcome, talk: { ...talk, steps: changed } } };
  for (const smaller of [...fewerPlies(alone), ...shorterOpenings(alone), ...plainer(alone)]) {
    const [play] = playsIn(smaller);
    // The change itself must stay.
    if (!play || play.delivery === undefined || play.plies === 0) continue;
    const { delivery: _, else: __, ...plain } = play;
    yield withPlay(withPlay(talk, 0, plain), 1, play);
  }
}

/** What a talk costs its reader: plies first, then steps, then words. */
export function sizeOf(talk: SearchTalk): number {
  const plies = playsIn(talk).reduce(
    (sum, { opening = [], plies = 0 }) => sum + opening.length + plies,
    0,
  );
  const moves = searchesIn(talk).reduce((sum, search) => sum + 1 + search.moves.length, 0);
  return (plies + moves + actsIn(talk).length) * 1000 + talk.steps.length * 10 +
    JSON.stringify(talk).length / 1000;
}

function* withoutSteps({ outcome: { talk } }: Failing): Generator<SearchTalk> {
  for (const [at, { kind }] of talk.steps.entries()) {
    if (GREETINGS.has(kind)) continue;
    if (kind === "restart") {
      // One of two processes, each with a greeting of its own.
      yield { ...talk, steps: talk.steps.slice(at + 1) };
      yield { ...talk, steps: talk.steps.slice(0, at) };
      continue;
    }
    const steps = talk.steps.filter((_, index) => index !== at);
    if (steps.some((step) => step.kind !== "greet")) yield { ...talk, steps };
  }
}

/** Steps without which there is no talk. */
const GREETINGS: ReadonlySet<TalkStep["kind"]> = new Set(["greet", "start", "set-again"]);

/** Acts may be left out in any order: a ply that is no longer legal is one that must be refused. */
function* fewerActs({ outcome: { talk } }: Failing): Generator<SearchTalk> {
  for (const [at, step] of talk.steps.entries()) {
    if (step.kind !== "do") continue;
    for (const acts of withoutChunks(step.acts, 1)) {
      if (acts.length > 0) yield { ...talk, steps: talk.steps.with(at, { ...step, acts }) };
    }
  }
}

const FRILLS = ["delivery", "clock", "settings", "seed"] as const;

function* plainer({ outcome: { talk } }: Failing): Generator<SearchTalk> {
  if (hasFrills(talk)) yield plainTalk(talk);
  for (const [at, play] of playsIn(talk).entries()) {
    for (const name of FRILLS) {
      if (play[name] === undefined) continue;
      const { [name]: _, ...rest } = play;
      yield withPlay(talk, at, rest);
    }
  }
}

/** The talk with the usual greeting and clocks. */
export function plainTalk(talk: SearchTalk): SearchTalk {
  const steps = talk.steps.map((step): TalkStep => {
    // Without the option that a search in the opponent's time needs, there would be none.
    if (step.kind === "greet" && step.options?.["ponder"] === undefined) return { kind: "greet" };
    if (step.kind === "set-again") return { kind: "greet" };
    if (step.kind !== "play") return step;
    const { clock: _, ...play } = step.play;
    return { ...step, play };
  });
  return { ...talk, steps };
}

function hasFrills({ steps }: SearchTalk): boolean {
  return steps.some((step) => step.kind === "greet" && step.options !== undefined) ||
    steps.some(({ kind }) => kind === "set-again");
}

/** The last game, with the position in which the engine failed told as an opening. */
function* fromPosition(failing: Failing): Generator<SearchTalk> {
  const { outcome: { talk, plies }, model, binds, violation } = failing;
  const at = playsIn(talk).length - 1;
  const play = playsIn(talk)[at];
  if (!play || !binds || !model.tellsOpenings) return;
  const made = gamesOf(plies)[at] ?? [];
  const begun = asBegun(play, made);
  const moves = movesOf(begun, made, model.game);
  const position = positionAfter(begun, moves, model.game);
  if (position === undefined) return;
  const { game } = model.game.kit;
  const told = (opening: readonly string[]): SearchTalk | undefined => {
    const after = positionAfter(plain(play), opening, model.game);
    if (after === undefined || game.ending(after)) return undefined;
    const engine = game.turn(after);
    return withPlay(manual(talk), at, { ...plain(play), engine, opening, plies: 1 });
  };
  if (model.setsUp && !game.ending(position)) {
    const setup = model.game.kit.setup(position);
    const engine = started(setup, game.turn(position), model);
    if (engine) yield withPlay(manual(talk), at, { ...plain(play), engine, setup, plies: 1 });
  }
  for (const opening of model.game.shorter?.(position, squaresOf(violation)) ?? []) {
    const candidate = told(opening);
    if (candidate) yield candidate;
  }
  if (play.opening === undefined || play.plies !== 1) {
    const candidate = told(moves);
    if (candidate) yield candidate;
  }
}

/** The side that moves first from a setup, where it is read as it was meant. */
function started(setup: string, turn: Side, { game: { kit } }: ClientModel): Side | undefined {
  const start = kit.game.start({ setup });
  if (!start.ok) return undefined;
  return kit.game.turn(start.value) === turn ? turn : undefined;
}

function plain({ settings }: PlayWords): PlayWords {
  return { engine: "first", ...settings && { settings } };
}

/** The client itself never tells the engine a ply of its own that it did not ask for. */
function manual(talk: SearchTalk): SearchTalk {
  return talk.stimulus === "client" ? { ...talk, stimulus: "manual" } : talk;
}

/** Chunks left out of openings; what is no longer legal then is left out too. */
function* shorterOpenings({ outcome: { talk }, model }: Failing): Generator<SearchTalk> {
  for (const [at, play] of playsIn(talk).entries()) {
    if (!play.opening) continue;
    for (const opening of withoutChunks(play.opening, 1)) {
      const legal = legalOf(play, opening, model);
      const after = positionAfter(play, legal, model.game);
      if (after === undefined || legal.length >= play.opening.length) continue;
      const engine = model.game.kit.game.turn(after);
      yield withPlay(talk, at, { ...play, engine, opening: legal });
    }
  }
}

/** The plies that can be played one after another; with an illegal one the answer to it goes too. */
function legalOf(
  play: PlayWords,
  plies: readonly string[],
  { game: model }: ClientModel,
): readonly string[] {
  const { game } = model.kit;
  let position = positionAfter(play, [], model);
  const kept: string[] = [];
  for (let at = 0; at < plies.length && position !== undefined; at++) {
    const move = game.read(plies[at] ?? "");
    if (!move.ok || game.objection(position, move.value) || game.ending(position)) at++;
    else {
      position = game.play(position, move.value);
      kept.push(plies[at] ?? "");
    }
  }
  return kept;
}

function* fewerPlies({ outcome: { talk } }: Failing): Generator<SearchTalk> {
  for (const [at, play] of playsIn(talk).entries()) {
    const { plies = 0 } = play;
    for (const fewer of new Set([0, Math.floor(plies / 2), plies - 1])) {
      if (fewer >= 0 && fewer < plies) yield withPlay(talk, at, { ...play, plies: fewer });
    }
  }
}

function* fewerReplies({ outcome: { talk } }: Failing): Generator<SearchTalk> {
  for (const [at, play] of playsIn(talk).entries()) {
    const { replies = [], plies = Infinity } = play;
    for (const fewer of withoutChunks(replies, 1)) {
      const less = Math.max(1, plies - 2 * (replies.length - fewer.length));
      yield withPlay(talk, at, { ...play, replies: fewer, plies: less });
    }
  }
}

/** Searches after fewer moves, or in the position itself, which any client may set up. */
function* shorterSearches({ outcome: { talk }, model }: Failing): Generator<SearchTalk> {
  for (const [at, step] of talk.steps.entries()) {
    if (step.kind !== "search" || step.search.moves.length === 0) continue;
    const { search } = step;
    const start: PlayWords = { engine: "first", setup: search.setup };
    const other = (words: Partial<SearchWords>): SearchTalk => ({
      ...talk,
      steps: talk.steps.with(at, { ...step, search: { ...search, ...words } }),
    });
    const position = positionAfter(start, search.moves, model.game);
    if (position !== undefined) yield other({ setup: model.game.kit.setup(position), moves: [] });
    for (const fewer of withoutChunks(search.moves, 1)) {
      const moves = legalOf(start, fewer, model);
      if (moves.length < search.moves.length) yield other({ moves });
    }
  }
}

/** The list without each of its halves, quarters and so on down to pieces of `least`. */
function* withoutChunks<Item>(list: readonly Item[], least: number): Generator<readonly Item[]> {
  for (let size = Math.ceil(list.length / 2); size >= least; size = Math.floor(size / 2)) {
    for (let at = 0; at < list.length; at += size) {
      yield [...list.slice(0, at), ...list.slice(at + size)];
    }
  }
}
