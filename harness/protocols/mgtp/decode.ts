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
