/** Statistics of matches and contests: strengths, and the pairs of a round. @module */

export * from "./encounters.ts";
export * from "./likelihood_ratio.ts";
export * from "./rate.ts";
export type { Anchor } from "./spread.ts";
export * from "./sprt.ts";
export * from "./knock_out.ts";
export { type History, type Meeting } from "./meeting.ts";
export * from "./next_round.ts";
export * from "./standings.ts";
export * from "./swiss.ts";
export * from "./tie_break.ts";
