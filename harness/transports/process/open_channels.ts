/** All engines that are running now, so that none outlives the harness. @module */

import { killMarkedOnce } from "./mark.ts";

const open = new Set<() => void>();
const MOST_ROUNDS = 20;

/** Remembers how to kill an engine at once, until the answer is called. */
export function rememberOpen(kill: () => void): () => void {
  open.add(kill);
  return () => void open.delete(kill);
}

/** Kills every engine with all that it started; synchronous, for signals and for `unload`. */
export function killAll(): void {
  for (const kill of open) kill();
  // An engine that has just been started carries a mark, though it is not remembered yet.
  for (let round = 0; round < MOST_ROUNDS && killMarkedOnce(); round++);
}
