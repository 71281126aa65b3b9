/** What a missing or late answer means for the scenario, and which rule it breaks. @module */

import { blaming, fill, isWireText, type Localized, type Reason, visible } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { type AnyPairing, causeOf, giveUp, type Unanswered } from "../../referee/mod.ts";
import { type Answer, stillSilent } from "../conversation/mod.ts";
import { isBrief } from "./brief.ts";
import { diagnose } from "./diagnose.ts";
import { lastingSilence } from "./lasting_silence.ts";
import type { Going, TalkStage } from "./talk_stage.ts";

/** What the clock gives to a ply that is asked for by name. */
const GENMOVE_MS = 60_000;

/** How long the answer to the oldest question may take. */
export function patience({ context, conversation }: TalkStage): number {
  return (context.pairing.patienceMs(conversation.bout) ?? GENMOVE_MS) * context.timeScale;
}

/**
 * Where the time comes from that an answer may take: from the clock unless told otherwise; or from a
 * step that is compared with an earlier one, under whose rule, if any, a slow engine is told.
 */
export type Limit = "clock" | "step" | "patience" | { readonly comparedWith?: RuleId };

/** What a wait shows: a step that names a time is about that; to lose patience breaks no clock. */
const SHOWS: Readonly<Record<Limit & string, Pick<Finding, "brief" | "measured">>> = {
  clock: {},
  step: { measured: true },
  patience: { brief: true },
};

function plainly(limit: Limit): Limit {
  return typeof limit === "string" ? limit : "step";
}

function shownBy(limit: Limit): Partial<Finding> {
  if (typeof limit === "string") return SHOWS[limit];
  const { comparedWith: otherwise } = limit;
  return { compared: true, ...otherwise === undefined ? { brief: true } : { otherwise } };
}

/** Writes down what a missing or late answer breaks; `instead` of the usual rule, if given. */
export function blame(
  why: Unanswered,
  stage: TalkStage,
  instead?: RuleId,
  limit: Limit = "clock",
): readonly Finding[] {
  const { context, conversation } = stage;
  const { blame } = context.pairing;
  const bout = why.kind === "late" ? conversation.waiting.askedBout : conversation.bout;
  const limitMs = "allowedMs" in why && Number.isFinite(why.allowedMs) ? why.allowedMs : undefined;
  const [plain] = instead === undefined ? [] : giveUp({ blame, bout }, why);
  // What came under a wrong head was seen, however short the wait was.
  const [usual] = plain?.timing && isBrief(instead, limitMs, context)
    ? giveUp({ blame, bout }, asLate(why))
    : [plain];
  // What the referee blames in any case needs no comparison.
  const isTold = plain?.rule === instead;
  const findings = giveUp({ blame, bout }, why, instead);
  const cause = why.kind === "exited" ? { cause: causeOf(why, why.stderr) } : {};
  for (const finding of findings) {
    const rule = finding.rule === instead && usual
      ? blaming(instead, usual.otherwise ?? usual.rule)
      : {};
    const wait = finding.timing ? shownBy(isTold ? plainly(limit) : limit) : {};
    const seen = { ...finding, ...rule, ...cause, ...wait, evidence: evidenceOf(finding, why) };
    conversation.find(finding.timing ? timed(seen, { limitMs, namesTime: blame.namesTime }) : seen);
  }
  return findings;
}

/** The rule that an answer to what is asked in a bout breaks where it is late. */
export function lateRule({ blame }: AnyPairing, bout: unknown): RuleId | undefined {
  const late = { kind: "late", waitedMs: 0, allowedMs: 0, text: "" } as const;
  return giveUp({ blame, bout }, late)[0]?.rule;
}

/** The rule that is broken where nothing answers what is asked in a bout. */
export function silenceRule({ blame }: AnyPairing, bout: unknown): RuleId | undefined {
  const silent = { kind: "silent", waitedMs: 0, partial: "" } as const;
  return giveUp({ blame, bout }, silent)[0]?.rule;
}

/** After a brief wait nothing is known but that the answer is late: it may still come. */
function asLate(why: Unanswered): Unanswered {
  if (why.kind !== "silent") return why;
  const { waitedMs, allowedMs = waitedMs } = why;
  return { kind: "late", waitedMs, allowedMs, text: "" };
}

/** What the referee points at, and what came too late or too long. */
function evidenceOf({ evidence }: Finding, why: Unanswered): readonly number[] {
  const entries = "entries" in why ? why.entries ?? [] : [];
  return [...new Set([...evidence, ...entries])];
}

/** A finding about time says what was allowed. */
function timed(
  finding: Finding,
  { limitMs, namesTime }: { readonly limitMs?: number; readonly namesTime?: true },
): Finding {
  if (limitMs === undefined) return finding;
  if (namesTime) return { ...finding, limitMs };
  const seconds = Math.round(limitMs / 10) / 100;
  return {
    ...finding,
    limitMs,
    expected: finding.expected.map((what) =>
      fill(WITHIN, { what: isWireText(what) ? visible(what) : what, seconds })
    ),
  };
}

const WITHIN: Localized = {
  en: "{what} within {seconds} s",
  zh: "{what}（{seconds} 秒內）",
  ja: "{what}（{seconds} 秒以内）",
};

/** What becomes of the scenario when an answer did not come; `rule` overrides the usual blame. */
export async function unanswered(
  answer: Exclude<Answer, { kind: "message" }>,
  stage: TalkStage,
  rule?: RuleId,
  limit: Limit = "clock",
): Promise<Going> {
  if (answer.kind === "inconclusive") return inconclusive(answer);
  if (answer.kind === "out-of-budget") return outOfBudget(answer, stage);
  if (answer.kind === "barred") return answer;
  if (answer.kind === "suspect") return { kind: "suspect", because: owed(answer, stage) };
  const { context, conversation, thorough } = stage;
  const lasting = answer.why.kind === "silent" && rule === undefined
    ? await lastingSilence(answer.why, stage)
    : answer.why;
  const why = lasting.kind === "silent" && !isBrief(rule, lasting.allowedMs, context)
    ? await context.lend(() => diagnose(lasting, { conversation, context, thorough }))
    : lasting;
  const broken = blame(why, stage, rule, limit);
  const [{ rule: told, otherwise } = {}] = broken;
  const plainly = otherwise === undefined && rule === undefined;
  const known = plainly && context.pairing.protocol.hangs?.some((one) => one === told);
  const hang = isHang(lasting, stage, known) ? told : undefined;
  if (hang !== undefined) return { kind: "stop", unanswered: why, hang };
  const isUnheard = why.kind === "silent" && plainly;
  return { kind: "stop", unanswered: why, ...isUnheard && { unheard: conversation.wire.lastWord } };
}

/** Whether a ply was waited for as long as any that has a minute, or a rule about that is broken. */
function isHang(why: Unanswered, { context, conversation }: TalkStage, known = false): boolean {
  if (why.kind !== "silent") return false;
  const { pairing: { blame: { endlessMs = Infinity } }, timeScale } = context;
  return known || why.waitedMs >= endlessMs * timeScale ||
    conversation.waiting.owesPly && (why.allowedMs ?? 0) >= GENMOVE_MS * context.timeScale;
}

/** No time to wait longer for an answer that is owed: whether it hangs or thinks is unknown. */
function outOfBudget(
  answer: Extract<Answer, { kind: "out-of-budget" }>,
  stage: TalkStage,
): Going {
  return { kind: "inconclusive", because: owed(answer, stage) };
}

/** Why an answer that is owed was not waited for, with the rule of which nothing can be said so. */
function owed(
  { waitedMs }: { readonly waitedMs: number },
  { context, conversation }: TalkStage,
): Reason {
  const rule = lateRule(context.pairing, conversation.bout);
  return stillSilent({ waitedMs, usedMs: conversation.channel.cpuMs?.(), rule });
}

/** The machine, not the engine, may have been too slow. */
export function inconclusive(
  { hinderedMs, tookMs, allowedMs }: Omit<Extract<Answer, { kind: "inconclusive" }>, "kind">,
): Going {
  const came = tookMs === undefined ? {} : { tookMs, allowedMs };
  return { kind: "inconclusive", because: { kind: "machine-busy", hinderedMs, ...came } };
}
