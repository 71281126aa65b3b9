/** A sparring partner for dark chess that looks ahead. @module */

export { chooseMove } from "./choose_move.ts";
