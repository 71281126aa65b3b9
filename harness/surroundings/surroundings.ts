/** What the terminal and the environment say. @module */

import { type Language, languageOf, LANGUAGES, UsageError } from "../core/mod.ts";
import { defuse } from "../../reporters/mod.ts";
import { useOneOf } from "../scenario/mod.ts";

/** The directory from which the user called; a task runs in the project's own. */
export function callersDirectory(): string {
  return Deno.env.get("INIT_CWD") || Deno.cwd();
}

/** A path of the user's, from where the user is. */
export function fromCaller(path: string): string {
  const rooted = path.startsWith("/") || /^[A-Za-z]:[\\/]/.test(path);
  return rooted ? path : `${callersDirectory()}/${path}`;
}

/** A path as the user would write it: from where the user is, or whole where it is elsewhere. */
export function pathAsCalled(path: string): string {
  const here = `${callersDirectory().replace(/\/$/, "")}/`;
  return path.startsWith(here) ? path.slice(here.length) : path;
}

/** The language that `--lang` or the locale asks for. */
export function chosenLanguage(
  { values }: { readonly values: ReadonlyMap<string, string> },
): Language {
  const asked = values.get("lang");
  const known = languageNamed(asked);
  if (asked !== undefined && !known) {
    throw new UsageError({
      en: `Unknown language "${asked}"`,
      zh: `不認得語言「${asked}」`,
      ja: `不明な言語「${asked}」`,
    }, useOneOf(LANGUAGES));
  }
  return known ?? localeLanguage();
}

/**
 * The language for a text about a command line that may be wrong: the first `--lang` that names one
 * of ours, or the locale's.
 */
export function languageOfWords(args: readonly string[]): Language {
  const end = args.indexOf("--");
  const words = end < 0 ? args : args.slice(0, end);
  const asked = words.map((word, at) => {
    if (word === "--lang") return languageNamed(words[at + 1]);
    return word.startsWith("--lang=") ? languageNamed(word.slice("--lang=".length)) : undefined;
  });
  return asked.find((language) => language !== undefined) ?? localeLanguage();
}

function languageNamed(word: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === word?.toLowerCase().slice(0, 2));
}

/** The language of the locale. */
export function localeLanguage(): Language {
  const names = ["LC_ALL", "LC_MESSAGES", "LANG"];
  return languageOf(names.map((name) => Deno.env.get(name)).find((value) => value));
}

/** How the console looks. */
export interface ConsoleLook {
  readonly terminal: boolean;
  readonly colour: boolean;
  readonly width: number;
}

/** What standard output is. */
export function look(): ConsoleLook {
  const isTerminal = Deno.stdout.isTerminal();
  // A dumb terminal shows control sequences instead of obeying them.
  const terminal = isTerminal && Deno.env.get("TERM") !== "dumb";
  return {
    terminal,
    colour: terminal && !Deno.noColor,
    width: isTerminal ? columns() : askedColumns(),
  };
}

/** The environment may say how wide the text shall be that goes into a pipe or a file. */
function askedColumns(): number {
  const asked = Number(Deno.env.get("COLUMNS"));
  return Number.isInteger(asked) && asked > 0 ? Math.max(LEAST_COLUMNS, asked) : 100;
}

const LEAST_COLUMNS = 40;

function columns(): number {
  try {
    return Math.max(LEAST_COLUMNS, Deno.consoleSize().columns);
  } catch {
    return 80;
  }
}

/** Writes a text in which no CI service finds a command, whatever a name or an engine put in it. */
export function print(text: string): void {
  printCommands(defuse(text));
}

/** Writes a complaint to standard error, which CI services read as well. */
export function complain(text: string): void {
  console.error(defuse(text));
}

/** Writes all of a text as it is, also to a pipe that takes only a part at a time. */
export function printCommands(text: string): void {
  const bytes = new TextEncoder().encode(text);
  try {
    for (let at = 0; at < bytes.length;) at += Deno.stdout.writeSync(bytes.subarray(at));
  } catch (error) {
    // The reader of the pipe has gone; the reports are on disk all the same.
    if (!(error instanceof Deno.errors.BrokenPipe)) throw error;
  }
}
