/** A refereed game, or some plies of one, against a built-in opponent. @module */

import { inLanguage, type PlyFacts } from "../../core/mod.ts";
import type { Ending } from "../../games/game.ts";
import { randomFrom } from "../../games/random.ts";
import { freshClock, leftMs } from "../../referee/mod.ts";
import type { PlayStep } from "../../scenario/mod.ts";
import { amendedPly } from "../amend.ts";
import { newSituations, newStakes } from "../first_shown.ts";
import { leftOutPly } from "../left_out.ts";
import {
  announce,
  apartMs,
  askEngine,
  begin,
  conclude,
  emitPly,
  type Going,
  isPrompt,
  type Made,
  ON,
  pictureBefore,
  type PlyMade,
} from "../play/mod.ts";
import { clockRule, opponentLeftMs } from "../play_clock.ts";
import { nextReply } from "../reply.ts";
import { asksForResignation, findResignation } from "../resignation.ts";
import type { Stage } from "../stage.ts";
import type { StepSitting } from "../step_sitting.ts";

/** Plays until the game, the plies or the engine end. */
export async function play(step: PlayStep, stage: Stage): Promise<Going> {
  const { context, conversation } = stage;
  const seed = (step.seed ?? 1) + 7919 * context.seed;
  const { setup, settings, engine } = step;
  conversation.deal({ seed, setup, settings, engine, clock: clockRule(step) });
  const match = sitDown(step, stage, randomFrom(seed));
  const opened = await playOpening(match);
  if (opened.kind !== "on") return opened;
  checkEnd(match);
  const begun = await begin(match);
  if (begun.kind !== "on") return begun;
  const most = step.plies ?? Infinity;
  let shown = 0;
  for (let played = 0; played < most; played++) {
    if (context.pairing.talk.ending(conversation.bout)) break;
    if (!hasTime(match)) return unfinished(match);
    const making = nextPly(match);
    const made = making instanceof Promise ? await making : making;
    if (made.kind === "over" && made.words) findResignation(match, made.words);
    if (made.kind === "over" && made.resigned && shown === 0 && !asksForResignation(stage)) {
      return { kind: "resigned" };
    }
    if (made.kind === "over") break;
    if (made.kind === "going") return made.going;
    if (made.thinkMs !== undefined) {
      shown++;
      match.thoughtMs = (match.thoughtMs ?? 0) + made.thinkMs;
    }
    const telling = tell(match, made);
    const told = telling instanceof Promise ? await telling : telling;
    if (told.kind !== "on") return told;
  }
  // Nothing but illegal plies: what comes next would stand on nothing.
  if (match.amended && shown === 0 && !context.pairing.talk.answersWhole) return { kind: "stop" };
  await conclude(match, resignation(match));
  return goingAfter(match);
}

/** Whether the budget lasts for another ply: a slow one is over at the latest when its clock is. */
function hasTime(match: StepSitting): boolean {
  const { clock, stage: { context: { thinkTimes, timeScale } } } = match;
  return hasTimeToTell(match, Math.min(thinkTimes.slowestMs, leftMs(clock) * timeScale));
}

/** Whether it lasts for a ply that the engine is told, and for so much more. */
function hasTimeToTell({ slowestMs = 0, stage: { context } }: StepSitting, moreMs = 0): boolean {
  const partLeftMs = context.partLeftMs ?? context.budgetLeftMs;
  return partLeftMs() > slowestMs + moreMs;
}

/** An engine about to play, its clock untouched. */
function sitDown(step: PlayStep, stage: Stage, random: () => number): StepSitting {
  const { context, key } = stage;
  const sitting: StepSitting = {
    ...{ side: step.engine, manner: step, step, stage, random },
    ...{ clock: freshClock(clockRule(step)), plies: 0 },
    staked: new Set<string>(),
    situated: { asked: new Set<string>(), reached: new Set<string>() },
    emit: (ply) => context.emit({ kind: "ply", key, ply }),
    replace: (faults) => amendedPly(sitting, faults),
  };
  return sitting;
}

/** Whether the scenario goes on after a game, which shows little if it was shorter than asked for. */
function goingAfter({ step: { least = 0, opening }, plies }: StepSitting): Going {
  const made = plies - opening.length;
  return made < least ? { kind: "too-short", plies: made, least } : ON;
}

/** The ending where the opponent is to give up now. */
function resignation({ step: { end, engine }, stage }: StepSitting): Ending | undefined {
  const { context: { pairing: { talk } }, conversation } = stage;
  if (end === undefined || end !== talk.resignation || talk.ending(conversation.bout)) {
    return undefined;
  }
  return { reason: end, winner: engine };
}

async function playOpening(match: StepSitting): Promise<Going> {
  const { context, conversation } = match.stage;
  for (const ply of match.step.opening) {
    if (!hasTimeToTell(match)) return unfinished(match);
    const objection = context.pairing.talk.objection(conversation.bout, ply);
    if (objection !== undefined) {
      throw new Error(`The opening cannot be played: ${inLanguage(objection, "en")}`);
    }
    const told = await tell(match, { ply });
    if (told.kind !== "on") return told;
  }
  return ON;
}

/** An opening that is to end the game does so, or the scenario is wrong. */
function checkEnd({ step: { opening, end }, stage: { context, conversation } }: StepSitting): void {
  if (end === undefined || opening.length === 0) return;
  const reason = context.pairing.talk.ending(conversation.bout)?.reason;
  if (reason === end) return;
  throw new Error(`The opening does not end the game by "${end}": ${reason ?? "it goes on"}`);
}

function nextPly(match: StepSitting): Made | Promise<Made> {
  const { step, stage } = match;
  const { talk } = stage.context.pairing;
  const { bout } = stage.conversation;
  if (talk.turn(bout) === step.engine) {
    const instead = leftOutPly(match);
    return instead ? { kind: "ply", ...instead } : askEngine(match);
  }
  const ply = nextReply(match) ?? talk.propose(bout, step.opponent, match.random);
  return { kind: "ply", ply };
}

function unfinished({ plies }: StepSitting): Going {
  return { kind: "out-of-budget", because: { kind: "budget", plies } };
}

/** Only a ply that the engine chose itself shows anything; in place of one, all was missed that it would. */
function stakesOf(match: StepSitting, { thinkMs, amended }: PlyMade): PlyFacts["stakes"] {
  const { context: { pairing: { talk } }, conversation } = match.stage;
  if (amended) return talk.stakes?.(conversation.bout);
  return thinkMs === undefined ? undefined : newStakes(match);
}

/** Tells the engine an accepted ply of either side; no promise where all answers are here already. */
function tell(match: StepSitting, made: PlyMade): Going | Promise<Going> {
  const { stage: { context, conversation }, step } = match;
  const own = context.pairing.talk.turn(conversation.bout) === step.engine;
  const left = own ? leftMs(match.clock) : opponentLeftMs(step, match.own);
  const before = pictureBefore(match);
  const stakes = stakesOf(match, made);
  const situations = newSituations(match, own);
  const facts = { leftMs: left, before, stakes, situations };
  const going = announce(match, made.ply, left);
  if (going instanceof Promise) return emitLater(match, made, { facts, own, telling: going });
  emitPly(match, made, facts);
  return going;
}

async function emitLater(
  match: StepSitting,
  made: PlyMade,
  { facts, own, telling }: {
    readonly facts: Parameters<typeof emitPly>[2];
    readonly own: boolean;
    readonly telling: Promise<Going>;
  },
): Promise<Going> {
  const { clock } = match.stage.context;
  const beganMs = clock.now();
  const going = await telling;
  match.slowestMs = Math.max(match.slowestMs ?? 0, clock.now() - beganMs);
  // An engine that takes it for the opponent's ply says so at once.
  if (own && isPrompt(match)) await match.stage.context.clock.sleep(apartMs(match));
  emitPly(match, made, facts);
  return going;
}
