/** Waiting for the end of an engine that was told to go. @module */

import { blaming, fill, type Localized } from "../../core/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import { causeOf, fateText, isCrash } from "../../referee/mod.ts";
import { describeExpectation, type ExpectStep } from "../../scenario/mod.ts";
import type { Taken } from "../conversation/mod.ts";
import { type Going, ON, type TalkStage } from "./talk_stage.ts";
import { blame, inconclusive } from "./unanswered.ts";

const EXIT_MS = 5_000;

/** What an engine is known by that does not exit where a rule asks for it: no word of a protocol. */
function exitOf(rule: RuleId): string {
  return `exit: ${rule}`;
}

type ExitExpectation = Extract<ExpectStep["what"], { kind: "exit" }>;

/** How the end of an engine is waited for. */
export interface ExitOptions {
  readonly stage: TalkStage;
  /** The rule that an engine breaks which stays, or ends otherwise. */
  readonly rule: RuleId;
  /** The rule that stands for whatever else goes wrong meanwhile. */
  readonly instead?: RuleId;
  /** The rule that a wrong end breaks where nothing was changed: to name another takes a proof. */
  readonly otherwise?: RuleId;
  readonly withinMs?: number;
}

/** Waits for the end of an engine, and writes down that it does not come, or is another one. */
export async function awaitExit(
  what: ExitExpectation,
  { stage, rule, instead, otherwise = rule, withinMs = EXIT_MS }: ExitOptions,
): Promise<Going> {
  const { code } = what;
  const { timeScale, silence, silenceAt } = stage.context;
  const fullMs = withinMs * timeScale;
  const known = silence ? undefined : silenceAt?.(exitOf(otherwise));
  const limitMs = Math.min(fullMs, known?.withinMs ?? Infinity);
  // An engine that has hung up has left, as far as the talk is concerned.
  const mayHangUp = code === undefined || code === "left";
  const { received, fairMs, hinderedMs } = await stage.context.lend(() =>
    untilExit(stage, { limitMs, toTheEnd: !mayHangUp })
  );
  if (received.kind === "flooded") {
    blame(received, stage, instead);
    return { kind: "stop" };
  }
  if (received.kind === "disconnected" && mayHangUp) return ON;
  if (received.kind !== "exited") {
    if (known && limitMs < fullMs) return { kind: "barred", because: known.because };
    if (fairMs < limitMs) return inconclusive({ hinderedMs });
    const actual = fill(STILL_RUNNING, { seconds: limitMs / 1000 });
    const expected = describeExpectation(code === "left" ? what : { kind: "exit" });
    stage.conversation.find({ rule, expected, actual, evidence: [], timing: true, limitMs });
    return { kind: "stop", ...otherwise === rule && { unheard: exitOf(rule) } };
  }
  return judgeEnd(received, { what, stage, rule, otherwise });
}

/** Writes down an end that is not the one that was asked for. */
function judgeEnd(
  ended: Extract<Taken, { kind: "exited" }>,
  { what, stage, rule, otherwise }: {
    readonly what: ExitExpectation;
    readonly stage: TalkStage;
    readonly rule: RuleId;
    readonly otherwise: RuleId;
  },
): Going {
  const { code } = what;
  const stderr = stage.conversation.channel.stderr();
  const clean = code === "clean" || code === "left";
  const right = clean ? !isCrash(ended, stderr) : ended.code === code;
  if (code === undefined || right) return ON;
  const expected = describeExpectation(what);
  const actual = fateText({ ...ended, stderr });
  const cause = causeOf(ended, stderr);
  const [crash] = stage.context.pairing.protocol.crashes ?? [];
  // A crash may come at any time: here nothing shows what brought it about.
  const mayBeAny = crash !== undefined && isCrash(ended, stderr);
  const proof = {
    ...otherwise !== rule && { cause },
    ...mayBeAny && { unless: { rule: crash, cause } },
  };
  stage.conversation.find({
    ...blaming(rule, otherwise),
    ...proof,
    expected,
    actual,
    evidence: [],
  });
  // How it ended has been told: nothing that follows says more.
  return code === "left" ? { kind: "stop" } : ON;
}

interface Ended {
  readonly received: Taken;
  /** How long the engine could have run, and how long the machine kept it from that. */
  readonly fairMs: number;
  readonly hinderedMs: number;
}

/**
 * Waits for the end of the engine, however much it says; what the machine takes of its time is
 * given back, to a limit.
 */
async function untilExit(
  { context, conversation }: TalkStage,
  { limitMs, toTheEnd }: { limitMs: number; toTheEnd: boolean },
): Promise<Ended> {
  const sinceMs = context.clock.now();
  let untilMs = sinceMs + limitMs;
  while (true) {
    const received = await conversation.take(Math.max(0, untilMs - context.clock.now()));
    const over = received.kind === "exited" || received.kind === "flooded" ||
      (received.kind === "disconnected" && !toTheEnd);
    // What was said in time may be heard late.
    const atMs = received.kind === "frame" ? received.atMs : context.clock.now();
    const waitedMs = atMs - sinceMs;
    // How long an engine took that is gone is not asked.
    if (over) return { received, hinderedMs: 0, fairMs: waitedMs };
    if (atMs < untilMs) continue;
    const hinderedMs = conversation.channel.hinderedMs(sinceMs);
    const fairMs = waitedMs - hinderedMs;
    const mostMs = (1 + MOST_GIVEN) * limitMs;
    // A loss may show only now; it is given back as well.
    if (fairMs >= limitMs || waitedMs >= mostMs) return { received, hinderedMs, fairMs };
    untilMs = sinceMs + Math.min(limitMs + hinderedMs, mostMs);
  }
}

const MOST_GIVEN = 3;

const STILL_RUNNING: Localized = {
  en: "still running after {seconds} s",
  zh: "{seconds} 秒後仍在執行",
  ja: "{seconds} 秒後もまだ動いている",
};
