/** Which rule a missing reply of an MGTP engine breaks. @module */

import type { Text } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { COMMANDS, CORE } from "../../protocols/mgtp/mod.ts";
import { anyDisconnection, type Blame, type UnansweredKind } from "../blame.ts";
import type { HeardLine } from "../pairing.ts";
import type { Unanswered } from "../unanswered.ts";
import type { MgtpBout, Question } from "./bout.ts";

/** What a missing reply breaks. */
export const BLAME: Blame<MgtpBout> = {
  ruleFor: {
    silent: silentRule,
    late: lateRule,
    exited: exitedRule,
    unflushed: "mgtp/flush",
    flooded: "mgtp/bounded-output",
    "on-stderr": "mgtp/replies-on-stdout",
    "needs-crlf": "mgtp/reads-lf",
    "other-protocol": "mgtp/speaks-mgtp",
    ...anyDisconnection("mgtp/stays-alive"),
  },
  // An engine that waits for the rest of a command answers at the end of its input, as one does
  // that never flushes.
  replaceable: new Set<UnansweredKind>(["silent", "late", "exited", "unflushed"]),
  // To exit in the middle of a talk is more than a wrong reply.
  keepsRule: (_bout, { kind }, instead) => kind === "exited" && CONTENT.has(instead),
  expected: wantedReply,
  evidence: ({ noise }) => noise.map(({ index }) => index),
  seen,
};

/** A reply under a wrong head, or without the end of its line. */
function seen(bout: MgtpBout, why: Unanswered, instead?: RuleId): readonly Finding[] | undefined {
  if (why.kind !== "silent" && why.kind !== "exited") return undefined;
  const like = answerLike(bout, why);
  if (like) {
    const { line: { text, index }, rule } = like;
    // How an engine answers what no client sends weighs as much as the scenario says.
    const weighed = bout.questions[0]?.command.form ? rule : instead ?? rule;
    const actual = like.behind ? endOf(text) : text;
    return [{ rule: weighed, expected: wantedReply(bout), actual, evidence: [index] }];
  }
  const { partial = "" } = why;
  if (!/^[=?]/.test(partial)) return undefined;
  const whole = [`${partial}\n`];
  return [{ rule: "mgtp/reply-newline", expected: whole, actual: partial, evidence: [] }];
}

function wantedReply({ questions: [question] }: MgtpBout): readonly Text[] {
  return question ? wanted(question) : [ANYTHING];
}

/** How the answer begins; what is no command of the manual may be refused. */
function wanted({ command: { id, form } }: Question): readonly Text[] {
  return form ? [`=${id}`] : [`?${id}`, `=${id}`];
}

/** Rules about what the reply to a command in use says; no client has to see the others survived. */
const CONTENT: ReadonlySet<RuleId> = new Set<RuleId>([
  ...COMMANDS.filter(({ name }) => CORE.has(name)).map(({ rule }) => rule)
    .filter((rule) => rule !== "mgtp/quit-reply"),
  "mgtp/reset-board-clears",
]);

const ANYTHING: Text = { en: "a reply", zh: "回覆", ja: "応答" };

/** A ply where the answer to genmove is awaited, under a wrong head or none. */
export const PLY = /^([=?]? ?-?\d* )?[a-d][0-8] [a-d][0-8] ?\r?$/;

/** The answer to genmove at the end of a line that begins with other words. */
export const PLY_BEHIND = /[=?]12 [a-d][0-8] [a-d][0-8] ?\r?$/;

interface AnswerLike {
  readonly line: HeardLine;
  readonly rule: RuleId;
  /** It stands at the end of the line, behind other words. */
  readonly behind?: true;
}

/** A line that was meant as the answer, and the rule for which it is none. */
function answerLike(bout: MgtpBout, { kind }: Unanswered): AnswerLike | undefined {
  // After a line that is no command any words may come.
  if (bout.odd) return undefined;
  const [question] = bout.questions;
  const [suspect] = bout.suspects;
  if (suspect) return { line: suspect, rule: idRule(question) };
  const line = withoutSign(bout) ?? (kind === "silent" ? withoutHead(bout) : undefined);
  if (line) return { line, rule: "mgtp/reply-prefix" };
  const behind = behindWords(bout);
  return behind && { line: behind, rule: "mgtp/reply-prefix", behind: true };
}

/** An id that is not the command's own is a harder question. */
function idRule(question?: Question): RuleId {
  const { form, id } = question?.command ?? {};
  return form && form.id !== id ? "mgtp/any-id" : "mgtp/reply-id";
}

/** A line that opens with the id, as if `=` had been forgotten. */
function withoutSign({ noise, questions: [question] }: MgtpBout): HeardLine | undefined {
  const id = question?.command.id;
  return noise.find(({ text }) => id !== undefined && /^\d+(?= |\r?$)/.exec(text)?.[0] === `${id}`);
}

/** A line that ends in the reply, behind words that were printed without a newline. */
function behindWords({ noise, questions: [question] }: MgtpBout): HeardLine | undefined {
  const { id, form } = question?.command ?? {};
  if (id === undefined || !form) return undefined;
  const says = form.reply === "ply"
    ? " [a-d][0-8] [a-d][0-8]"
    : form.reply === "nothing"
    ? ""
    : "( .{0,200})?";
  const reply = new RegExp(`[=?]${id}${says} ?\\r?$`);
  return noise.find(({ text }) => /^\s*[^\s=?]/.test(text) && reply.test(text));
}

/** The end of a line, where the reply stands. */
function endOf(text: string): string {
  return text.length > MOST_SHOWN ? `…${text.slice(-MOST_SHOWN)}` : text;
}

const MOST_SHOWN = 120;

/** A line that says what the command asks for, and nothing else. */
function withoutHead(
  { noise, questions: [question], answered }: MgtpBout,
): HeardLine | undefined {
  const words = noise.filter(({ text }) => /^\s*[^\s=?]/.test(text));
  switch (question?.command.form?.reply) {
    case "ply":
      return words.find(({ text }) => PLY.test(text));
    case "boolean":
      return words.find(({ text }) => /^(true|false)\r?$/.test(text));
    case "text":
    case "version":
      // From an engine that has spoken MGTP before it is noise.
      return answered === undefined && words.length === 1 ? words[0] : undefined;
    case "nothing":
    case "names":
    case "board":
    case undefined:
      return undefined;
  }
}

function silentRule({ questions: [question] }: MgtpBout, why: Unanswered): RuleId {
  const spare = unused(question);
  if (spare) return spare;
  if (question?.command.id !== 12) return "mgtp/answers";
  return why.kind === "silent" && why.moved ? "mgtp/genmove-in-time" : "mgtp/genmove-answers";
}

function exitedRule({ questions: [question] }: MgtpBout): RuleId {
  return unused(question) ??
    (question?.command.id === 5 ? "mgtp/quit-reply" : "mgtp/stays-alive");
}

/** The rule of a command that the real client never sends: it is cited alone if the engine fails there. */
function unused(question?: Question): RuleId | undefined {
  const form = question?.command.form;
  return form && !CORE.has(form.name) ? form.rule : undefined;
}

function lateRule({ questions: [question], answered }: MgtpBout): RuleId {
  const first = answered === undefined;
  const spare = first ? undefined : unused(question);
  if (spare) return spare;
  if (question?.command.id === 12) return "mgtp/genmove-in-time";
  if (first) return "mgtp/first-reply-in-time";
  return question?.command.id === 14 ? "mgtp/ready-in-time" : "mgtp/answers-in-time";
}
