/** `send`: frames or bytes to the engine. @module */

import * as v from "valibot";
import { duration, rawText, text, whole, word } from "../leaf.ts";
import { isMapping } from "../say.ts";
import { WRITE } from "../schema_words.ts";
import { choice, list, mapping } from "../shape.ts";
import { type StepBase, verbOf } from "./verb.ts";

/** Writes to the engine. */
export interface SendStep extends StepBase {
  readonly verb: "send";
  /** One frame per entry. */
  readonly frames: readonly string[];
  /** How several go out, if not as the protocol's clients write them: in one write, nearly everywhere. */
  readonly delivery?: "apart" | "coalesced";
  /** What ends each frame, if not the protocol's own line end. */
  readonly lineEnd?: string;
  readonly pieces?: readonly number[];
  readonly pauseMs?: number;
  /** Bytes to be written as they are; the referee does not hear of them. */
  readonly raw: boolean;
}

const MOST_FRAMES = 1000;
const LINE_ENDS = { lf: "\n", crlf: "\r\n", none: "" } as const;

const frame = text("One frame, without its line end", WRITE.frame);
const frames = list(frame, MOST_FRAMES, WRITE.frames);
const raw = mapping({
  raw: rawText("Bytes with \\xNN escapes (in plain or single quotes), unheard by the referee"),
});

/** Frames or bytes, and how they are delivered. */
export const send = verbOf<SendStep>()({
  send: v.pipe(
    choice(
      [frame, frames, raw],
      (input) => Array.isArray(input) ? frames : isMapping(input) ? raw : frame,
    ),
    v.description(
      "Writes a frame, several frames in one write (over USI each alone), or raw bytes",
    ),
  ),
  delivery: v.optional(
    word(["apart", "coalesced"], "How several frames arrive: each alone, or in one segment"),
  ),
  pieces: v.optional(v.pipe(
    list(whole(1, 1_000_000, "Bytes in a piece"), MOST_FRAMES, WRITE.sizes),
    v.description("Delivers in pieces of these many bytes, the last size again and again"),
  )),
  pause: v.optional(duration("The pause after each piece")),
  "line-end": v.optional(word(["lf", "crlf", "none"], "What ends each frame")),
}, {
  read: ({ send, delivery, pieces, pause: pauseMs, "line-end": end }) => {
    const lineEnd = end && LINE_ENDS[end];
    if (typeof send === "string") return { frames: [send], raw: false, lineEnd, pieces, pauseMs };
    if ("raw" in send) return { frames: [send.raw], raw: true, lineEnd: "", pieces, pauseMs };
    const frames = { frames: send, ...delivery && { delivery } };
    return { ...frames, raw: false, lineEnd, pieces, pauseMs };
  },
});
