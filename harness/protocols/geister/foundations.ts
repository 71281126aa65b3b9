/** Rules from whose breach others follow. @module */

import type { Control, Foundation } from "../protocol.ts";

const LATER_RESULTS: ReadonlySet<string> = new Set(["geister/knows-lst", "geister/knows-drw"]);

/** An engine that does not leave after a result seldom looks for any: the first one is told. */
export const FOUNDATIONS: readonly Foundation[] = [
  {
    rule: "geister/knows-won",
    scenario: "geister/end/won",
    light: true,
    explains: (rule, _sent, ended) => !ended && LATER_RESULTS.has(rule),
  },
];

/** Games as the server plays them: nothing in them is delivered, asked or begun in another way. */
export const CONTROLS: readonly Control[] = [
  { scenario: "geister/moves/as_first" },
  { scenario: "geister/moves/as_second" },
  { scenario: "geister/games/whole_game_first" },
];
