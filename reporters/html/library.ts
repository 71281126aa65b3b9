/** Preact as its package has it, in the form in which a page holds it. @module */

import preact from "preact" with { type: "text" };
import hooks from "preact/hooks" with { type: "text" };
import jsxRuntime from "preact/jsx-runtime" with { type: "text" };
import { joinParts } from "./join_parts.ts";
import { LIBRARY_PARTS } from "./library_parts.ts";

/** What every page's script begins with. */
export const LIBRARY: string = joinParts(LIBRARY_PARTS, {
  preact,
  "preact/hooks": hooks,
  "preact/jsx-runtime": jsxRuntime,
});
