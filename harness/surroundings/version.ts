/** Which version this is. @module */

import project from "../../deno.json" with { type: "json" };

/** The version in deno.json. */
export const VERSION: string = project.version;
