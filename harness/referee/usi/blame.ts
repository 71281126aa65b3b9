/** Which rule a missing answer of a USI engine breaks. @module */

import type { Text } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { looksLikeAnswer, looksMisspelt } from "../../protocols/usi/mod.ts";
import { anyDisconnection, type Blame, type UnansweredKind } from "../blame.ts";
import type { Unanswered } from "../unanswered.ts";
import { awaited, type Question, type UsiBout } from "./bout.ts";

/** More than any search needs that knows how long it may take. */
const LONG_MS = 20_000;

/** What a missing answer breaks. */
export const BLAME: Blame<UsiBout> = {
  ruleFor: {
    silent: silentRule,
    // The diagnosis knows words that UCI and USI share.
    "other-protocol": silentRule,
    unflushed: (bout, why) => isSearching(bout) ? silentRule(bout, why) : "usi/flush",
    late: lateRule,
    exited: "usi/stays-alive",
    flooded: "usi/bounded-output",
    "on-stderr": "usi/answers-on-stdout",
    "needs-crlf": "usi/reads-lf",
    ...anyDisconnection("usi/stays-alive"),
  },
  endlessMs: LONG_MS,
  // The end of the input may end a search, so an answer that comes then proves no missing flush.
  replaceable: new Set<UnansweredKind>(["silent", "late", "exited", "unflushed"]),
  expected: wantedAnswer,
  evidence: noiseOf,
  seen,
};

/** A misspelt answer, one without the end of its line, or the words of another protocol. */
function seen(bout: UsiBout, why: Unanswered): readonly Finding[] | undefined {
  const expected = wantedAnswer(bout);
  if (why.kind === "silent" || why.kind === "exited") {
    const misspelt = bout.noise.find(({ text }) => looksMisspelt(text) && !looksLikeAnswer(text));
    if (misspelt) {
      const { text, index } = misspelt;
      return [{ rule: "usi/exact-words", expected, actual: text, evidence: [index] }];
    }
    const { partial = "" } = why;
    if (looksLikeAnswer(partial)) {
      return [{ rule: "usi/ends-line", expected: [`${partial}\n`], actual: partial, evidence: [] }];
    }
  }
  const actual = foreignWord(bout, why);
  if (actual === undefined) return undefined;
  return [{ rule: "usi/speaks-usi", expected, actual, evidence: noiseOf(bout) }];
}

function questionOf(bout: UsiBout): Question | undefined {
  return awaited(bout) ?? bout.questions[0];
}

function wantedAnswer(bout: UsiBout): readonly Text[] {
  const question = questionOf(bout);
  return [question ? WANTED[question.kind] : ANYTHING];
}

function noiseOf({ noise }: UsiBout): readonly number[] {
  return noise.map(({ index }) => index);
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

function silentRule(bout: UsiBout, why: Unanswered): RuleId {
  const question = questionOf(bout);
  switch (question?.kind) {
    case "isready":
      return "usi/readyok";
    case "go": {
      if (question.told === "stop") return "usi/stop-answers";
      return isLong(question) || isEndless(why, question)
        ? "usi/bestmove-comes"
        : lateMove(question);
    }
    case "go-mate":
      return "usi/go-mate";
    case "usi":
    case undefined:
      return "usi/usiok";
  }
}

/** Whether the end of the input may just have ended a search: then no answer lay in a buffer. */
function isSearching(bout: UsiBout): boolean {
  const question = questionOf(bout);
  return question?.kind === "go" && !isLong(question);
}

/** Whether a search has so much time that none of its limits can have been missed narrowly. */
function isLong({ limits: { btime, wtime, byoyomi, movetime } }: Search): boolean {
  const known = [btime, wtime, byoyomi, movetime].filter((ms) => ms !== undefined);
  return known.length === 0 || Math.max(...known) >= LONG_MS;
}

/** Whether it was waited for so long that its clock is not the reason. */
function isEndless(why: Unanswered, { told }: Search): boolean {
  const limitMs = why.kind === "silent" ? why.allowedMs ?? 0 : 0;
  return told === undefined && limitMs >= LONG_MS;
}

type Search = Extract<Question, { kind: "go" }>;

function lateRule(bout: UsiBout): RuleId {
  const question = questionOf(bout);
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
