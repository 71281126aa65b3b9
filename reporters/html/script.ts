/** The page's script and style, with the hashes by which the page allows them. @module */

import { createHash } from "node:crypto";
import { CLIENT, STYLE } from "./assets.ts";
import { pageScript } from "./join_parts.ts";
import { LIBRARY } from "./library.ts";

/** Everything that a page runs: the library as its package has it, and our own. */
export const SCRIPT: string = pageScript(LIBRARY, CLIENT);

/** A hash as a Content-Security-Policy names it. */
export function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** The hash of the script. */
export const SCRIPT_HASH: string = hashOf(SCRIPT);

/** The hash of the style. */
export const STYLE_HASH: string = hashOf(STYLE);

export { STYLE };
