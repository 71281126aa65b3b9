/** How many answers are waited for by the event loop, in all channels. @module */

let count = 0;

/** Takes it that one more is waited for. */
export function oneMoreAwaited(): void {
  count++;
}

/** Takes it that one is not waited for any more. */
export function oneLessAwaited(): void {
  count--;
}

/** Whether an answer is waited for: whatever holds up the event loop then takes from its time. */
export function isAnyAwaited(): boolean {
  return count > 0;
}
