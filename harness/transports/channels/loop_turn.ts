/** How long the event loop may be kept from its turn. @module */

import { type TurnTimer, turnTimer } from "../process/turn_timer.ts";

/** Far less than our clocks tolerate of their own lateness. */
const TURN_MS = 2;

let known: { readonly timer: TurnTimer | undefined } | undefined;
/** Whether the event loop has had its turn, and whether the time since then is being measured. */
let [isOpen, isMeasured] = [false, false];

/** What ends a wait that keeps the event loop from its turn; undefined where nothing can. */
export function turnEnd(): number | undefined {
  return timerOnce()?.descriptor;
}

/** Takes it that the event loop has had its turn. */
export function noteTurn(): void {
  isOpen = true;
  isMeasured = false;
}

/** Takes it that the event loop must have its turn before anything else is waited for. */
export function endTurn(): void {
  isOpen = false;
}

/** Whether the event loop may be kept waiting, at the longest until the turn's end. */
export function isTurnOpen(): boolean {
  if (isOpen && !isMeasured) isOpen = isMeasured = timerOnce()?.begin() === true;
  return isOpen;
}

function timerOnce(): TurnTimer | undefined {
  return (known ??= { timer: turnTimer(TURN_MS) }).timer;
}
