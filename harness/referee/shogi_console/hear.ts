/** What the referee makes of one screen. @module */

import type { Finding } from "../../core/mod.ts";
import { type Hands, readScreen, type Screen } from "../../protocols/shogi_console/mod.ts";
import type { HeardLine, Ruling } from "../pairing.ts";
import type { ConsoleBout } from "./bout.ts";
import { judgeAnswer } from "./judge_answer.ts";
import { agrees, showsState, turnRule, turnText } from "./judge_state.ts";

/** Folds a screen into the bout. */
export function hear(bout: ConsoleBout, line: HeardLine): Ruling<ConsoleBout> {
  const screen = readScreen(bout.dialogue, line.text);
  const hands = { ...bout.hands, ...defined(screen.hands) };
  const seen = { ...bout, hands, listed: { ...bout.listed, ...defined(screen.listed) } };
  if (screen.prompt === "end") return silent({ ...seen, ended: true });
  const [question, ...asked] = bout.asked;
  if (!question) return { bout: seen, findings: unasked(bout, screen, line), messages: [] };
  const answer = judgeAnswer(seen, question, { screen, index: line.index });
  if (answer.kind === "wait") {
    const kept = seen.stale && showsState(seen.stale.screen) && !showsState(screen);
    const stale = kept ? seen.stale : { screen, index: line.index };
    return silent({ ...seen, stale });
  }
  const { faults, remarks, refused, over } = answer;
  const step = screen.prompt === "other" ? screen.asks : undefined;
  // A program that asked for less than was foreseen is done already.
  const early = question.expects === "step" && showsState(screen) && agrees(screen, question.after);
  const script = refused || early || faults.length > 0 ? [] : seen.script;
  const kind = faults.length > 0 || over ? "unusable" : refused ? "refusal" : "reply";
  const fields = fieldsOf(screen);
  const message = { kind, fields, entries: [line.index], faults } as const;
  // A drop is typed in several lines, and what came before it still counts.
  const doubtful = refused || (bout.refused && question.expects !== "screen");
  return {
    bout: { ...seen, asked, last: question, refused: doubtful, step, script, stale: undefined },
    findings: remarks,
    messages: [message],
  };
}

function silent(bout: ConsoleBout): Ruling<ConsoleBout> {
  return { bout, findings: [], messages: [] };
}

/** A screen that nobody asked for, such as one that was painted again, shows where the game is. */
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
