/** One line from an MGTP engine: a reply, perhaps with flaws, or noise. @module */

/** What is wrong with the form of a reply that can still be understood. */
export type Flaw = "cr" | "spare-blanks" | "head" | "separator" | "not-utf8";

/** What a line is. */
export type Line =
  | {
    readonly kind: "reply";
    readonly success: boolean;
    /** Undefined where the line has no id. */
    readonly id?: number;
    readonly text: string;
    readonly flaws: readonly Flaw[];
  }
  | { readonly kind: "noise"; readonly blank: boolean };

const NO_FLAWS: readonly Flaw[] = [];
const [BLANK, ZERO, NINE, LAST_ASCII] = [0x20, 0x30, 0x39, 0x7e];

/** Reads a reply without a flaw, as nearly all are; undefined for any other line. */
export function decodeClean(raw: string): Extract<Line, { kind: "reply" }> | undefined {
  const success = raw[0] === "=";
  if (!success && raw[0] !== "?") return undefined;
  let end = 1;
  while (isDigit(raw.charCodeAt(end))) end++;
  if (end === 1 || (raw[1] === "0" && end > 2)) return undefined;
  const id = Number(raw.slice(1, end));
  if (end === raw.length) return { kind: "reply", success, id, text: "", flaws: NO_FLAWS };
  if (raw[end] !== " " || !isTrimmedAscii(raw, end + 1)) return undefined;
  return { kind: "reply", success, id, text: raw.slice(end + 1), flaws: NO_FLAWS };
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

/** Whether the rest from `start` on is visible ASCII without blanks at its ends, and not empty. */
function isTrimmedAscii(raw: string, start: number): boolean {
  for (let at = start; at < raw.length; at++) {
    const code = raw.charCodeAt(at);
    if (code < BLANK || code > LAST_ASCII) return false;
  }
  return start < raw.length && raw[start] !== " " && raw.at(-1) !== " ";
}

/** Reads a line; `awaited` are the ids that an answer may carry now. */
export function decode(raw: string, awaited: readonly number[] = []): Line {
  const line = raw.endsWith("\r") ? raw.slice(0, -1) : raw;
  const flaws: Flaw[] = line === raw ? [] : ["cr"];
  if (!line.isWellFormed()) flaws.push("not-utf8");
  const sign = line[0];
  // Rulers such as `=== board ===` are no replies, whatever they open with.
  if ((sign !== "=" && sign !== "?") || /^[=?]{2}/.test(line)) {
    return { kind: "noise", blank: line.trim() === "" };
  }
  const { id, text, flaw } = parts(line.slice(1), awaited);
  if (flaw) flaws.push(flaw);
  const trimmed = withoutBlanks(text);
  const spare = trimmed !== text || /^[=?]\d+ +$/.test(line);
  if (spare) flaws.push("spare-blanks");
  return { kind: "reply", success: sign === "=", id, text: trimmed, flaws };
}

/** Writes a reply, as an engine does. */
export function encodeReply(success: boolean, id: number, text = ""): string {
  return `${success ? "=" : "?"}${id}${text === "" ? "" : ` ${text}`}`;
}

/** Whether a line is a reply of this protocol with an id, to any command. */
export function looksLikeReply(line: string): boolean {
  return /^[=?]\d+(\s|$)/.test(line);
}

/** Without the blanks at both ends; a pattern would take quadratic time on a hostile line. */
function withoutBlanks(text: string): string {
  let [from, to] = [0, text.length];
  while (text[from] === " ") from++;
  while (to > from && text[to - 1] === " ") to--;
  return text.slice(from, to);
}

interface Parts {
  readonly id?: number;
  readonly text: string;
  readonly flaw?: Flaw;
}

function parts(body: string, awaited: readonly number[]): Parts {
  const clean = body.match(/^(0|[1-9]\d*)(?: (.*))?$/su);
  if (clean) return { id: Number(clean[1]), text: clean[2] ?? "" };
  const glued = awaited.find((id) => body.startsWith(String(id)));
  if (glued !== undefined) {
    return {
      id: glued,
      text: body.slice(String(glued).length).replace(/^\s+/, ""),
      flaw: "separator",
    };
  }
  const apart = body.match(/^\s+(\d+)(?:\s+(.*))?$/su);
  if (apart && awaited.includes(Number(apart[1]))) {
    return { id: Number(apart[1]), text: apart[2] ?? "", flaw: "head" };
  }
  return { text: body.trim() };
}
