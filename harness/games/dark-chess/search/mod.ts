/** A sparring partner for dark chess that looks ahead. @module */

export { chooseMove, DEFAULT_NODES, type Found } from "./choose_move.ts";
