/** A ply that an engine is asked for: waited for, judged, and charged to its clock. @module */

import type { RuleId } from "../../protocols/finding.ts";
import type { Message } from "../../protocols/protocol.ts";
import { type GameClock, leftMs, spend } from "../../referee/mod.ts";
import type { Answer } from "../conversation/mod.ts";
import { hearOwed } from "./announce.ts";
import { isBrief, isLight, lightPatience } from "./brief.ts";
import { emitLatePly } from "./emit_ply.ts";
import { endlessSilence } from "./endless_silence.ts";
import { patienceOf } from "./patience.ts";
import { isNoPly, noteResignation } from "./resignation.ts";
import type { PlyMade, Sitting } from "./sitting.ts";
import { situationsHere } from "./situations.ts";
import { type Going, ON } from "./talk_stage.ts";
import { blame, inconclusive, type Limit, silenceRule, unanswered } from "./unanswered.ts";

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

/** How often a ply is asked for again where the server's manner is to refuse and wait. */
const MOST_RETRIES = 3;

/** Asks the engine for its ply and judges the answer; the clock runs meanwhile. */
export async function askEngine(match: Sitting): Promise<Made> {
  const { manner, stage: { context: { pairing: { talk } }, conversation } } = match;
  for (const { name, text } of talk.files?.(conversation.bout) ?? []) {
    await conversation.channel.place?.(name, text);
  }
  const question = talk.ask(conversation.bout);
  if (question !== "") conversation.post(question);
  const flushing = match.owed === undefined ? conversation.flush(manner.delivery) : undefined;
  if (flushing) await flushing;
  const settled = match.owed === undefined ? ON : await hearOwed(match);
  if (settled.kind !== "on") return { kind: "going", going: settled };
  let unmade = false;
  for (let retries = 0; retries <= MOST_RETRIES; retries++) {
    const hearing = hearPly(match, retries > 0 ? retryRule(match) : undefined);
    const made = hearing instanceof Promise ? await hearing : hearing;
    if (made.kind !== "refused") return made;
    const instead = match.replace?.(made.message.faults);
    if (instead) return { kind: "ply", ...instead };
    unmade = isNoPly(made.message.faults, match);
    if (!await refuse(match, made.message)) break;
  }
  return { kind: "going", going: { kind: "stop", ...unmade && { unmade } } };
}

/** Tells the engine that its ply is not accepted; answers whether it may make another. */
async function refuse({ manner, stage }: Sitting, message: Message): Promise<boolean> {
  const { context: { pairing }, conversation } = stage;
  const frames = pairing.talk.refuse?.(conversation.bout, message) ?? [];
  for (const frame of frames) conversation.post(frame);
  await conversation.flush(manner.delivery);
  return frames.length > 0 && pairing.awaits(conversation.bout);
}

/** The rule that asks for another ply after a refusal, if it is light: that is waited for briefly. */
function retryRule({ stage: { context, conversation } }: Sitting): RuleId | undefined {
  const rule = silenceRule(context.pairing, conversation.bout);
  return isLight(rule, context) ? rule : undefined;
}

/** Waits for a ply; for one that only the light rule `again` asks for, no longer than for such. */
function hearPly(match: Sitting, again?: RuleId): Made | Refused | Promise<Made | Refused> {
  const { context, conversation } = match.stage;
  const clockMs = Math.min(leftMs(match.clock), patienceOf(match)) * context.timeScale;
  const allowedMs = Math.min(clockMs, lightPatience(again, context));
  const brief = isBrief(match.manner.else ?? again, allowedMs, context);
  const wait = async () => await conversation.answer(allowedMs, { brief });
  const answer = brief ? context.lend(wait) : conversation.answer(allowedMs);
  const waited = { allowedMs, ...allowedMs < clockMs && { again } };
  if (answer instanceof Promise) return answer.then((later) => takePly(match, later, waited));
  return takePly(match, answer, waited);
}

/** How long a ply was waited for, and the light rule because of which it was no longer. */
interface Waited {
  readonly allowedMs: number;
  readonly again?: RuleId;
}

function takePly(
  match: Sitting,
  answer: Answer,
  waited: Waited,
): Made | Refused | Promise<Made | Refused> {
  return answer.kind === "message"
    ? made(match, answer, waited.allowedMs)
    : unmade(match, answer, waited);
}

async function unmade(
  match: Sitting,
  answer: Exclude<Answer, { kind: "message" }>,
  { allowedMs, again }: Waited,
): Promise<Made> {
  const { stage } = match;
  // A step that measures time says nothing of an engine that is gone.
  const silent = answer.kind === "none" && answer.why.kind === "silent";
  const rule = silent || match.manner.delivery ? match.manner.else : undefined;
  if (again !== undefined && silent) {
    return { kind: "going", going: await unanswered(answer, stage, again, "patience") };
  }
  const hang = silent ? await endlessSilence(match, allowedMs) : undefined;
  const limit = limitOf(match, allowedMs);
  const going = await unanswered(hang ?? answer, stage, hang ? undefined : rule, limit);
  return { kind: "going", going };
}

/** Where the time comes from for which a ply was waited. */
function limitOf({ manner, clock, stage }: Sitting, allowedMs: number): Limit {
  if (manner.delivery !== undefined) {
    return allowedMs < leftMs(clock) * stage.context.timeScale ? "patience" : "clock";
  }
  return manner.else === undefined ? "clock" : "step";
}

/** Too little to matter on any clock. */
const QUICK_MS = 1;

type Answered = Extract<Answer, { kind: "message" }>;

function made(match: Sitting, answer: Answered, clockMs: number): Made | Refused {
  const { context, conversation } = match.stage;
  context.thinkTimes.plies++;
  context.thinkTimes.ms += answer.tookMs;
  context.thinkTimes.slowestMs = Math.max(context.thinkTimes.slowestMs, answer.tookMs);
  for (const fault of answer.message.faults) {
    conversation.find({ ...fault, ...situationsHere(match) });
  }
  if (answer.late) {
    // A slow answer says nothing of how messages are read.
    if (match.manner.delivery === undefined) blameLate(match, answer, answer.late);
    return { kind: "going", going: { kind: "stop", unmade: true } };
  }
  const slow = tooSlow(match, answer);
  if (slow) return { kind: "going", going: slow };
  // The machine's delays are not charged; measuring them costs more than a quick answer.
  const lostMs = answer.tookMs < QUICK_MS ? 0 : answer.hinderedMs;
  const fairMs = (answer.tookMs - lostMs) / context.timeScale;
  match.own = (match.own ?? 0) + 1;
  match.clock = clockAfter(spend(match.clock, fairMs) ?? match.clock, match);
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
  blame(late, match.stage, match.manner.else, match.manner.else ? "step" : "clock");
  const { ply, tookMs: thinkMs, message: { entries: [entry] } } = answer;
  if (ply !== undefined) emitLatePly(match, { ply, thinkMs, limitMs: late.allowedMs, entry });
}

type Late = NonNullable<Answered["late"]>;

/** What the step itself allows. */
function allowedBy({ manner, stage: { context } }: Sitting): number {
  return (manner.withinMs ?? Infinity) * context.timeScale;
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

/** The clock after a ply of the engine's own, which a scenario may set. */
function clockAfter(clock: GameClock, { manner: { left = [] }, own }: Sitting): GameClock {
  const set = left.find(({ after }) => after === own);
  return set ? { ...clock, mainLeftMs: set.leftMs, extraLeftMs: 0 } : clock;
}
