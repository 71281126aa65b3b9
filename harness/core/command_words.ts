/** A command line as one text, and as its words. @module */

import { err, ok, type Result } from "./result.ts";

/** A quote that is not closed. */
export interface OpenQuote {
  readonly quote: string;
  /** Its place in the text, from 1, in characters. */
  readonly column: number;
}

/**
 * The words of a text as a POSIX shell splits them, without expansions. Outside quotes a backslash
 * before a letter, a digit or the end stays, so that a path of Windows is read as it is written.
 */
export function splitWords(text: string): Result<readonly string[], OpenQuote> {
  const words: string[] = [];
  const pattern = /\s*((?:[^\s"'\\]|\\(?:.|$)|'[^']*'|"(?:[^"\\]|\\.)*")+)/sy;
  for (let at = 0; /\S/.test(text.slice(at)); at = pattern.lastIndex) {
    pattern.lastIndex = at;
    const [all = "", word] = pattern.exec(text) ?? [];
    const end = at + all.length;
    // Only a quote that is never closed stops a word before a blank or the end.
    if (word === undefined || /\S/.test(text[end] ?? " ")) return err(openQuote(text, end));
    words.push(unquoted(word));
  }
  return ok(words);
}

function openQuote(text: string, from: number): OpenQuote {
  const at = from + text.slice(from).search(/\S/);
  return { quote: text[at] ?? "", column: [...text.slice(0, at)].length + 1 };
}

function unquoted(word: string): string {
  return word.replace(
    /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\([^\p{L}\p{N}])/gsu,
    (_all, single?: string, double?: string, escaped?: string) =>
      single ?? double?.replaceAll(/\\(["\\$`])/g, "$1") ?? escaped ?? "",
  );
}

/** Words as a shell would have to read them. */
export function shellWords(words: readonly string[]): string {
  return words.map(quoted).join(" ");
}

/** The same on one line that can be shown and typed: bash and zsh read `$'\n'` as a line feed. */
export function typedWords(words: readonly string[]): string {
  return words.map((word) => /\p{Cc}/u.test(word) ? escaped(word) : quoted(word)).join(" ");
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

function escaped(word: string): string {
  const text = word.replaceAll(/[\\']|\p{Cc}/gu, (character) => {
    if (character === "\\" || character === "'") return `\\${character}`;
    return character === "\n" ? "\\n" : hexOf(character);
  });
  return `$'${text}'`;
}

function hexOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u00${code.toString(16)}`;
}
