/** What the client of MGTP may do. @module */

import { darkChess, formatSetup } from "../../games/dark-chess/mod.ts";
import { pick } from "../../games/random.ts";
import type { Side } from "../../games/game.ts";
import { type ClientModel, STEERED, type TalkChance } from "../model.ts";
import { below, simulated } from "../simulate.ts";
import type { PlayWords, SearchTalk, TalkStep } from "../talk.ts";
import { DARK_CHESS } from "./dark-chess.ts";

/** Dark chess over MGTP. */
export const MGTP_MODEL: ClientModel = {
  game: DARK_CHESS,
  talk: (chance) => {
    if (chance.random() < RESTARTS) return restartedTalk(chance);
    if (chance.stimulus === "client" || chance.random() < 0.4) return clientTalk(chance);
    return pick(chance.stimulus === "manual" ? MANUAL : STRESS, chance.random)?.(chance) ??
      clientTalk(chance);
  },
  binding: ["mgtp/genmove-format", "mgtp/genmove-ply", "mgtp/genmove-resign"],
  tellsOpenings: true,
};

/** So often the engine is ended in a game and started again. */
const RESTARTS = 0.05;

const GREET: TalkStep = { kind: "greet" };
const RESET: TalkStep = {
  kind: "ask",
  text: "7 reset_board",
  expect: "success",
  else: "mgtp/reset-board",
};
const LEAVE: TalkStep = { kind: "leave", text: "5 quit", else: "mgtp/quit-exits" };

/** One game in one process, as the real client leads it, to the end or to a closed window. */
function clientTalk({ random, stimulus }: TalkChance): SearchTalk {
  const whole = random() < 0.6;
  const seconds = pick([60, 60, 1800, 3600], random) ?? 60;
  const game: TalkStep = {
    kind: "play",
    play: {
      engine: sideBy(random),
      opponent: pick([STEERED, STEERED, STEERED, STEERED, STEERED, "random", "greedy"], random),
      seed: below(2 ** 31, random),
      setup: dealBy(random),
      ...whole ? {} : { plies: 8 + below(80, random) },
      ...seconds === 60 ? {} : { clock: `${seconds}s` },
    },
  };
  const greet = greetBy(seconds, random);
  return { stimulus, steps: [greet, game, ...whole ? [LEAVE] : []] };
}

/** The engine is ended in the middle of a game, as when its window is closed, and started again. */
function restartedTalk(chance: TalkChance): SearchTalk {
  const { random, stimulus } = chance;
  const first = clientTalk(chance);
  const steps = first.steps.map((step): TalkStep =>
    step.kind === "play" ? { ...step, play: { ...step.play, plies: 1 + below(12, random) } } : step
  );
  return { stimulus, steps: [...steps, { kind: "restart" }, ...clientTalk(chance).steps] };
}

/** The client names the clock, by the manual's word or by its own. */
function greetBy(seconds: number, random: () => number): TalkStep {
  const time = String(seconds * 1000);
  return random() < 0.5
    ? { kind: "greet", options: { time } }
    : { kind: "greet", options: { time, spelling: "time_setting" } };
}

type Make = (chance: TalkChance) => SearchTalk;

const MANUAL: readonly Make[] = [openedTalk, openedTalk, openedTalk, resetTalk, shownTalk];
const STRESS: readonly Make[] = [openedTalk, resetTalk, shownTalk, deliveredTalk];

/** Plies are told that the engine did not choose, then it is asked. */
function openedTalk(chance: TalkChance): SearchTalk {
  return { stimulus: "manual", steps: [GREET, { kind: "play", play: opened(chance, 40) }] };
}

/** A second game in the same process, after one that may have ended. */
function resetTalk(chance: TalkChance): SearchTalk {
  const first = { ...opened(chance, 120), plies: below(3, chance.random) };
  const second = { ...opened(chance, 6), plies: 2 };
  return {
    stimulus: "manual",
    steps: [GREET, { kind: "play", play: first }, RESET, { kind: "play", play: second }],
  };
}

function shownTalk(chance: TalkChance): SearchTalk {
  const show: TalkStep = {
    kind: "ask",
    text: "17 showboard",
    expect: "success",
    else: "mgtp/showboard",
  };
  const play: TalkStep = { kind: "play", play: opened(chance, 30) };
  return { stimulus: "manual", steps: [GREET, play, show] };
}

/** The same game twice, the second time cut into pieces or sent in one go. */
function deliveredTalk(chance: TalkChance): SearchTalk {
  const play = { ...opened(chance, 10), plies: 2 };
  const coalesced = chance.random() < 0.5;
  const delivered: PlayWords = {
    ...play,
    delivery: coalesced ? "coalesced" : pick(["bytes", "halves"] as const, chance.random),
    else: coalesced ? "mgtp/pipelining" : "mgtp/whole-lines",
  };
  return {
    stimulus: "stress",
    steps: [GREET, { kind: "play", play }, RESET, { kind: "play", play: delivered }],
  };
}

function opened({ random, coverage }: TalkChance, most: number): PlayWords {
  const start = darkChess.start({ seed: below(2 ** 31, random) });
  if (!start.ok) throw new Error(start.error.en);
  const plies = 2 + below(most, random);
  const opening = simulated(DARK_CHESS, { start: start.value, plies, random, coverage });
  const engine = opening.length % 2 === 0 ? "first" : "second";
  return { engine, setup: formatSetup(start.value), opening, plies: 1 };
}

function sideBy(random: () => number): Side {
  return random() < 0.5 ? "first" : "second";
}

function dealBy(random: () => number): string {
  const start = darkChess.start({ seed: below(2 ** 31, random) });
  if (!start.ok) throw new Error(start.error.en);
  return formatSetup(start.value);
}
