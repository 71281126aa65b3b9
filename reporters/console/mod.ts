/** The console reporter. @module */

export { breachBlock } from "./breach_block.ts";
export { renderGradebook } from "./gradebook.ts";
export { type Paint, paintOf, signOf } from "./paint.ts";
export { type ConsoleOptions, renderConsole } from "./render.ts";
export type { View } from "./view.ts";
