/** The step log: one line per step, such as `W_1_1_Capture_2,0_1,1`. @module */

import { type Localized, ok, type Result } from "../../core/mod.ts";
import type { Side } from "../game.ts";
import type { StepNumber, TzaarMove, TzaarPosition } from "./position.ts";
import { HOLE } from "./point.ts";
import { refused } from "../start_words.ts";
import { SETUP } from "./setup_words.ts";

/** A line of the log, understood. */
export interface StepLogEntry {
  readonly side: Side;
  readonly round: number;
  readonly step: StepNumber;
  readonly move: TzaarMove;
}

/** The line that a step adds to the log. */
export function stepLogEntry(
  { turn, round, step }: Pick<TzaarPosition, "turn" | "round" | "step">,
  move: TzaarMove,
): string {
  const [from, to] = move.kind === "pass" ? [HOLE, HOLE] : [move.from, move.to];
  return `${turn === "first" ? "W" : "B"}_${round}_${step}_${ACTIONS[move.kind]}_${from}_${to}`;
}

/** Reads a log; foreign ones may have blanks for underscores, and either line end. */
export function readStepLog(text: string): Result<readonly StepLogEntry[], Localized> {
  if (text === "") return ok([]);
  const entries: StepLogEntry[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const entry = readEntry(line);
    if (!entry.ok) {
      return refused(SETUP.logLine, { number: index + 1, problem: entry.error, line });
    }
    entries.push(entry.value);
  }
  return ok(entries);
}

const ACTIONS: Readonly<Record<TzaarMove["kind"], string>> = {
  capture: "Capture",
  enhance: "Enhance",
  pass: "Pass",
};

const NUMBER = "(?:0|-?[1-9]\\d?)";
const ENTRY = new RegExp(
  "^(?<colour>[WB])[_ ](?<round>[1-9]\\d{0,3})[_ ](?<step>[12])[_ ]" +
    `(?<action>Capture|Enhance|Pass)[_ ](?<from>${NUMBER},${NUMBER})[_ ](?<to>${NUMBER},${NUMBER})$`,
);

function readEntry(line: string): Result<StepLogEntry, Localized> {
  const fields = ENTRY.exec(line)?.groups;
  if (!fields) return refused(SETUP.logForm);
  const move = moveOf(fields);
  if (!move) return refused(SETUP.passPath, { hole: HOLE });
  return ok({
    side: fields.colour === "W" ? "first" : "second",
    round: Number(fields.round),
    step: fields.step === "1" ? 1 : 2,
    move,
  });
}

function moveOf({ action, from = "", to = "" }: Record<string, string>): TzaarMove | undefined {
  if (action !== "Pass") return { kind: action === "Capture" ? "capture" : "enhance", from, to };
  return from === HOLE && to === HOLE ? { kind: "pass" } : undefined;
}
