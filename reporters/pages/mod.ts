/** Pages of classes, matches, contests and ratings, which a check has no use for. @module */

export { renderClass } from "../html/class/mod.tsx";
export { renderContestPage, renderMatchPages, renderRatingsPage } from "../html/match/mod.tsx";
