/** The report that people open. @module */

export { renderClass } from "./class/mod.tsx";
export { renderContestPage, renderMatchPages, renderRatingsPage } from "./match/mod.tsx";
export { type CitedScenario, html, renderMany, renderRulebook } from "./render.tsx";
export { BUDGETS, type Budgets } from "./pages.ts";
