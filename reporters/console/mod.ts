/** The console reporter. @module */

export { type GradebookOptions, renderGradebook } from "./gradebook.ts";
export { brokenCounts } from "./gradebook_summary.ts";
export { liveConsole, type LiveOptions } from "./live.ts";
export { type ConsoleOptions, renderConsole } from "./render.ts";
