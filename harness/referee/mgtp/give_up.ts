/** Whose fault it is that no answer came. @module */

import type { Text } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { COMMANDS, CORE } from "../../protocols/mgtp/mod.ts";
import type { HeardLine, Unanswered } from "../pairing.ts";
import { unansweredText } from "../unanswered_text.ts";
import type { MgtpBout, Question } from "./bout.ts";

/** The first rule that was broken, by what was seen while waiting. */
export function giveUp(bout: MgtpBout, why: Unanswered, instead?: RuleId): readonly Finding[] {
  const [question] = bout.questions;
  const expected = question ? wanted(question) : [ANYTHING];
  const seen = why.kind === "silent" || why.kind === "exited" ? answerLike(bout, why) : undefined;
  if (seen) {
    const { line: { text, index }, rule } = seen;
    // How an engine answers what no client sends weighs as much as the scenario says.
    const weighed = question?.command.form ? rule : instead ?? rule;
    return [{ rule: weighed, expected, actual: text, evidence: [index] }];
  }
  const partial = why.kind === "silent" || why.kind === "exited" ? why.partial ?? "" : "";
  if (/^[=?]/.test(partial)) {
    const whole = [`${partial}\n`];
    return [{ rule: "mgtp/reply-newline", expected: whole, actual: partial, evidence: [] }];
  }
  // An engine that waits for the rest of a command answers at the end of its input, too.
  const plain = ["silent", "exited", "late", "unflushed"].includes(why.kind);
  // Who leaves in the middle of a talk has not merely answered wrongly.
  const left = why.kind === "exited" && instead !== undefined && CONTENT.has(instead);
  const rule = plain && instead && !left
    ? instead
    : blamed(why, question, bout.answered === undefined);
  const timing = why.kind === "silent" || why.kind === "late" ? { timing: true as const } : {};
  const evidence = bout.noise.map(({ index }) => index);
  return [{ rule, expected, actual: unansweredText(why), evidence, ...timing }];
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

/** A line that was meant as the answer, and the rule for which it is none. */
function answerLike(
  bout: MgtpBout,
  { kind }: Unanswered,
): { readonly line: HeardLine; readonly rule: RuleId } | undefined {
  // After a line that is no command any words may come.
  if (bout.odd) return undefined;
  const [question] = bout.questions;
  const [suspect] = bout.suspects;
  if (suspect) return { line: suspect, rule: idRule(question) };
  const line = withoutSign(bout) ?? (kind === "silent" ? withoutHead(bout) : undefined);
  return line && { line, rule: "mgtp/reply-prefix" };
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

function blamed(why: Unanswered, question: Question | undefined, first: boolean): RuleId {
  const spare = why.kind === "late" && first ? undefined : unused(question);
  if (spare && ["silent", "late", "exited"].includes(why.kind)) return spare;
  switch (why.kind) {
    case "silent":
      if (question?.command.id !== 12) return "mgtp/answers";
      return why.moved ? "mgtp/genmove-in-time" : "mgtp/genmove-answers";
    case "late":
      return lateRule(question, first);
    case "exited":
      return question?.command.id === 5 ? "mgtp/quit-reply" : "mgtp/stays-alive";
    case "disconnected":
      return "mgtp/stays-alive";
    case "unflushed":
      return "mgtp/flush";
    case "flooded":
      return "mgtp/bounded-output";
    case "on-stderr":
      return "mgtp/replies-on-stdout";
    case "needs-crlf":
      return "mgtp/reads-lf";
    case "other-protocol":
      return "mgtp/speaks-mgtp";
  }
}

/** The rule of a command that the real client never sends: not to cope with it is no more than that. */
function unused(question?: Question): RuleId | undefined {
  const form = question?.command.form;
  return form && !CORE.has(form.name) ? form.rule : undefined;
}

function lateRule(question: Question | undefined, first: boolean): RuleId {
  if (question?.command.id === 12) return "mgtp/genmove-in-time";
  if (first) return "mgtp/first-reply-in-time";
  return question?.command.id === 14 ? "mgtp/ready-in-time" : "mgtp/answers-in-time";
}
