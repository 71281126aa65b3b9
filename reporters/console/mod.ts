/** The console reporter. @module */

export { breachBlock } from "./breach_block.ts";
export { type GradebookOptions, renderGradebook } from "./gradebook.ts";
export { brokenCounts } from "./gradebook_summary.ts";
export { type Paint, paintOf, signOf } from "./paint.ts";
export { type ConsoleOptions, renderConsole } from "./render.ts";
export type { View } from "./view.ts";
