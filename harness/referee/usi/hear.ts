/** What the referee makes of one line from a USI engine. @module */

import type { Text } from "../../core/mod.ts";
import type { Finding, RuleId } from "../../protocols/finding.ts";
import { decode } from "../../protocols/usi/mod.ts";
import type { Message } from "../../protocols/protocol.ts";
import { blankText } from "../blank_line.ts";
import type { HeardLine, Ruling } from "../pairing.ts";
import { isHeld, type Question, type UsiBout } from "./bout.ts";
import { isFromBefore } from "./doubt.ts";
import { judgeBestmove } from "./judge_bestmove.ts";
import { judgeMate, notCheckmate } from "./judge_mate.ts";

/** Folds a line into the bout. */
export function hear(bout: UsiBout, line: HeardLine): Ruling<UsiBout> {
  const said = decode(line.text);
  switch (said.kind) {
    case "id":
      return quiet({ ...bout, ids: new Set([...bout.ids, said.what]) });
    case "option":
      if (said.fine && !bout.greeted) return quiet(offering(bout, said.name));
      return flaw(bout, line, said.fine ? OPTION_TOO_LATE : OPTION_FLAW);
    case "info":
      return said.fine ? quiet(bout) : flaw(bout, line, INFO_FLAW);
    case "usiok":
      return hearUsiok(bout, line);
    case "readyok":
      return hearReadyok(bout, line);
    case "bestmove":
      return hearBestmove(bout, { line, words: said.words });
    case "checkmate":
      return hearCheckmate(bout, { line, words: said.words });
    case "blank":
    case "noise":
      return remark(bout, line);
  }
}

const MOST_LINES = 200;

/** Keeps the name of an option; a hostile engine may declare a million. */
function offering(bout: UsiBout, name: string): UsiBout {
  if (bout.offered.size >= MOST_LINES || bout.offered.has(name)) return bout;
  return { ...bout, offered: new Set([...bout.offered, name]) };
}

/** Keeps a line that is none of USI's; an engine may write a million, of which the first will do. */
function remark(bout: UsiBout, line: HeardLine): Ruling<UsiBout> {
  if (bout.noise.length >= MOST_LINES) return quiet(bout);
  return quiet({ ...bout, noise: [...bout.noise, line] });
}

const OPTION_FLAW = {
  rule: "usi/option-format",
  expected: "option name Depth type spin default 4 min 1 max 20",
} as const;
const OPTION_TOO_LATE = {
  rule: "usi/option-format",
  expected: {
    en: "options before usiok, none after it",
    zh: "選項在 usiok 之前，之後不再有",
    ja: "オプションは usiok の前にあり、後にはない",
  },
} as const;
const INFO_FLAW = {
  rule: "usi/info-format",
  expected: "info depth 3 score cp 25 pv 7g7f 3c3d",
} as const;

function quiet(bout: UsiBout): Ruling<UsiBout> {
  return { bout, findings: [], messages: [] };
}

function flaw(
  bout: UsiBout,
  line: HeardLine,
  { rule, expected }: { readonly rule: RuleId; readonly expected: Text },
): Ruling<UsiBout> {
  return { bout, findings: [findingOf(rule, { line, expected })], messages: [] };
}

function findingOf(
  rule: RuleId,
  { line, expected }: { readonly line: HeardLine; readonly expected: Text },
): Finding {
  return { rule, expected: [expected], actual: line.text, evidence: [line.index] };
}

function hearUsiok(bout: UsiBout, line: HeardLine): Ruling<UsiBout> {
  const question = bout.questions.find(({ kind }) => kind === "usi");
  if (!question) return remark(bout, line);
  const findings = (["name", "author"] as const).filter((what) => !bout.ids.has(what))
    .map((what) => findingOf(`usi/id-${what}`, { line, expected: `id ${what} …` }));
  const greeted = { ...bout, greeted: true };
  return answerRuling(greeted, { question, line, findings, fields: { message: "usiok" } });
}

/** An answer to isready shows that an earlier usi will not be answered any more. */
function hearReadyok(bout: UsiBout, line: HeardLine): Ruling<UsiBout> {
  const question = bout.questions.find(({ kind }) => kind === "isready");
  if (!question) return remark(bout, line);
  const skipped = bout.questions.find(({ kind }) => kind === "usi");
  const earlier = skipped && bout.questions.indexOf(skipped) < bout.questions.indexOf(question);
  if (!earlier) {
    return answerRuling(bout, { question, line, fields: { message: "readyok" } });
  }
  const fault = findingOf("usi/pipelining", { line, expected: "usiok" });
  const missing: Message = { kind: "missing", fields: {}, entries: [], faults: [fault] };
  const next = hear(without(bout, skipped), line);
  return { ...next, messages: [missing, ...next.messages] };
}

interface Words {
  readonly line: HeardLine;
  readonly words: readonly string[];
}

function hearBestmove(bout: UsiBout, { line, words }: Words): Ruling<UsiBout> {
  const question = bout.questions.find(({ kind }) => kind === "go" || kind === "go-mate");
  if (bout.leaving) return quiet(bout);
  if (!question || cameBefore(line, question)) {
    const stopped = bout.idleStop && (line.after ?? "stop") === "stop";
    const rule = stopped ? "usi/stop-idle" : "usi/one-bestmove";
    return flaw(bout, line, { rule, expected: NOTHING_MORE });
  }
  if (question.kind !== "go") {
    return answerRuling(bout, {
      question,
      line,
      fields: fieldsOf(words),
      faults: [notCheckmate(line)],
    });
  }
  const judged = judgeBestmove(words, { line, position: question.position });
  const earlier = doubtFindings(bout);
  if (judged.faults.length > 0 && !judged.malformed && isFromBefore(words, bout.searched)) {
    return { bout: { ...bout, doubt: { line, words } }, findings: earlier, messages: [] };
  }
  const legal = judged.faults.length > 0 && !judged.malformed ? "no" : "yes";
  const read = judged.malformed ? { message: "bestmove", move: MALFORMED } : fieldsOf(words);
  const fields = { ...read, legal };
  const early = isHeld(question)
    ? [
      findingOf(question.until === "ponder" ? "usi/ponder-waits" : "usi/infinite-waits", {
        line,
        expected: ONLY_AFTER[question.until!],
      }),
    ]
    : [];
  const ruling = answerRuling(bout, {
    question,
    line,
    fields,
    faults: judged.faults,
    findings: [...earlier, ...early, ...judged.findings],
  });
  const { ply, resigned, over = bout.over } = judged;
  const searched = question.position;
  return { ...ruling, bout: { ...ruling.bout, over, searched, doubt: undefined }, ply, resigned };
}

/** A doubtful bestmove is the answer, once no other comes. */
export function hearNoMore({ doubt, ...bout }: UsiBout): Ruling<UsiBout> | undefined {
  return doubt && hearBestmove({ ...bout, searched: undefined }, doubt);
}

/** A doubtful bestmove behind which another comes was one too many. */
function doubtFindings({ doubt }: UsiBout): readonly Finding[] {
  if (!doubt) return [];
  return [findingOf("usi/one-bestmove", { line: doubt.line, expected: NOTHING_MORE })];
}

/** Stands for a move that cannot be read, so that a scenario may leave it to the referee. */
const MALFORMED = "(malformed)";

/** Whether a line was there before its question, as far as the wire log tells. */
function cameBefore({ after }: HeardLine, { since }: Question): boolean {
  return after !== undefined && !since.includes(after);
}

const NOTHING_MORE: Text = {
  en: "no further bestmove",
  zh: "沒有其他 bestmove",
  ja: "これ以上の bestmove なし",
};
const ONLY_AFTER: Readonly<Record<"infinite" | "ponder", Text>> = {
  infinite: { en: "bestmove after stop", zh: "stop 之後才有 bestmove", ja: "stop の後の bestmove" },
  ponder: {
    en: "bestmove after ponderhit or stop",
    zh: "ponderhit 或 stop 之後才有 bestmove",
    ja: "ponderhit か stop の後の bestmove",
  },
};

function fieldsOf([move = "", word, ponder]: readonly string[]): Readonly<Record<string, string>> {
  const fields = { message: "bestmove", move };
  return word === "ponder" && ponder !== undefined ? { ...fields, ponder } : fields;
}

function hearCheckmate(bout: UsiBout, { line, words }: Words): Ruling<UsiBout> {
  const question = bout.questions.find(({ kind }) => kind === "go-mate");
  if (question?.kind !== "go-mate") return remark(bout, line);
  const faults = judgeMate(words, { line, position: question.position });
  const fields = { message: "checkmate", moves: words.join(" ") };
  return answerRuling(bout, { question, line, fields, faults });
}

interface JudgedAnswer {
  readonly question: Question;
  readonly line: HeardLine;
  readonly fields: Readonly<Record<string, string>>;
  readonly faults?: readonly Finding[];
  readonly findings?: readonly Finding[];
}

function answerRuling(
  bout: UsiBout,
  { question, line, fields, faults = [], findings = [] }: JudgedAnswer,
): Ruling<UsiBout> {
  const message: Message = {
    kind: faults.length > 0 ? "unusable" : "reply",
    fields,
    entries: [line.index],
    faults,
  };
  return {
    bout: { ...without(bout, question), noise: [] },
    findings: [...noiseFindings(bout), ...findings],
    messages: [message],
  };
}

function without(bout: UsiBout, question: Question): UsiBout {
  return { ...bout, questions: bout.questions.filter((each) => each !== question) };
}

/** What stood before an answer and is none: told once it is clear that the answer came all the same. */
function noiseFindings({ noise }: UsiBout): readonly Finding[] {
  const blank = noise.filter(({ text }) => text.trim() === "");
  const words = noise.filter(({ text }) => text.trim() !== "");
  return [
    ...noiseFinding("usi/only-usi", words),
    ...noiseFinding("usi/no-blank-line", blank),
  ];
}

function noiseFinding(rule: RuleId, lines: readonly HeardLine[]): readonly Finding[] {
  const [line] = lines;
  if (!line) return [];
  const evidence = lines.map(({ index }) => index);
  return [{
    ...findingOf(rule, { line, expected: ONLY_USI }),
    actual: blankText(line.text),
    evidence,
  }];
}

const ONLY_USI: Text = {
  en: "only lines of USI",
  zh: "只有 USI 的內容",
  ja: "USI の行のみ",
};
