/** Statistics of matches and contests: who is stronger, and who meets whom. @module */

export * from "./encounters.ts";
export * from "./likelihood_ratio.ts";
export * from "./rate.ts";
export * from "./sprt.ts";
