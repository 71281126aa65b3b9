/** What an engine's message means. @module */

import { DIALECT_V1 } from "./dialect_v1.ts";
import { DIALECT_V2 } from "./dialect_v2.ts";
import type { Dialect, EnginePly } from "./messages.ts";

/** What is wrong with how a message is written, though it can be read. */
export type Flaw = "terminator" | "extra" | "wide";

/** A message, as far as it can be read. */
export type EngineMessage =
  & { readonly flaws: readonly Flaw[] }
  & (
    | { readonly kind: "start" | "turn" }
    | { readonly kind: "ply"; readonly ply: EnginePly }
    /** A ply in the words of the other dialect. */
    | { readonly kind: "foreign" }
    | { readonly kind: "malformed" }
    | { readonly kind: "noise" }
  );

/** Reads one frame in a dialect; never throws. */
export function decodeEngine(frame: string, dialect: Dialect): EngineMessage {
  const narrow = narrowed(frame);
  const text = narrow.replace(TERMINATOR, "");
  const flaws: Flaw[] = [
    ...narrow === frame ? [] : ["wide" as const],
    ...text === narrow ? [] : ["terminator" as const],
  ];
  const [, word, rest] = /^\/(start|turn|move|flip)(?![a-z])(.*)$/s.exec(text) ?? [];
  switch (word) {
    case "start":
    case "turn":
      return { kind: word, flaws: rest === "" ? flaws : [...flaws, "extra"] };
    case "move":
    case "flip":
      return { ...readPly(text, dialect), flaws };
    default:
      return { kind: "noise", flaws: [] };
  }
}

/** Whether a line looks like a message, wherever it was written. */
export function looksLikePonder(line: string): boolean {
  return /^(..)?\/(start|turn|move|flip)(?![a-z])/s.test(line);
}

// Not `\s+$`, which would take its time over many blanks.
const TERMINATOR = /(?<![\s\0])[\s\0]+$/;

function readPly(text: string, dialect: Dialect) {
  const ply = dialect.readPly(text);
  if (ply !== undefined) return { kind: "ply", ply } as const;
  const other = dialect.name === "v1" ? DIALECT_V2 : DIALECT_V1;
  return { kind: other.readPly(text) === undefined ? "malformed" : "foreign" } as const;
}

/** Text of two bytes a character, as Java and Windows write it, without the empty ones. */
function narrowed(frame: string): string {
  if (frame.length < 4 || frame.length % 2 === 1) return frame;
  const first = frame.startsWith("\0") ? 1 : 0;
  for (let at = 0; at < frame.length; at++) {
    if ((frame[at] === "\0") === (at % 2 === first)) return frame;
  }
  return frame.replaceAll("\0", "");
}
