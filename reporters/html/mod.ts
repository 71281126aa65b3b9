/** The report that people open. @module */

export { html, renderMany, renderRulebook } from "./render.tsx";
export { type Budgets } from "./pages.ts";
