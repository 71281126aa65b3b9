/** The report that people open. @module */

export { renderClass } from "./class/mod.tsx";
export { renderContestPage, renderMatchPages, renderRatingsPage } from "./match/mod.tsx";
export { html, renderMany, renderRulebook } from "./render.tsx";
export { type Budgets } from "./pages.ts";
