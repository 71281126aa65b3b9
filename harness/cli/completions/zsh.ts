/** Completion for zsh. @module */

import type { CompletedCommand, CompletedOption, Completion } from "./completion.ts";

/** A script that zsh reads with `source <(shinpan completions zsh)`, or as `_shinpan` in `fpath`. */
export function zshCompletion(commands: readonly CompletedCommand[]): string {
  return `#compdef shinpan
# Completion of shinpan for zsh: source <(shinpan completions zsh)

_shinpan_player() {
  compadd -- ${players(commands)}
  _files
}

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

/** The players that are built in. */
function players(commands: readonly CompletedCommand[]): string {
  const files = commands.flatMap(({ words }) => words.filter((word) => word.kind === "file"));
  return [...new Set(files.flatMap(({ words = [] }) => words))].join(" ");
}

function commandCase({ name, options, words, ownWords }: CompletedCommand): string {
  const last = words.length - 1;
  const places = words.map((word, at) => {
    // What follows the last word of ours belongs to another program.
    const rest = ownWords === Infinity ? "*" : "*:";
    return quoted(`${at === last ? rest : at + 1}:${action(word)}`);
  });
  const specs = [...options.map((option) => quoted(optionSpec(option))), ...places];
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
      return `words:_values -s , word ${completion.words.join(" ")}`;
    case "file":
      return completion.words ? "player:_shinpan_player" : "file:_files";
    case "folder":
      return "folder:_files -/";
    case "free":
      return "value: ";
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
