/** A talk with one running engine: the wire, the waiting, and the bout that follows from both. @module */

export * from "./answer.ts";
export { canHang } from "./can_hang.ts";
export { Conversation } from "./conversation.ts";
export type { TakeFinding } from "./ongoing_bout.ts";
export { isQuick, isSlowToStart, startsIdly } from "./slow_start.ts";
export { stillSilent } from "./still_silent.ts";
export {
  type HangLimits,
  type KnownSilence,
  type TalkContext,
  type ThinkTimes,
  thinkTimesOf,
} from "./talk_context.ts";
export { APART_MS } from "./writes.ts";
