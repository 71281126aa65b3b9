/** A refereed game, or some plies of one, against a built-in opponent. @module */

import type { Ending } from "../../games/game.ts";
import { randomFrom } from "../../games/random.ts";
import type { Message } from "../../protocols/protocol.ts";
import { leftMs, spend } from "../../referee/mod.ts";
import type { PlayStep } from "../../scenario/mod.ts";
import { type Sitting, sitting } from "../sitting.ts";
import { amendedPly } from "../amend.ts";
import { isBrief } from "../brief.ts";
import type { Answer } from "../conversation/mod.ts";
import { exchangeAll } from "../exchange.ts";
import { clockAfter, clockRule, opponentLeftMs } from "../play_clock.ts";
import { patienceOf } from "../play_patience.ts";
import { announce, apartMs, hearOwed, isPrompt } from "../announce.ts";
import { emitLatePly, emitPly, newStakes, pictureBefore, type PlyMade } from "../emit_ply.ts";
import { endlessSilence } from "../endless_silence.ts";
import { newSituations, situationsHere } from "../situations.ts";
import { nextReply } from "../reply.ts";
import { asksForResignation, findResignation, isNoPly, noteResignation } from "../resignation.ts";
import { type Going, ON, type Stage } from "../stage.ts";
import { blame, inconclusive, unanswered } from "../unanswered.ts";

/** A ply that was made, or why there is none. */
export type Made =
  | { readonly kind: "ply" } & PlyMade
  | { readonly kind: "over"; readonly resigned: boolean; readonly words?: PlyMade }
  | { readonly kind: "going"; readonly going: Going };

/** A ply that the rules or the protocol do not allow. */
interface Refused {
  readonly kind: "refused";
  readonly message: Message;
}

/** Plays until the game, the plies or the engine end. */
export async function play(step: PlayStep, stage: Stage): Promise<Going> {
  const { context, conversation } = stage;
  const seed = (step.seed ?? 1) + 7919 * context.seed;
  const { setup, settings, engine } = step;
  conversation.deal({ seed, setup, settings, engine, clock: clockRule(step) });
  const match = sitting(step, stage, randomFrom(seed));
  const opened = await playOpening(match);
  if (opened.kind !== "on") return opened;
  checkEnd(match);
  const begun = await begin(match);
  if (begun.kind !== "on") return begun;
  const most = step.plies ?? Infinity;
  let shown = 0;
  for (let played = 0; played < most; played++) {
    if (context.pairing.talk.ending(conversation.bout)) break;
    if (context.budgetLeftMs() <= context.thinkTimes.slowestMs) return unfinished(match);
    const made = await nextPly(match);
    if (made.kind === "over" && made.words) findResignation(match, made.words);
    if (made.kind === "over" && made.resigned && shown === 0 && !asksForResignation(stage)) {
      return { kind: "resigned" };
    }
    if (made.kind === "over") break;
    if (made.kind === "going") return made.going;
    if (made.thinkMs !== undefined) shown++;
    const told = await tell(match, made);
    if (told.kind !== "on") return told;
  }
  // Nothing but illegal plies: what comes next would stand on nothing.
  if (match.amended && shown === 0 && !context.pairing.talk.answersWhole) return { kind: "stop" };
  await conclude(match, resignation(match));
  return goingAfter(match);
}

/** Whether the scenario goes on after a game, which shows little if it was shorter than asked for. */
function goingAfter({ step: { least = 0, opening }, plies }: Sitting): Going {
  const made = plies - opening.length;
  return made < least ? { kind: "too-short", plies: made, least } : ON;
}

/** The ending where the opponent is to give up now. */
function resignation({ step: { end, engine }, stage }: Sitting): Ending | undefined {
  const { context: { pairing: { talk } }, conversation } = stage;
  if (end === undefined || end !== talk.resignation || talk.ending(conversation.bout)) {
    return undefined;
  }
  return { reason: end, winner: engine };
}

/**
 * Tells the engine how the game ended, if it did, with whatever else is still to be said; some
 * endings are not on the board.
 */
export async function conclude({ step, stage }: Sitting, known?: Ending): Promise<Going> {
  const { context: { pairing: { talk } }, conversation } = stage;
  const ending = known ?? talk.ending(conversation.bout);
  const frames = ending ? talk.end?.(conversation.bout, ending) ?? [] : [];
  for (const frame of frames) conversation.post(frame);
  await conversation.flush(step.delivery);
  return ON;
}

async function playOpening(match: Sitting): Promise<Going> {
  const { context, conversation } = match.stage;
  for (const ply of match.step.opening) {
    const objection = context.pairing.talk.objection(conversation.bout, ply);
    if (objection !== undefined) throw new Error(`The opening cannot be played: ${objection}`);
    const told = await tell(match, { ply });
    if (told.kind !== "on") return told;
  }
  return ON;
}

/** Says what opens a game, where the protocol has words for that; before anything is asked or told. */
export async function begin({ stage }: Sitting): Promise<Going> {
  const { context: { pairing: { talk } }, conversation } = stage;
  const saying = talk.begin?.(conversation.bout);
  if (!saying) return ON;
  conversation.ongoing.become(saying.bout);
  return await exchangeAll(saying.frames, stage, true);
}

/** An opening that is to end the game does so, or the scenario is wrong. */
function checkEnd({ step: { opening, end }, stage: { context, conversation } }: Sitting): void {
  if (end === undefined || opening.length === 0) return;
  const reason = context.pairing.talk.ending(conversation.bout)?.reason;
  if (reason === end) return;
  throw new Error(`The opening does not end the game by "${end}": ${reason ?? "it goes on"}`);
}

async function nextPly(match: Sitting): Promise<Made> {
  const { step, stage } = match;
  const { talk } = stage.context.pairing;
  const { bout } = stage.conversation;
  if (talk.turn(bout) === step.engine) return await askEngine(match);
  const ply = nextReply(match) ?? talk.propose(bout, step.opponent, match.random);
  return { kind: "ply", ply };
}

/** How often a ply is asked for again where the server's manner is to refuse and wait. */
const MOST_RETRIES = 3;

/** Asks the engine for its ply and judges the answer; the clock runs meanwhile. */
export async function askEngine(match: Sitting): Promise<Made> {
  const { step, stage: { context: { pairing: { talk } }, conversation } } = match;
  for (const { name, text } of talk.files?.(conversation.bout) ?? []) {
    await conversation.channel.place?.(name, text);
  }
  const question = talk.ask(conversation.bout);
  if (question !== "") conversation.post(question);
  if (match.owed === undefined) await conversation.flush(step.delivery);
  const settled = await hearOwed(match);
  if (settled.kind !== "on") return { kind: "going", going: settled };
  let unmade = false;
  for (let retries = 0; retries <= MOST_RETRIES; retries++) {
    const made = await hearPly(match);
    if (made.kind !== "refused") return made;
    const instead = amendedPly(match, made.message.faults);
    if (instead) return { kind: "ply", ...instead };
    unmade = isNoPly(made.message.faults, match);
    if (!await refuse(match, made.message)) break;
  }
  return { kind: "going", going: { kind: "stop", ...unmade && { unmade } } };
}

/** Tells the engine that its ply is not accepted; answers whether it may make another. */
async function refuse({ step, stage }: Sitting, message: Message): Promise<boolean> {
  const { context: { pairing }, conversation } = stage;
  const frames = pairing.talk.refuse?.(conversation.bout, message) ?? [];
  for (const frame of frames) conversation.post(frame);
  await conversation.flush(step.delivery);
  return frames.length > 0 && pairing.awaits(conversation.bout);
}

async function hearPly(match: Sitting): Promise<Made | Refused> {
  const { stage } = match;
  const { context, conversation } = stage;
  const allowedMs = Math.min(leftMs(match.clock), patienceOf(match)) * context.timeScale;
  const brief = isBrief(match.step.else, allowedMs, context);
  const wait = () => conversation.answer(allowedMs, { brief });
  const answer = brief ? await context.lend(wait) : await wait();
  if (answer.kind === "message") return made(match, answer, allowedMs);
  // A step that measures time says nothing of an engine that is gone.
  const silent = answer.kind === "none" && answer.why.kind === "silent";
  const rule = silent || match.step.delivery ? match.step.else : undefined;
  const hang = silent ? await endlessSilence(match, allowedMs) : undefined;
  return { kind: "going", going: await unanswered(hang ?? answer, stage, hang ? undefined : rule) };
}

/** Too little to matter on any clock. */
const QUICK_MS = 1;

type Answered = Extract<Answer, { kind: "message" }>;

function made(match: Sitting, answer: Answered, clockMs: number): Made | Refused {
  const { context, find } = match.stage;
  context.thinkTimes.plies++;
  context.thinkTimes.ms += answer.tookMs;
  context.thinkTimes.slowestMs = Math.max(context.thinkTimes.slowestMs, answer.tookMs);
  answer.message.faults.forEach((fault) => find({ ...fault, ...situationsHere(match) }));
  if (answer.late) {
    // A slow answer says nothing of how messages are read.
    if (match.step.delivery === undefined) blameLate(match, answer, answer.late);
    return { kind: "going", going: { kind: "stop", unmade: true } };
  }
  const slow = tooSlow(match, answer);
  if (slow) return { kind: "going", going: slow };
  // The machine's delays are not charged; measuring them costs more than a quick answer.
  const lostMs = answer.tookMs < QUICK_MS ? 0 : answer.hinderedMs;
  const fairMs = (answer.tookMs - lostMs) / context.timeScale;
  match.own = (match.own ?? 0) + 1;
  const { step, own } = match;
  match.clock = clockAfter(spend(match.clock, fairMs) ?? match.clock, { step, own });
  if (answer.message.faults.length > 0) return { kind: "refused", message: answer.message };
  const { ply, resigned, tookMs: thinkMs, message: { entries: [entry] } } = answer;
  const known = { thinkMs, limitMs: Math.min(clockMs, allowedBy(match)), entry };
  if (resigned) {
    const words = { ply: match.stage.conversation.ongoing.line(entry ?? -1), ...known };
    noteResignation(match, words);
    return { kind: "over", resigned, words };
  }
  if (ply === undefined) return { kind: "over", resigned: false };
  return { kind: "ply", ply, ...known };
}

/** Writes down that a ply came too late, and shows it all the same. */
function blameLate(match: Sitting, answer: Answered, late: Late): void {
  blame(late, match.stage, match.step.else);
  const { ply, tookMs: thinkMs, message: { entries: [entry] } } = answer;
  if (ply !== undefined) emitLatePly(match, { ply, thinkMs, limitMs: late.allowedMs, entry });
}

type Late = NonNullable<Answered["late"]>;

/** What the step itself allows. */
function allowedBy({ step, stage: { context } }: Sitting): number {
  return (step.withinMs ?? Infinity) * context.timeScale;
}

/** In time for the clock, but slower than this step asks for. */
function tooSlow(match: Sitting, answer: Answered): Going | undefined {
  const { tookMs, message: { entries } } = answer;
  const allowedMs = allowedBy(match);
  if (tookMs <= allowedMs) return undefined;
  const { hinderedMs } = answer;
  if (tookMs - hinderedMs <= allowedMs) return inconclusive({ hinderedMs, tookMs, allowedMs });
  const text = entries.map((index) => match.stage.conversation.ongoing.line(index)).join("\n");
  blameLate(match, answer, { kind: "late", waitedMs: tookMs, allowedMs, text, entries });
  return { kind: "stop" };
}

function unfinished({ plies }: Sitting): Going {
  return { kind: "out-of-budget", because: { kind: "budget", plies } };
}

/** Tells the engine an accepted ply of either side. */
async function tell(
  match: Sitting,
  made: PlyMade,
): Promise<Going> {
  const { stage: { context, conversation }, step } = match;
  const own = context.pairing.talk.turn(conversation.bout) === step.engine;
  const left = own ? leftMs(match.clock) : opponentLeftMs(step, match.own);
  const before = pictureBefore(match);
  // Only a ply that the engine chose itself shows anything.
  const stakes = made.thinkMs === undefined ? undefined : newStakes(match);
  const situations = newSituations(match, own);
  const going = await announce(match, made.ply, left);
  // An engine that takes it for the opponent's ply says so at once.
  if (own && isPrompt(match)) await context.clock.sleep(apartMs(match));
  emitPly(match, made, { leftMs: left, before, stakes, situations });
  return going;
}
