#!/usr/bin/env bash
# One check for the composite action; its inputs come through the environment, so that no text of
# a workflow is ever read as a script of ours.
set -euo pipefail

# Splits a text into the array `words`, with quotes but without any expansion.
split() {
  words=()
  while IFS= read -r word; do words+=("$word"); done < <(xargs -n 1 printf '%s\n' <<<"$1")
}

options=(--report "$REPORT" --reporter junit,json,github,github-summary)
if [ "${STRICT:-false}" = "true" ]; then options+=(--strict); fi
if [ -n "${ARGUMENTS:-}" ]; then
  split "$ARGUMENTS"
  options+=("${words[@]}")
fi
split "$ENGINE"
export INIT_CWD="$PWD"
exec npx -y deno@2.9.6 run -A --config "$SHINPAN/deno.json" "$SHINPAN/harness/main.ts" check \
  "${options[@]}" "$PROTOCOL" "${words[@]}"
