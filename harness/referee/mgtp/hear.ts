/** What the referee makes of one line from an MGTP engine. @module */

import type { Finding, RuleId } from "../../protocols/finding.ts";
import { decode, decodeClean, type Flaw, type Line } from "../../protocols/mgtp/mod.ts";
import type { Message } from "../../protocols/protocol.ts";
import type { HeardLine, Ruling } from "../pairing.ts";
import { answered, type MgtpBout, type Question, withPast } from "./bout.ts";
import { PLY, PLY_BEHIND } from "./blame.ts";
import { judgeReply } from "./judge_reply.ts";
import { isBlank, noiseOf } from "./noise.ts";

type Reply = Extract<Line, { kind: "reply" }>;

/** Folds a line into the bout. */
export function hear(bout: MgtpBout, line: HeardLine): Ruling<MgtpBout> {
  const first = bout.questions[0];
  const reply = decodeClean(line.text) ?? decode(line.text, awaitedIn(bout));
  if (bout.gathering && first) {
    return gather(bout, { line, reply, first, second: bout.questions[1] });
  }
  if (reply.kind === "reply" && first && reply.id === first.command.id) {
    return answer(bout, { line, reply, question: first });
  }
  const plySeen = bout.plySeen || PLY.test(line.text) || PLY_BEHIND.test(line.text);
  if (reply.kind === "noise") return quiet({ ...noted(bout, line), plySeen });
  const skipped = bout.questions.findIndex(({ command }) => command.id === reply.id);
  if (skipped > 0) return skip(bout, { line, skipped });
  const again = reply.id !== undefined && reply.id === bout.answered;
  if (again && !bout.odd) return doubled(bout, line);
  return quiet({ ...bout, plySeen, suspects: kept(bout.suspects, line) });
}

/** The ids that an answer may carry now. */
function awaitedIn({ questions }: MgtpBout): readonly number[] {
  return questions.flatMap(({ command }) => command.id ?? []);
}

/** The bout after a line that is no reply. */
function noted(bout: MgtpBout, line: HeardLine): MgtpBout {
  const noise = kept(bout.noise, line);
  const first = bout.answered === undefined && !bout.odd && isBlank(line);
  return first ? { ...bout, noise, blankFirst: true } : { ...bout, noise };
}

const NONE: readonly Finding[] = [];
const MOST_LINES = 200;

/** The latest lines: an engine may write a hundred thousand before it answers. */
function kept(lines: readonly HeardLine[], line: HeardLine): readonly HeardLine[] {
  return [...lines.slice(1 - MOST_LINES), line];
}

function quiet(bout: MgtpBout): Ruling<MgtpBout> {
  return { bout, findings: [], messages: [] };
}

interface Answer {
  readonly line: HeardLine;
  readonly reply: Reply;
  readonly question: Question;
}

function answer(before: MgtpBout, { line, reply, question }: Answer): Ruling<MgtpBout> {
  const { bout, findings: noise } = noiseOf(before);
  const many = question.command.form?.reply === "names" || question.command.form?.reply === "board";
  const flaws = flawFindings(reply, { line, question });
  if (many && reply.success) {
    const gathering = { head: reply.text, lines: [line] };
    return {
      bout: { ...bout, gathering },
      findings: [...flaws, ...noise],
      messages: [],
    };
  }
  return answerRuling(bout, {
    question,
    reply,
    lines: [line],
    flaws: noise.length === 0 ? flaws : [...flaws, ...noise],
  });
}

interface JudgedAnswer {
  readonly question: Question;
  readonly reply: { readonly success: boolean; readonly text: string };
  readonly lines: readonly HeardLine[];
  readonly flaws: readonly Finding[];
}

function answerRuling(
  bout: MgtpBout,
  { question, reply, lines, flaws }: JudgedAnswer,
): Ruling<MgtpBout> {
  const [only] = lines;
  const entries = only && lines.length === 1 ? [only.index] : lines.map(({ index }) => index);
  const { success, text } = reply;
  const judged = judgeReply(bout, { question, success, text, entries });
  const status = success ? "success" : "failure";
  const id = String(question.command.id);
  const message: Message = {
    kind: success ? "reply" : "refusal",
    fields: judged.kind ? { status, id, text, ply: judged.kind } : { status, id, text },
    entries,
    faults: judged.findings,
  };
  return {
    bout: answered(bout, question, judged.learnt),
    findings: flaws,
    messages: question.sentinel ? [] : [message],
    ply: judged.ply,
    resigned: judged.resigned,
  };
}

interface Gathered {
  readonly line: HeardLine;
  readonly reply: Line;
  readonly first: Question;
  readonly second?: Question;
}

/** Takes lines for a long reply until the answer to the next command shows that it is over. */
function gather(bout: MgtpBout, { line, reply, first, second }: Gathered): Ruling<MgtpBout> {
  const gathering = bout.gathering ?? { head: "", lines: [] };
  const over = reply.kind === "reply" && second && reply.id === second.command.id;
  if (!over) {
    const isStray = reply.kind === "reply" && reply.id !== undefined &&
      reply.id !== first.command.id;
    if (isStray) return quiet({ ...bout, suspects: kept(bout.suspects, line) });
    const [head = line, ...rest] = gathering.lines;
    return quiet({ ...bout, gathering: { ...gathering, lines: [head, ...kept(rest, line)] } });
  }
  const { own, later } = parted(gathering.lines, second);
  const rest = own.slice(1).map(({ text }) => text.replace(/\r$/, ""));
  const text = [gathering.head, ...rest].join("\n").replace(/^\n|\n+$/g, "");
  const long = answerRuling(bout, {
    question: first,
    reply: { success: true, text },
    lines: own,
    flaws: [],
  });
  const before = { ...long.bout, noise: later, suspects: bout.suspects };
  const next = answer(before, { line, reply, question: second });
  return {
    ...next,
    findings: [...long.findings, ...next.findings],
    messages: [...long.messages, ...next.messages],
  };
}

/** A long reply, and what an engine that echoes its input wrote for the command behind it. */
function parted(
  lines: readonly HeardLine[],
  { text: next }: Question,
): { readonly own: readonly HeardLine[]; readonly later: readonly HeardLine[] } {
  const echo = lines.findIndex(({ text }, at) => at > 0 && text.trim() === next);
  const end = echo < 0 ? lines.length : echo;
  return { own: lines.slice(0, end), later: lines.slice(end) };
}

/** An answer to a later command, though an earlier one was not answered. */
function skip(
  bout: MgtpBout,
  { line, skipped }: { line: HeardLine; skipped: number },
): Ruling<MgtpBout> {
  const missing = bout.questions.slice(0, skipped);
  const finding: Finding = {
    rule: "mgtp/pipelining",
    expected: missing.map(({ command }) => `=${command.id}`),
    actual: line.text,
    evidence: [line.index],
  };
  const messages = missing.map(({ command }): Message => ({
    kind: "missing",
    fields: { id: String(command.id) },
    entries: [],
    faults: [finding],
  }));
  const past = missing.reduce(
    (so, { command: { id } }) => withPast(so, id, "left-out"),
    bout.past,
  );
  const next = hear({ ...bout, past, questions: bout.questions.slice(skipped) }, line);
  return {
    ...next,
    messages: [...messages, ...next.messages],
  };
}

/** A second reply to the command before. */
function doubled(bout: MgtpBout, line: HeardLine): Ruling<MgtpBout> {
  const expected = bout.questions.length > 0
    ? bout.questions.slice(0, 1).map(({ command }) => `=${command.id}`)
    : [{ en: "no further line", zh: "沒有其他輸出", ja: "これ以上の行なし" }];
  const finding: Finding = {
    rule: "mgtp/one-reply",
    expected,
    actual: line.text,
    evidence: [line.index],
  };
  return { bout, findings: [finding], messages: [] };
}

const FLAW_RULES: Readonly<Record<Flaw, RuleId>> = {
  "cr": "mgtp/reply-lf",
  "spare-blanks": "mgtp/spare-blanks",
  "head": "mgtp/reply-head",
  "separator": "mgtp/reply-separator",
  "not-utf8": "mgtp/reply-utf8",
};

function flawFindings(
  reply: Reply,
  { line, question }: { line: HeardLine; question: Question },
): readonly Finding[] {
  if (reply.flaws.length === 0) return NONE;
  const sign = reply.success ? "=" : "?";
  const text = reply.text === "" ? "" : ` ${reply.text}`;
  const ply = question.command.form?.reply === "ply";
  return reply.flaws.filter((flaw) => !(ply && flaw === "not-utf8")).map((flaw) => ({
    rule: FLAW_RULES[flaw],
    expected: flaw === "not-utf8" ? [UTF8] : [`${sign}${question.command.id}${text}`],
    actual: line.text,
    evidence: [line.index],
  }));
}

const UTF8 = { en: "ASCII or UTF-8 text", zh: "ASCII 或 UTF-8 文字", ja: "ASCII か UTF-8 の文字" };
