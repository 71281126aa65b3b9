/** What a clock shows, in the modes of the manuals. @module */

import type { ClockFace } from "../../../harness/core/mod.ts";
import { NO_LIMIT_MS } from "../../match_words.ts";
import type { LiveWord } from "./words.ts";

type Say = (name: LiveWord, values?: Readonly<Record<string, string | number>>) => string;

/** The main time, the extra time once that is used up, or that there is no limit. */
export function clockText(
  { mainLeftMs, extraLeftMs, pliesLeft }: ClockFace,
  spentMs: number,
  say: Say,
): string {
  if (mainLeftMs >= NO_LIMIT_MS) return say("noLimit");
  const mainMs = Math.max(0, mainLeftMs - spentMs);
  if (mainMs > 0 || extraLeftMs === 0) return digits(mainMs);
  const overMs = Math.max(0, spentMs - mainLeftMs);
  const time = digits(Math.max(0, extraLeftMs - overMs));
  return pliesLeft === undefined
    ? say("extra", { time })
    : say("extraShared", { time, count: pliesLeft });
}

/** `15:00`; the last second counts until it is over. */
export function digits(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (count: number): string => String(count).padStart(2, "0");
  const rest = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
