/** What the referee of a console program hears. @module */

import type { Screen } from "../../protocols/shogi-console/mod.ts";

/** A screen with its index in the wire log. */
export interface HeardScreen {
  readonly screen: Screen;
  readonly index: number;
}
