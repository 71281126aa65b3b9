/** Whose fault it is that a USI engine did not answer. @module */

import type { Text } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { looksLikeAnswer, looksMisspelt } from "../../protocols/usi/mod.ts";
import type { Unanswered } from "../pairing.ts";
import { unansweredText } from "../unanswered_text.ts";
import { awaited, type Question, type UsiBout } from "./bout.ts";

/** The first rule that was broken, by what was seen while waiting. */
export function giveUp(bout: UsiBout, why: Unanswered, instead?: RuleId): readonly Finding[] {
  const question = awaited(bout) ?? bout.questions[0];
  const expected: readonly Text[] = [question ? WANTED[question.kind] : ANYTHING];
  const waiting = why.kind === "silent" || why.kind === "exited";
  const misspelt = bout.noise.find(({ text }) => looksMisspelt(text) && !looksLikeAnswer(text));
  if (waiting && misspelt) {
    const { text, index } = misspelt;
    return [{ rule: "usi/exact-words", expected, actual: text, evidence: [index] }];
  }
  const partial = waiting ? why.partial ?? "" : "";
  if (looksLikeAnswer(partial)) {
    return [{ rule: "usi/ends-line", expected: [`${partial}\n`], actual: partial, evidence: [] }];
  }
  const foreign = foreignWord(bout, why);
  const plain = ["silent", "exited", "late", "unflushed"].includes(why.kind) && !foreign;
  const rule = plain && instead ? instead : foreign ? "usi/speaks-usi" : blamed(why, question);
  const timing = why.kind === "silent" || why.kind === "late" ? { timing: true as const } : {};
  const evidence = bout.noise.map(({ index }) => index);
  const actual = foreign ?? unansweredText(why);
  return [{ rule, expected, actual, evidence, ...(foreign ? {} : timing) }];
}

const WANTED: Readonly<Record<Question["kind"], Text>> = {
  usi: "usiok",
  isready: "readyok",
  go: { en: "bestmove and a move", zh: "bestmove 加走步", ja: "bestmove と手" },
  "go-mate": "checkmate …",
};
const ANYTHING: Text = { en: "an answer", zh: "回覆", ja: "応答" };

/** A line by which an engine that does not answer usi shows that it speaks something else. */
function foreignWord(bout: UsiBout, { kind }: Unanswered): string | undefined {
  if (bout.questions[0]?.kind !== "usi") return undefined;
  if (kind !== "silent" && kind !== "other-protocol" && kind !== "exited") return undefined;
  return bout.noise.find(({ text }) => FOREIGN.test(text.slice(0, 200)))?.text;
}

const FOREIGN = /^uciok\b|^[=?]|\b(unknown|invalid|illegal|unrecognized)\b.*\b(command|usi)\b/i;

function blamed(why: Unanswered, question: Question | undefined): RuleId {
  switch (why.kind) {
    case "silent":
    // The diagnosis knows words that UCI and USI share.
    case "other-protocol":
      return silentRule(question);
    case "unflushed":
      return isSearching(question) ? silentRule(question) : "usi/flush";
    case "late":
      return lateRule(question);
    case "exited":
    case "disconnected":
      return "usi/stays-alive";
    case "flooded":
      return "usi/bounded-output";
    case "on-stderr":
      return "usi/answers-on-stdout";
    case "needs-crlf":
      return "usi/reads-lf";
  }
}

function silentRule(question: Question | undefined): RuleId {
  switch (question?.kind) {
    case "isready":
      return "usi/readyok";
    case "go": {
      if (question.told === "stop") return "usi/stop-answers";
      return isLong(question) ? "usi/bestmove-comes" : lateRule(question);
    }
    case "go-mate":
      return "usi/go-mate";
    case "usi":
    case undefined:
      return "usi/usiok";
  }
}

/** Whether the end of the input may just have ended a search: then no answer lay in a buffer. */
function isSearching(question: Question | undefined): boolean {
  return question?.kind === "go" && !isLong(question);
}

/** More than any search needs that knows how long it may take. */
const LONG_MS = 20_000;

/** Whether a search has so much time that none of its limits can have been missed narrowly. */
function isLong({ limits: { btime, wtime, byoyomi, movetime } }: Search): boolean {
  const known = [btime, wtime, byoyomi, movetime].filter((ms) => ms !== undefined);
  return known.length === 0 || Math.max(...known) >= LONG_MS;
}

type Search = Extract<Question, { kind: "go" }>;

function lateRule(question: Question | undefined): RuleId {
  switch (question?.kind) {
    case "isready":
      return "usi/readyok-in-time";
    case "go":
      return lateMove(question);
    case "go-mate":
      return "usi/go-mate";
    case "usi":
    case undefined:
      return "usi/usiok-in-time";
  }
}

function lateMove({ told, limits }: Search): RuleId {
  if (told === "stop") return "usi/stop-in-time";
  if (told === "ponderhit") return "usi/ponderhit-answers";
  if (limits.movetime !== undefined) return "usi/movetime-kept";
  if (limits.binc !== undefined || limits.winc !== undefined) return "usi/increment-kept";
  return limits.byoyomi ? "usi/byoyomi-kept" : "usi/bestmove-in-time";
}
