/** How the user started us, and so what the user can type next. @module */

import { inLanguage, shellWords, splitWords, type Text } from "../core/mod.ts";
import { HOME, MAIN_PROGRAM } from "./home.ts";
import { callersDirectory, fromCaller, languageOfWords, print } from "./surroundings.ts";

/** The words with which the user calls a command. */
export function callOf(command: string): readonly string[] {
  return [...callWords(Deno.env.get("SHINPAN_CALL") ?? "") ?? denoWords(), command];
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
  const words = callWords(Deno.env.get("SHINPAN_CALL") ?? "");
  return shellWords(words ?? [...denoWords(), ...findsOurTasks() ? ["shinpan"] : []]);
}

/** A task where Deno finds ours, else the program; by an installed Deno, or one that npx fetches. */
function denoWords(): readonly string[] {
  const npx = Deno.env.get("npm_lifecycle_event") === "npx";
  const deno = npx ? ["npx", "-y", `deno@${Deno.version.deno}`] : ["deno"];
  return [...deno, ...findsOurTasks() ? ["task"] : ["run", "-A", MAIN_PROGRAM]];
}

const CONFIGURATIONS = ["deno.json", "deno.jsonc", "package.json"];

/** Whether the nearest configuration above the user's folder, which Deno asks for tasks, is ours. */
function findsOurTasks(): boolean {
  const steps = callersDirectory().split("/");
  const folders = steps.map((_, at) => steps.slice(0, steps.length - at).join("/"));
  const nearest = folders.find((one) => CONFIGURATIONS.some((name) => isFile(`${one}/${name}`)));
  return nearest !== undefined && HOME !== undefined && isSame(nearest, HOME);
}

function isSame(a: string, b: string): boolean {
  return Deno.realPathSync(a || "/") === Deno.realPathSync(b || "/");
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
