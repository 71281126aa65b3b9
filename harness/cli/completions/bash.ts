/** Completion for bash. @module */

import {
  type ChosenWords,
  chosenWords,
  type CompletedCommand,
  type Completion,
} from "./completion.ts";

/** A script that bash reads with `source <(shinpan completions bash)`; it needs nothing else. */
export function bashCompletion(commands: readonly CompletedCommand[]): string {
  const limited = commands.filter(({ ownWords }) => ownWords !== Infinity);
  return `# Completion of shinpan for bash: source <(shinpan completions bash)

# The words of a kind, where a protocol or a game is named.
_shinpan_chosen() {
  case $1:$2 in
${chosenWords(commands).flatMap(chosenCases).join("\n")}
  esac
}

# What an option of a command takes: a kind, and words.
_shinpan_value() {
  case $1:$2 in
${commands.flatMap(valueCases).join("\n")}
    *) return 1 ;;
  esac
}

# What a word of a command is, counted from 0.
_shinpan_word() {
  case $1:$2 in
${commands.flatMap(wordCases).join("\n")}
    *) return 1 ;;
  esac
}

_shinpan_options() {
  case $1 in
${commands.map(optionCase).join("\n")}
  esac
}

# After so many words of a command there are no more options of Shinpan.
_shinpan_own_words() {
  case $1 in
${limited.map(({ name, ownWords }) => `    ${name}) echo ${ownWords} ;;`).join("\n")}
    *) echo 1000000 ;;
  esac
}

_shinpan_commands='${commands.map(({ name }) => name).join(" ")} --help --version'
${FUNCTIONS}
complete -F _shinpan shinpan
`;
}

const FUNCTIONS = `
# Offers what fits: $1 is a kind and words, $2 the part of the word that stays, $3 the rest of it.
_shinpan_offer() {
  local kind=\${1%% *} all=\${1#* } head=$2 part=$3 found=() one IFS=$'\\n'
  [[ $all == "$1" ]] && all=
  [[ $kind == player || $kind == scenario ]] && all=$(_shinpan_chosen "$kind" "$first")
  if [[ $kind == commas ]]; then
    head+=\${part%"\${part##*[,+]}"}
    part=\${part##*[,+]}
  fi
  found=($(IFS=$' \\n'; compgen -W "$all" -- "$part"))
  if [[ $kind == file || $kind == player || $kind == folder ]]; then
    compopt -o filenames 2>/dev/null
    [[ $kind == folder ]] && found+=($(compgen -d -- "$part")) || found+=($(compgen -f -- "$part"))
  fi
  # Bash replaces only what follows the last = or : of the word.
  local token=\${COMP_WORDS[COMP_CWORD]}
  [[ $token == [=:] ]] && token=
  local stays=\${current%"$token"}
  COMPREPLY=()
  for one in "\${found[@]}"; do
    one=$head$one
    COMPREPLY+=("\${one#"$stays"}")
  done
}

_shinpan() {
  local words=() word glue= at seen=0 ended= option= first= current command
  # Bash takes = and : for words of their own.
  for ((at = 1; at <= COMP_CWORD; at++)); do
    word=\${COMP_WORDS[at]}
    if [[ \${#words[@]} -gt 0 && ( $glue || $word == [=:] ) ]]; then
      words[\${#words[@]} - 1]+=$word
    else
      words+=("$word")
    fi
    [[ $word == [=:] ]] && glue=yes || glue=
  done
  command=\${words[0]}
  current=\${words[\${#words[@]} - 1]}
  if [[ \${#words[@]} -eq 1 ]]; then
    _shinpan_offer "words $_shinpan_commands" "" "$current"
    return
  fi
  for ((at = 1; at < \${#words[@]} - 1; at++)); do
    word=\${words[at]}
    if [[ $option ]]; then
      option=
    elif [[ ! $ended && $word == -- ]]; then
      ended=yes
    elif [[ ! $ended && $word == -?* ]]; then
      [[ $word != *=* ]] && _shinpan_value "$command" "$word" >/dev/null && option=$word
    else
      [[ $seen -eq 0 ]] && first=$word
      seen=$((seen + 1))
      [[ $seen -ge $(_shinpan_own_words "$command") ]] && ended=yes
    fi
  done
  if [[ $option ]]; then
    _shinpan_offer "$(_shinpan_value "$command" "$option")" "" "$current"
  elif [[ ! $ended && $current == --*=* ]]; then
    option=\${current%%=*}
    _shinpan_offer "$(_shinpan_value "$command" "$option")" "$option=" "\${current#*=}"
  elif [[ ! $ended && $current == -* ]]; then
    _shinpan_offer "words $(_shinpan_options "$command")" "" "$current"
  else
    word=$(_shinpan_word "$command" "$seen") && _shinpan_offer "$word" "" "$current"
  fi
}
`;

function chosenCases({ kind, words, of }: ChosenWords): readonly string[] {
  const named = Object.entries(of).map(([name, all]) =>
    `    ${kind}:${name}) echo '${all.join(" ")}' ;;`
  );
  return [...named, `    ${kind}:*) echo '${words.join(" ")}' ;;`];
}

function valueCases({ name, options }: CompletedCommand): readonly string[] {
  return options.flatMap(({ name: option, value }) =>
    value ? [`    ${name}:--${option}) echo '${said(value)}' ;;`] : []
  );
}

function wordCases({ name, words }: CompletedCommand): readonly string[] {
  const last = words.length - 1;
  return words.map((word, at) => `    ${name}:${at === last ? "*" : at}) echo '${said(word)}' ;;`);
}

function optionCase({ name, options }: CompletedCommand): string {
  return `    ${name}) echo '${options.map((option) => `--${option.name}`).join(" ")}' ;;`;
}

function said(completion: Completion): string {
  const { kind } = completion;
  return kind === "words" || kind === "commas" ? [kind, ...completion.words].join(" ") : kind;
}
