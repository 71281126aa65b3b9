/** What can stand where in a command line, for shells that complete it. @module */

import { inLanguage, type Language, type Localized } from "../../core/mod.ts";
import type { Command } from "../command.ts";

/** What a word can be. */
export type Completion =
  | { readonly kind: "words"; readonly words: readonly string[] }
  /** Several of the words, with commas between them. */
  | { readonly kind: "commas"; readonly words: readonly string[] }
  | { readonly kind: "file" }
  | ChosenWords
  | { readonly kind: "folder" }
  /** A number, a name: nothing that could be offered. */
  | { readonly kind: "free" };

/** Words that depend on the protocol, or the game, that is named in the command line. */
export interface ChosenWords {
  readonly kind: "player" | "scenario";
  /** Where none is named yet. */
  readonly words: readonly string[];
  readonly of: Readonly<Record<string, readonly string[]>>;
}

/** What depends on a protocol in any of the commands, each kind once. */
export function chosenWords(commands: readonly CompletedCommand[]): readonly ChosenWords[] {
  const all = commands.flatMap(({ options, words }) =>
    [...words, ...options.flatMap(({ value }) => value ?? [])].flatMap((one) =>
      one.kind === "player" || one.kind === "scenario" ? [one] : []
    )
  );
  return [...new Map(all.map((one) => [one.kind, one])).values()];
}

/** An option as a shell completes it. */
export interface CompletedOption {
  readonly name: string;
  /** One line of what the help says about it. */
  readonly text: string;
  readonly list: boolean;
  /** Undefined for a flag. */
  readonly value?: Completion;
}

/** A command as a shell completes it. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** The words that are no options, in their order; the last one may be repeated. */
  readonly words: readonly Completion[];
  /** After so many words there are no options of ours any more. */
  readonly ownWords: number;
}

/** What the values of options can be; those of one command go before those of all. */
export interface CompletionValues {
  readonly options: Readonly<Record<string, Completion>>;
  readonly ofCommand: Readonly<
    Record<string, {
      readonly options?: Readonly<Record<string, Completion>>;
      readonly words: readonly Completion[];
      readonly ownWords?: number;
    }>
  >;
}

const FREE: Completion = { kind: "free" };
const FILE: Completion = { kind: "file" };

/** What a shell needs to know of a command. */
export function completedCommand(
  command: Command,
  values: CompletionValues,
  language: Language,
): CompletedCommand {
  const { name, summary, help, options: { flags = [], values: single = [], lists = [] } } = command;
  const { options = {}, words = [FILE], ownWords = Infinity } = values.ofCommand[name] ?? {};
  const described = (option: string) => ({
    name: option,
    text: helpOn(option, inLanguage(help, language), language),
  });
  const valueOf = (option: string): Completion => options[option] ?? values.options[option] ?? FREE;
  return {
    name,
    summary: inLanguage(summary, language),
    words,
    ownWords,
    options: [
      ...["help", ...flags].map((flag) => ({ ...described(flag), list: false })),
      ...single.map((one) => ({ ...described(one), list: false, value: valueOf(one) })),
      ...lists.map((one) => ({ ...described(one), list: true, value: valueOf(one) })),
    ],
  };
}

/** The first sentence that a help has about an option. */
function helpOn(option: string, help: string, language: Language): string {
  if (option === "help") return SHOWS_HELP[language];
  const pattern = new RegExp(`^  --${option}(?: \\S+)? {2,}(.*(?:\\n {10,}.*)*)`, "m");
  const lines = (pattern.exec(help)?.[1] ?? "").split("\n").map((line) => line.trim());
  const text = lines.reduce((all, line) => all + (BETWEEN_WIDE.test(all) ? "" : " ") + line);
  return text.replace(/(?:; |；|。| \(default|（預設|（既定).*$/, "");
}

/** Lines of Chinese and Japanese are joined without a blank. */
const BETWEEN_WIDE = /[\u3000-\u9fff\uff00-\uff60]$/;

const SHOWS_HELP: Localized = {
  en: "show what the command does",
  zh: "顯示指令的說明",
  ja: "コマンドの説明を表示する",
};
