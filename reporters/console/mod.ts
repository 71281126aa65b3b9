/** The console reporter. @module */

export { breachBlock } from "./breach_block.ts";
export { type GradebookOptions, renderGradebook } from "./gradebook.ts";
export { brokenCounts } from "./gradebook_summary.ts";
export { liveConsole, type LiveOptions } from "./live.ts";
export { type LiveSearch, liveSearch, type SearchProgress } from "./live_search.ts";
export { type Paint, paintOf } from "./paint.ts";
export { type ConsoleOptions, renderConsole } from "./render.ts";
export type { View } from "./view.ts";
