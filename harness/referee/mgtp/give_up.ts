/** Whose fault it is that no answer came. @module */

import type { Finding, Text } from "../../core/mod.ts";
import type { HeardLine, Unanswered } from "../pairing.ts";
import { unansweredText } from "../unanswered_text.ts";
import type { MgtpBout, Question } from "./bout.ts";

/** The first rule that was broken, by what was seen while waiting. */
export function giveUp(bout: MgtpBout, why: Unanswered, instead?: string): readonly Finding[] {
  const [question] = bout.questions;
  const wanted = question ? `=${question.command.id}` : ANYTHING;
  const [suspect] = bout.suspects;
  const came = why.kind === "silent" || why.kind === "exited";
  if (came && suspect) return [seen(idRule(question), { line: suspect, expected: [wanted] })];
  const bare = came ? withoutPrefix(bout, question) : undefined;
  if (bare) return [seen("mgtp/reply-prefix", { line: bare, expected: [wanted] })];
  if (why.kind === "silent" && /^[=?]/.test(why.partial)) {
    const expected = [`${why.partial}\n`];
    return [{ rule: "mgtp/reply-newline", expected, actual: why.partial, evidence: [] }];
  }
  const plain = came || why.kind === "late";
  const rule = plain && instead ? instead : blamed(why, question, bout.answered === undefined);
  const timing = why.kind === "silent" || why.kind === "late" ? { timing: true as const } : {};
  const evidence = bout.noise.map(({ index }) => index);
  return [{ rule, expected: [wanted], actual: unansweredText(why), evidence, ...timing }];
}

const ANYTHING: Text = { en: "a reply", zh: "回覆", ja: "応答" };

function seen(
  rule: string,
  { line, expected }: { line: HeardLine; expected: readonly Text[] },
): Finding {
  return { rule, expected, actual: line.text, evidence: [line.index] };
}

/** An id that is not the command's own is a harder question. */
function idRule(question?: Question): string {
  const { form, id } = question?.command ?? {};
  return form && form.id !== id ? "mgtp/any-id" : "mgtp/reply-id";
}

/** A line that would have been the answer, had it opened with `=` and the id. */
function withoutPrefix({ noise }: MgtpBout, question?: Question): HeardLine | undefined {
  const lines = noise.filter(({ text }) => text.trim() !== "");
  const id = question?.command.id;
  const bare = question?.command.form?.reply === "ply" ? /^(\d+ )?[a-d][0-8] [a-d][0-8]\r?$/ : /^$/;
  return lines.find(({ text }) => bare.test(text) || new RegExp(`^${id}( |\r?$)`).test(text)) ??
    (lines.length === 1 && id !== 12 ? lines[0] : undefined);
}

function blamed(why: Unanswered, question: Question | undefined, first: boolean): string {
  switch (why.kind) {
    case "silent":
      return question?.command.id === 12 ? "mgtp/genmove-answers" : "mgtp/answers";
    case "late":
      return lateRule(question, first);
    case "exited":
      return question?.command.id === 5 ? "mgtp/quit-reply" : "mgtp/stays-alive";
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

function lateRule(question: Question | undefined, first: boolean): string {
  if (question?.command.id === 12) return "mgtp/genmove-in-time";
  if (first) return "mgtp/first-reply-in-time";
  return question?.command.id === 14 ? "mgtp/ready-in-time" : "mgtp/answers-in-time";
}
