/** Completion for fish. @module */

import {
  type ChosenWords,
  chosenWords,
  type CompletedCommand,
  type CompletedOption,
  type Completion,
} from "./completion.ts";

/** A script that fish reads with `shinpan completions fish | source`. */
export function fishCompletion(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name }) => name).join(" ");
  const chosen = chosenWords(commands);
  const none = `not __fish_seen_subcommand_from ${names}`;
  return `# Completion of shinpan for fish: shinpan completions fish | source

${FUNCTIONS}
# The words of a kind, by the protocol or the game that is named.
function __shinpan_chosen
    for word in (commandline -opc)
        switch $argv[1]:$word
${chosen.flatMap(chosenCases).join("\n")}
        end
    end
    switch $argv[1]
${chosen.map(({ kind, words }) => offer(kind, words)).join("\n")}
    end
end

complete -c shinpan -f
complete -c shinpan -n ${quoted(none)} -l help -d 'show all commands'
complete -c shinpan -n ${quoted(none)} -l version -d 'show the version'
${commands.map((command) => commandLine(command, none)).join("\n")}
${commands.flatMap(linesOf).join("\n")}
`;
}

const FUNCTIONS = `# Some of the words, with commas between them, and perhaps a plus in front.
function __shinpan_commas
    set -l part (string replace -r '^--[^=]*=' '' -- (commandline -ct))
    set -l head (string match -r '^.*[,+]' -- $part)
    printf '%s\\n' "$head"$argv
end

# Whether a command is typed that still has options: its words, and its options with values.
function __shinpan_own
    set -l words (commandline -opc)[2..]
    test "$words[1]" = $argv[1]; or return 1
    set -l seen 0
    set -l value no
    for word in $words[2..]
        if test $value = yes
            set value no
        else if test "$word" = --
            return 1
        else if contains -- $word $argv[3..]
            set value yes
        else if not string match -q -- '-*' $word
            set seen (math $seen + 1)
        end
    end
    test $seen -lt $argv[2]
end
`;

function commandLine({ name, summary }: CompletedCommand, none: string): string {
  return `complete -c shinpan -n ${quoted(none)} -a ${name} -d ${quoted(summary)}`;
}

function chosenCases({ kind, of }: ChosenWords): readonly string[] {
  return Object.entries(of).map(([name, all]) => `${offer(`${kind}:${name}`, all)}; return`);
}

function offer(name: string, words: readonly string[]): string {
  return `            case ${name}; printf '%s\\n' ${words.join(" ")}`;
}

function linesOf({ name, options, words, ownWords }: CompletedCommand): readonly string[] {
  const here = `complete -c shinpan -n '__fish_seen_subcommand_from ${name}'`;
  const valued = options.filter(({ value }) => value).map((option) => `--${option.name}`);
  const own = ownWords === Infinity
    ? here
    : `complete -c shinpan -n '__shinpan_own ${[name, ownWords, ...valued].join(" ")}'`;
  return [
    ...options.map((option) => `${own} ${optionWords(option)}`),
    ...words.map((word) => `${here} ${candidates(word)}`),
  ];
}

function optionWords({ name, text, value }: CompletedOption): string {
  const told = `-l ${name} -d ${quoted(text)}`;
  if (!value) return told;
  switch (value.kind) {
    case "file":
    case "player":
      return `${told} -r ${candidates(value)}`;
    case "free":
      return `${told} -x`;
    case "scenario":
    case "words":
    case "commas":
    case "folder":
      return `${told} -x ${candidates(value)}`;
  }
}

function candidates(completion: Completion): string {
  switch (completion.kind) {
    case "words":
      return `-a ${quoted(completion.words.join(" "))}`;
    case "commas":
      return `-a ${quoted(`(__shinpan_commas ${completion.words.join(" ")})`)}`;
    case "file":
      return "-F";
    case "player":
      return "-F -a '(__shinpan_chosen player)'";
    case "scenario":
      return "-a '(__shinpan_chosen scenario)'";
    case "folder":
      return `-a '(__fish_complete_directories)'`;
    case "free":
      return "";
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, "\\$&")}'`;
}
