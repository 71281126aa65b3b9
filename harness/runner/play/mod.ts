/** The play core: one engine in a game, with a pairing, a conversation and a clock. @module */

export { announce, announceAhead, apartMs, hearOwed, isPrompt } from "./announce.ts";
export { askEngine, type Made } from "./ask_engine.ts";
export { awaitExit } from "./await_exit.ts";
export { begin, conclude } from "./begin_and_end.ts";
export { isBrief, isLight, lightPatience } from "./brief.ts";
export { emitPly, pictureBefore } from "./emit_ply.ts";
export { exchangeAll } from "./exchange.ts";
export { isEarly } from "./resignation.ts";
export type { PlyMade, Sitting } from "./sitting.ts";
export { type Going, ON, type PlayContext, type TalkStage } from "./talk_stage.ts";
export { blame, lateRule, type Limit, patience, unanswered } from "./unanswered.ts";
