/** Completion for fish. @module */

import type { CompletedCommand, CompletedOption, Completion } from "./completion.ts";

/** A script that fish reads with `shinpan completions fish | source`. */
export function fishCompletion(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name }) => name).join(" ");
  const none = `not __fish_seen_subcommand_from ${names}`;
  return `# Completion of shinpan for fish: shinpan completions fish | source
complete -c shinpan -f
complete -c shinpan -n ${quoted(none)} -l help -d 'show all commands'
complete -c shinpan -n ${quoted(none)} -l version -d 'show the version'
${commands.map((command) => commandLine(command, none)).join("\n")}
${commands.flatMap(linesOf).join("\n")}
`;
}

function commandLine({ name, summary }: CompletedCommand, none: string): string {
  return `complete -c shinpan -n ${quoted(none)} -a ${name} -d ${quoted(summary)}`;
}

function linesOf({ name, options, words }: CompletedCommand): readonly string[] {
  const here = `complete -c shinpan -n '__fish_seen_subcommand_from ${name}'`;
  return [
    ...options.map((option) => `${here} ${optionWords(option)}`),
    ...words.map((word) => `${here} ${wordWords(word)}`),
  ];
}

function optionWords({ name, text, value }: CompletedOption): string {
  const told = `-l ${name} -d ${quoted(text)}`;
  if (!value) return told;
  switch (value.kind) {
    case "file":
      return `${told} -r -F`;
    case "free":
      return `${told} -x`;
    case "words":
    case "commas":
    case "folder":
      return `${told} -x ${candidates(value)}`;
  }
}

function wordWords(word: Completion): string {
  return word.kind === "file" && !word.words ? "-F" : candidates(word);
}

function candidates(completion: Completion): string {
  switch (completion.kind) {
    case "words":
      return `-a ${quoted(completion.words.join(" "))}`;
    case "commas":
      return `-a ${quoted(`(__fish_append , ${completion.words.join(" ")})`)}`;
    case "file":
      return `-F -a ${quoted((completion.words ?? []).join(" "))}`;
    case "folder":
      return `-a '(__fish_complete_directories)'`;
    case "free":
      return "";
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, "\\$&")}'`;
}
