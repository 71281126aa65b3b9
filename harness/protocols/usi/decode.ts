/** One line from a USI engine. @module */

/** What a line is. */
export type Line =
  | { readonly kind: "id"; readonly what: "name" | "author" }
  /** `fine` is false where a client could not show the option. */
  | { readonly kind: "option"; readonly name: string; readonly fine: boolean }
  | { readonly kind: "usiok" }
  | { readonly kind: "readyok" }
  | { readonly kind: "bestmove"; readonly words: readonly string[] }
  | { readonly kind: "checkmate"; readonly words: readonly string[] }
  | { readonly kind: "info"; readonly fine: boolean }
  | { readonly kind: "blank" }
  | { readonly kind: "noise" };

const MOST_WORDS = 2_000;

/** Reads a line; a CR and blanks at both ends do not matter to any client. */
export function decode(raw: string): Line {
  const [name = "", ...words] = raw.trim().split(/\s+/, MOST_WORDS);
  switch (name) {
    case "":
      return { kind: "blank" };
    case "id":
      return readId(words);
    case "option":
      return readOption(words);
    case "usiok":
    case "readyok":
      return words.length === 0 ? { kind: name } : { kind: "noise" };
    case "info":
      return { kind: "info", fine: isInfo(words) };
    case "bestmove":
    case "checkmate":
      return { kind: name, words };
    default:
      return { kind: "noise" };
  }
}

/** Writes the answer to go, as an engine does. */
export function encodeBestmove(move: string, ponder?: string): string {
  return `bestmove ${move}${ponder === undefined ? "" : ` ponder ${ponder}`}`;
}

/** Whether a line is an answer of this protocol, to any command. */
export function looksLikeAnswer(line: string): boolean {
  return /^(usiok|readyok)\s*$|^(bestmove|checkmate)\s+\S/.test(line);
}

/** Whether a line is the answer of a search. */
export function looksLikeResult(line: string): boolean {
  return /^\s*(bestmove|checkmate)\b/.test(line);
}

const MISSPELT = new RegExp(
  String.raw`^\W*(usi[\s_-]?ok|ready[\s_-]?ok|best[\s_-]?move)\b` +
    String.raw`|^\W*check[\s_-]?mate[\s:_-]*(notimplemented|timeout|no[\s_-]?mate|\d[a-i]\d[a-i])`,
  "i",
);

/** Whether a line was meant as an answer but is spelt in another way. */
export function looksMisspelt(line: string): boolean {
  return MISSPELT.test(line.slice(0, 100));
}

function readId([what, ...words]: readonly string[]): Line {
  if ((what !== "name" && what !== "author") || words.length === 0) return { kind: "noise" };
  return { kind: "id", what };
}

const TYPES = ["check", "spin", "combo", "button", "string", "filename"];

/** Names may have blanks; what follows the type is the type's business. */
function readOption(words: readonly string[]): Line {
  const at = words.findIndex((word, index) => word === "type" && index > 1);
  const name = words.slice(1, at < 0 ? undefined : at).join(" ");
  const type = words[at + 1] ?? "";
  const rest = words.slice(at + 2);
  const fine = words[0] === "name" && at > 0 && TYPES.includes(type) && isWhole(type, rest);
  return { kind: "option", name, fine };
}

function isWhole(type: string, rest: readonly string[]): boolean {
  switch (type) {
    case "spin":
      return isRange(rest);
    case "check":
      return rest.length === 0 || /^default (true|false)$/.test(rest.join(" "));
    case "combo":
      return isChoice(rest);
    default:
      return true;
  }
}

/** A spin has a range, and begins within it. */
function isRange(rest: readonly string[]): boolean {
  const numbers = ["min", "default", "max"].map((word) => rest[rest.indexOf(word) + 1] ?? "");
  if (!["min", "default", "max"].every((word) => rest.includes(word))) return false;
  const [min = 0, start = 0, max = 0] = numbers.map(Number);
  return numbers.every(isNumber) && min <= start && start <= max;
}

/** A combo has values, and begins with one of them; they may have blanks. */
function isChoice(rest: readonly string[]): boolean {
  const [head = "", ...values] = ` ${rest.join(" ")} `.split(/ var (?=\S)/);
  const start = /^ ?default (.+)$/.exec(head.trimEnd())?.[1];
  return values.length > 0 &&
    (start === undefined || values.some((value) => value.trim() === start.trim()));
}

const COUNTS = new Set([
  "depth",
  "seldepth",
  "time",
  "nodes",
  "multipv",
  "currmovenumber",
  "hashfull",
  "nps",
  "cpuload",
  "tbhits",
]);
const FREE = new Set(["string", "pv", "refutation", "currline"]);

/** Unknown words are passed over; numbers are asked for where they belong. */
function isInfo(words: readonly string[]): boolean {
  if (words.length === 0) return false;
  for (const [index, word] of words.entries()) {
    if (FREE.has(word)) return true;
    if (COUNTS.has(word) && !isNumber(words[index + 1])) return false;
    if (word === "score" && !isScore(words[index + 1], words[index + 2])) return false;
  }
  return true;
}

function isScore(kind: string | undefined, value: string | undefined): boolean {
  if (kind === "mate" && (value === "+" || value === "-")) return true;
  return (kind === "cp" || kind === "mate") && isNumber(value);
}

function isNumber(text: string | undefined): boolean {
  return /^[+-]?\d+$/.test(text ?? "");
}
