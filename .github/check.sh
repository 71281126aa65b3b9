#!/usr/bin/env bash
# One check for the composite action; its inputs come through the environment, so that no text of
# a workflow is ever read as a script of ours.
set -euo pipefail

# Says what is wrong with an input, where GitHub shows it.
refuse() {
  printf '::error::%s\n' "$1"
  exit 2
}

# Splits the input named $1, whose text is $2, into the array `words`: quotes, but no expansion.
split() {
  local text
  # The dot keeps empty words at the end.
  text=$(xargs -n 1 printf '%s\n' <<<"$2" && printf .) ||
    refuse "Cannot read the input $1: close its quotes"
  words=()
  while IFS= read -r word; do words+=("$word"); done < <(printf '%s' "${text%.}")
}

options=(--report "$REPORT" --reporter +json)
case "${STRICT:-false}" in
  true | True | TRUE) options+=(--strict) ;;
  false | False | FALSE) ;;
  *) refuse "Cannot read the input strict: use true or false" ;;
esac
if [ -n "${ARGUMENTS:-}" ]; then
  split arguments "$ARGUMENTS"
  options+=("${words[@]}")
fi
split engine "$ENGINE"
[ -n "${words[0]}" ] || refuse "The input engine is empty: say how the engine is started"
export INIT_CWD="$PWD"
# Reports repeat a case with the script beside this action, by the shortest path from here.
here=$(cd "$SHINPAN" && pwd)
export SHINPAN_CALL="${here#"$PWD"/}/shinpan"
exec npx -y deno@2.9.6 run -A --config "$SHINPAN/deno.json" "$SHINPAN/harness/main.ts" check \
  "${options[@]}" "$PROTOCOL" "${words[@]}"
