/** One line from a Geister engine. @module */

/** What a line is. */
export type GeisterLine =
  | { readonly kind: "set"; readonly letters: string }
  | { readonly kind: "mov"; readonly ghost: string; readonly direction: string }
  /** It begins like a message and is none. */
  | { readonly kind: "malformed"; readonly verb: "set" | "mov" }
  | { readonly kind: "blank" }
  | { readonly kind: "noise" };

/** The four directions as they may be written, in capitals. */
export const DIRECTION_WORDS: readonly string[] = [
  "NORTH",
  "EAST",
  "WEST",
  "SOUTH",
  "N",
  "E",
  "W",
  "S",
];

/** Reads a line without its LF; a CR at its end does not matter here. */
export function decodeGeister(raw: string): GeisterLine {
  const line = raw.replace(/\r$/, "");
  if (line.trim() === "") return { kind: "blank" };
  const set = /^SET:(.*)$/.exec(line);
  if (set) return { kind: "set", letters: set[1] ?? "" };
  const mov = /^MOV:([A-Za-z]),([A-Za-z]+)$/.exec(line);
  if (mov) return { kind: "mov", ghost: mov[1] ?? "", direction: mov[2] ?? "" };
  // A NUL in front is the end of the message before, sent as a C string with all its bytes.
  // With a question mark it is the server's own message, repeated for a reader of the output.
  const verb = /^[\s\0]*(SET|MOV)\b(?!\?)/i.exec(line)?.[1]?.toLowerCase();
  return verb === "set" || verb === "mov" ? { kind: "malformed", verb } : { kind: "noise" };
}

/** Whether a line is an answer of this protocol, wherever it was written. */
export function looksLikeGeister(line: string): boolean {
  return /^(SET|MOV):/.test(line);
}
