/** What the referee makes of one screen. @module */

import type { Finding } from "../../protocols/finding.ts";
import {
  encoded,
  type Hands,
  type PromptKind,
  readScreen,
  type Screen,
} from "../../protocols/shogi-console/mod.ts";
import type { HeardLine, Ruling } from "../pairing.ts";
import type { ConsoleBout, Question } from "./bout.ts";
import { type Answered, judgeAnswer } from "./judge_answer.ts";
import { agrees, showsState, turnRule, turnText } from "./judge_state.ts";

/** Folds a screen into the bout. */
export function hear(before: ConsoleBout, line: HeardLine): Ruling<ConsoleBout> {
  const text = `${before.held ?? ""}${line.text}`;
  const screen = readScreen(before.dialogue, text);
  const bout = { ...before, held: undefined };
  if (screen.prompt === "aside") return silent(askedAside(bout, text, screen.asks));
  const hands = { ...bout.hands, ...defined(screen.hands) };
  const seen = { ...bout, hands, listed: { ...bout.listed, ...defined(screen.listed) } };
  if (screen.prompt === "end") return silent({ ...seen, ended: true });
  const [question, ...asked] = bout.asked.slice(answeredBefore(bout.asked, screen));
  if (!question) return { bout: seen, findings: unasked(bout, screen, line), messages: [] };
  const judged = judgeAnswer(seen, question, { screen, index: line.index });
  const answer = bout.unsure ? withoutBlame(judged) : judged;
  if (answer.kind === "wait") {
    const kept = seen.stale && showsState(seen.stale.screen) && !showsState(screen);
    const stale = kept ? seen.stale : { screen, index: line.index };
    return silent({ ...seen, stale });
  }
  const { faults, remarks, refused, over } = answer;
  const step = screen.prompt === "other" && (over || !refused) ? screen.asks : undefined;
  // A program that asked for less than was foreseen is done already.
  const early = question.expects === "step" && showsState(screen) && agrees(screen, question.after);
  const script = refused || early || faults.length > 0 ? [] : seen.script;
  const kind = faults.length > 0 || over ? "unusable" : refused ? "refusal" : "reply";
  const fields = fieldsOf(screen);
  const message = { kind, fields, entries: [line.index], faults } as const;
  // A drop is typed in several lines, and what came before it still counts.
  const doubtful = refused || (bout.refused && question.expects !== "screen");
  const unsure = refused && screen.prompt === undefined && bout.step !== undefined;
  return {
    bout: {
      ...seen,
      asked,
      last: question,
      refused: doubtful,
      step,
      script,
      stale: undefined,
      unsure,
    },
    findings: remarks,
    messages: [message],
  };
}

/** What is typed while it is not known what is awaited shows something only where it is taken. */
function withoutBlame(answer: Answered): Answered {
  if (answer.kind === "wait" || (answer.faults.length === 0 && !answer.refused)) return answer;
  return { ...answer, faults: [], remarks: [], over: true };
}

/** How many questions were answered in passing: a program that reads several at once may ask once for all. */
function answeredBefore(asked: readonly Question[], screen: Screen): number {
  const [first, ...more] = asked;
  if (!first || more.length === 0 || !showsState(screen)) return 0;
  const settled = agrees(screen, first.after) || agrees(screen, first.before);
  if (settled && screen.markers === 1) return 0;
  const { expects, at } = EXPECTED[screen.prompt ?? "move"];
  const fitting = asked.filter((one) => one.expects === expects);
  const shown = screen.number === undefined ? fitting.slice(0, screen.markers) : fitting;
  const last = shown.findLast((one) => agrees(screen, one[at]));
  return last ? asked.indexOf(last) : 0;
}

/** The question that a prompt answers, and the position on the screen before it. */
const EXPECTED: Readonly<
  Record<PromptKind, { expects: Question["expects"]; at: "before" | "after" }>
> = {
  move: { expects: "screen", at: "after" },
  replay: { expects: "screen", at: "after" },
  end: { expects: "screen", at: "after" },
  promotion: { expects: "promotion", at: "before" },
  other: { expects: "step", at: "before" },
  aside: { expects: "screen", at: "after" },
};

/** The bout in which a question that is asked only sometimes is to be answered. */
function askedAside(bout: ConsoleBout, held: string, asks: string | undefined): ConsoleBout {
  const { encoding, questions } = bout.dialogue;
  const answer = questions.find((one) => one.asks === asks)?.answer;
  return { ...bout, held: `${held}\n`, reply: answer && encoded(answer, encoding) };
}

function silent(bout: ConsoleBout): Ruling<ConsoleBout> {
  return { bout, findings: [], messages: [] };
}

/** An unrequested screen, such as one that was painted again, shows where the game is. */
function unasked(bout: ConsoleBout, screen: Screen, { index }: HeardLine): readonly Finding[] {
  const { last } = bout;
  if (last?.expects !== "screen" || !showsState(screen) || agrees(screen, last.after)) return [];
  const { expected, actual } = turnText(last, screen, bout.dialogue);
  return [{ rule: turnRule(bout, last), expected, actual, evidence: [index] }];
}

function defined(hands: Hands): Hands {
  return Object.fromEntries(Object.entries(hands).filter(([, keys]) => keys !== undefined));
}

function fieldsOf({ number, side, prompt, refusal }: Screen): Readonly<Record<string, string>> {
  return {
    ...number === undefined ? {} : { number: String(number) },
    ...side === undefined ? {} : { side },
    ...prompt === undefined ? {} : { prompt },
    ...refusal === undefined ? {} : { refusal: refusal.text },
  };
}
