/** How far the cases of a run have come. @module */

import type { RunEvent } from "../core/mod.ts";

/** Counts the plies of each case's last attempt. */
export class PliesMade {
  readonly #made = new Map<string, number>();
  readonly #silentAfter = new Map<string, number>();

  /** Takes what a run tells. */
  take(event: RunEvent): void {
    if (event.kind === "case-started") this.#made.set(event.case.key, 0);
    if (event.kind === "ply") this.#made.set(event.key, this.#in(event.key) + 1);
  }

  /** Takes it that the engine seemed to hang where the case is now. */
  suspect(key: string): void {
    this.#silentAfter.set(key, this.#in(key));
  }

  /** Whether a later attempt has come beyond the silence that seemed a hang. */
  isBeyond(key: string): boolean {
    return this.#in(key) > (this.#silentAfter.get(key) ?? Infinity);
  }

  #in(key: string): number {
    return this.#made.get(key) ?? 0;
  }
}
