/** Scenarios of what was said and played. @module */

export { draftFrom } from "./draft.ts";
export { noSource } from "./mistakes.ts";
export { scenarioOf, triedOut } from "./trial.ts";
