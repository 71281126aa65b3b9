/** Completion for zsh. @module */

import {
  type ChosenWords,
  chosenWords,
  type CompletedCommand,
  type CompletedOption,
  type Completion,
} from "./completion.ts";

/** A script that zsh reads with `source <(shinpan completions zsh)`, or as `_shinpan` in `fpath`. */
export function zshCompletion(commands: readonly CompletedCommand[]): string {
  return `#compdef shinpan
# Completion of shinpan for zsh: source <(shinpan completions zsh)

# Some of the words, with commas between them, and perhaps a plus in front.
_shinpan_commas() {
  compset -P '*[,+]'
  compadd -q -S , -- "$@"
}

${chosenWords(commands).map(chosenFunction).join("\n\n")}

_shinpan() {
  local curcontext="$curcontext" state line
  typeset -A opt_args
  _arguments -C '(- *)--help[show all commands]' '(- *)--version[show the version]' \\
    '1: :->command' '*:: :->rest'
  case $state in
    command)
      local -a commands=(
${commands.map(({ name, summary }) => `        ${quoted(`${name}:${summary}`)}`).join("\n")}
      )
      _describe command commands
      ;;
    rest)
      local -a known=(${known(commands)})
      local first=\${\${words[2,CURRENT-1]:*known}[1]}
      case $words[1] in
${commands.map(commandCase).join("\n")}
      esac
      ;;
  esac
}

if [ "$funcstack[1]" = _shinpan ]; then
  _shinpan "$@"
else
  compdef _shinpan shinpan
fi
`;
}

/** The protocols and games by which words are chosen. */
function known(commands: readonly CompletedCommand[]): string {
  return [...new Set(chosenWords(commands).flatMap(({ of }) => Object.keys(of)))].join(" ");
}

function chosenFunction({ kind, words, of }: ChosenWords): string {
  const cases = Object.entries(of).map(([name, all]) =>
    `    ${name}) compadd -- ${all.join(" ")} ;;`
  );
  return `_shinpan_${kind}() {
  case $first in
${cases.join("\n")}
    *) compadd -- ${words.join(" ")} ;;
  esac${kind === "player" ? "\n  _files" : ""}
}`;
}

function commandCase({ name, options, words, ownWords }: CompletedCommand): string {
  const last = words.length - 1;
  const endless = ownWords === Infinity;
  const places = words.map((word, at) =>
    `${at === last && endless ? "*" : at + 1}:${action(word)}`
  );
  // What follows the last word of ours belongs to another program.
  const all = endless ? places : [...places, "*::file:_files"];
  const specs = [...options.map(optionSpec), ...all].map(quoted);
  return `        ${name})
          _arguments -s \\
${specs.map((spec) => `            ${spec}`).join(" \\\n")}
          ;;`;
}

function optionSpec({ name, text, list, value }: CompletedOption): string {
  const told = `[${text.replaceAll(/[\\[\]:]/g, "\\$&")}]`;
  const often = list ? "*" : "";
  return value ? `${often}--${name}=${told}:${action(value)}` : `--${name}${told}`;
}

/** The message and the action of a spec. */
function action(completion: Completion): string {
  switch (completion.kind) {
    case "words":
      return `word:(${completion.words.join(" ")})`;
    case "commas":
      return `words:_shinpan_commas ${completion.words.join(" ")}`;
    case "file":
      return "file:_files";
    case "player":
    case "scenario":
      return `${completion.kind}:_shinpan_${completion.kind}`;
    case "folder":
      return "folder:_files -/";
    case "free":
      return "value: ";
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
