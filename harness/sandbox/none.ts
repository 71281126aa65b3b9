/** No confinement at all. @module */

import type { Sandbox } from "./sandbox.ts";

/** Leaves the command as it is; limits are not enforced. */
export const none: Sandbox = { id: "none", wrap: (command) => command };
