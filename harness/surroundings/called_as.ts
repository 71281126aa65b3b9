/** How the user started us, and so what the user can type next. @module */

import { inLanguage, shellWords, splitWords, type Text } from "../core/mod.ts";
import { fromCaller, languageOfWords, print } from "./surroundings.ts";

/** The words with which the user calls a command. */
export function callOf(command: string): readonly string[] {
  return [...callWords(Deno.env.get("SHINPAN_CALL") ?? "") ?? taskWords(), command];
}

/** The same for other people, whose machines do not have a script where the user has it. */
export function callElsewhere(command: string): readonly string[] {
  const words = callWords(Deno.env.get("SHINPAN_CALL") ?? "");
  return [...words && !words.some(isPath) ? words : DENO_TASK, command];
}

/** A text of ours in which `shinpan check` stands as the user would type it. */
export function asCalled(text: string): string {
  return text.replaceAll(
    /(?<![\w./@-])shinpan (<command>|--version|[a-z]+)/g,
    (_all, word: string) =>
      /^[<-]/.test(word) ? `${programWords()} ${word}` : shellWords(callOf(word)),
  );
}

/**
 * Prints a text for the user in which commands stand as `shinpan check`, in the language that
 * `args`, the words of the command line, or the locale ask for.
 */
export function printHelp(text: Text, args: readonly string[] = []): void {
  print(asCalled(inLanguage(text, languageOfWords(args))));
}

const DENO_TASK = ["deno", "task"];

/** What stands before any command. */
function programWords(): string {
  return shellWords(callWords(Deno.env.get("SHINPAN_CALL") ?? "") ?? [...taskWords(), "shinpan"]);
}

/** A task is run by an installed Deno, or by the one that npx fetches. */
function taskWords(): readonly string[] {
  const npx = Deno.env.get("npm_lifecycle_event") === "npx";
  return npx ? ["npx", "-y", `deno@${Deno.version.deno}`, "task"] : DENO_TASK;
}

/** What a starter says about itself: the path of a script, or the words of a command line. */
function callWords(call: string): readonly string[] | undefined {
  if (call.trim() === "") return undefined;
  const words = splitWords(call);
  return isFile(call) || !words.ok ? [call] : words.value;
}

function isFile(path: string): boolean {
  try {
    return Deno.statSync(fromCaller(path)).isFile;
  } catch {
    return false;
  }
}

function isPath(word: string): boolean {
  return /[\\/]/.test(word);
}
