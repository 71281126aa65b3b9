/** A refereed game, or some plies of one, against a built-in opponent. @module */

import { fill, type Localized } from "../core/mod.ts";
import { randomFrom } from "../games/random.ts";
import { freshClock, type GameClock, leftMs, spend } from "../referee/mod.ts";
import type { PlayStep } from "../scenario/mod.ts";
import type { Answer } from "./conversation.ts";
import { blame, exchangeAll, type Going, ON, type Stage, unanswered } from "./run_step.ts";

/** A game under way. */
interface Match {
  readonly step: PlayStep;
  readonly stage: Stage;
  readonly random: () => number;
  clock: GameClock;
  plies: number;
}

/** A ply that was made, or why there is none. */
type Made =
  | {
    readonly kind: "ply";
    readonly ply: string;
    readonly thinkMs?: number;
    readonly entry?: number;
  }
  | { readonly kind: "over" }
  | { readonly kind: "going"; readonly going: Going };

/** Plays until the game, the plies or the engine end. */
export async function play(step: PlayStep, stage: Stage): Promise<Going> {
  const { lab, conversation } = stage;
  const seed = (step.seed ?? 1) + 7919 * lab.seed;
  conversation.deal({ seed, setup: step.setup, settings: step.settings });
  const { mainMs, perMoveMs, sharedPlies } = step.clock;
  const clock = freshClock({ mainMs, extraMs: perMoveMs, sharedPlies });
  const match: Match = { step, stage, random: randomFrom(seed), clock, plies: 0 };
  const opened = await playOpening(match);
  if (opened.kind !== "on") return opened;
  const most = step.plies ?? Infinity;
  for (let played = 0; played < most; played++) {
    if (lab.pairing.talk.ending(conversation.bout)) return ON;
    const made = await nextPly(match);
    if (made.kind === "over") return ON;
    if (made.kind === "going") return made.going;
    const told = await tell(match, made);
    if (told.kind !== "on") return told;
  }
  return ON;
}

async function playOpening(match: Match): Promise<Going> {
  const { lab, conversation } = match.stage;
  for (const ply of match.step.opening) {
    const objection = lab.pairing.talk.objection(conversation.bout, ply);
    if (objection !== undefined) throw new Error(`The opening cannot be played: ${objection}`);
    const told = await tell(match, { ply });
    if (told.kind !== "on") return told;
  }
  return ON;
}

async function nextPly(match: Match): Promise<Made> {
  const { step, stage } = match;
  const { talk } = stage.lab.pairing;
  const { bout } = stage.conversation;
  if (talk.turn(bout) === step.engine) return await askEngine(match);
  return { kind: "ply", ply: talk.propose(bout, step.opponent, match.random) };
}

async function askEngine(match: Match): Promise<Made> {
  const { stage } = match;
  const { lab, conversation } = stage;
  await conversation.say([lab.pairing.talk.ask(conversation.bout)]);
  const allowedMs = leftMs(match.clock) * lab.timeScale;
  const answer = await conversation.answer(allowedMs);
  if (answer.kind === "out-of-budget") return { kind: "going", going: outOfBudget(match) };
  if (answer.kind !== "message") return { kind: "going", going: await unanswered(answer, stage) };
  return made(match, answer);
}

type Answered = Extract<Answer, { kind: "message" }>;

function made(match: Match, answer: Answered): Made {
  const { lab, find } = match.stage;
  lab.thinkTimes.plies++;
  lab.thinkTimes.ms += answer.tookMs;
  answer.message.faults.forEach(find);
  if (answer.late) {
    blame(answer.late, match.stage, match.step.else);
    return { kind: "going", going: { kind: "stop" } };
  }
  if (isTooSlow(match, answer)) return { kind: "going", going: { kind: "stop" } };
  match.clock = spend(match.clock, answer.tookMs / lab.timeScale) ?? match.clock;
  if (answer.message.faults.length > 0) return { kind: "going", going: { kind: "stop" } };
  if (answer.resigned || answer.ply === undefined) return { kind: "over" };
  const [entry] = answer.message.entries;
  return { kind: "ply", ply: answer.ply, thinkMs: answer.tookMs, entry };
}

/** In time for the clock, but slower than this step asks for. */
function isTooSlow({ step, stage }: Match, { tookMs, message }: Answered): boolean {
  const { lab, conversation } = stage;
  const allowedMs = (step.withinMs ?? Infinity) * lab.timeScale;
  const hinderedMs = conversation.channel.hinderedMs(conversation.sentAtMs);
  if (tookMs - hinderedMs <= allowedMs) return false;
  const text = message.entries.map((index) => conversation.line(index)).join("\n");
  blame({ kind: "late", waitedMs: tookMs, allowedMs, text }, stage, step.else);
  return true;
}

function outOfBudget({ plies }: Match): Going {
  return { kind: "out-of-budget", why: fill(BUDGET, { plies }) };
}

const BUDGET: Localized = {
  en: "The run's budget was used up after {plies} plies without a violation (--full lifts it)",
  zh: "下了 {plies} 手（無違規）後執行預算用完（--full 可取消預算）",
  ja: "{plies} 手まで違反なしで実行の予算を使い切った（--full で外せる）",
};

/** Tells the engine an accepted ply, whoever made it. */
async function tell(
  match: Match,
  { ply, thinkMs, entry }: { ply: string; thinkMs?: number; entry?: number },
): Promise<Going> {
  const { stage: { lab, conversation, key }, step } = match;
  const { talk } = lab.pairing;
  const own = talk.turn(conversation.bout) === step.engine;
  const left = own ? leftMs(match.clock) : match.step.clock.mainMs;
  const frames = talk.tell(conversation.bout, ply, left);
  match.plies++;
  const going = await exchangeAll(frames, match.stage, true);
  lab.emit({
    kind: "ply",
    key,
    ply: {
      ply: match.plies,
      by: thinkMs === undefined ? "opponent" : "engine",
      move: ply,
      thinkMs,
      leftMs: left,
      diagram: talk.diagram(conversation.bout),
      entry,
    },
  });
  return going;
}
