#!/usr/bin/env bash
# One check for the composite action. Its inputs come through the environment and are read by
# harness/action.ts, so that no text of a workflow is ever read as a script of ours.
set -euo pipefail

export INIT_CWD="$PWD"
# Reports repeat a case with the script beside this action, by the shortest path from here.
here=$(cd "$SHINPAN" && pwd)
export SHINPAN_CALL="${here#"$PWD"/}/shinpan"
# The lock beside this script has only what a check imports: deno.lock would fetch test packages, too.
exec npx -y deno@2.9.6 run -A --config "$SHINPAN/deno.json" --lock "$SHINPAN/.github/run.lock" \
  --frozen "$SHINPAN/harness/action.ts"
