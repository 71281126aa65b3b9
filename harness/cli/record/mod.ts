/** Scenarios of what was said and played. @module */

export { record } from "./record.ts";
