/** Games by hand. @module */

export { playByHand } from "./session.ts";
