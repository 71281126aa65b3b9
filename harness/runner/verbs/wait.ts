/** `wait`: time in which nothing is written. @module */

import type { WaitStep } from "../../scenario/mod.ts";
import { type Going, ON } from "../play/mod.ts";
import type { Stage } from "../stage.ts";

/** Lets time pass, in which other cases may go on; the channel keeps what is said. */
export async function wait(
  { ms }: WaitStep,
  { context: { clock, timeScale, lend } }: Stage,
): Promise<Going> {
  await lend(() => clock.sleep(ms * timeScale));
  return ON;
}
