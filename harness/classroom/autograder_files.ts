/** What an autograder for Gradescope is made of. @module */

import { type Language, type Localized, shellWords } from "../core/mod.ts";
import type { ZipFile } from "../course/mod.ts";

/** What the scripts are made with. */
export interface AutograderFacts {
  /** The words of `grade` after its folder. */
  readonly words: readonly string[];
  /** The module that is run, from the folder of Shinpan. */
  readonly program: string;
  readonly deno: string;
  /** After this long the run ends itself, so that the platform need not. */
  readonly seconds: number;
  /** What students read before their submission is graded is in this language. */
  readonly language: Language;
}

/** `setup.sh`, which Gradescope runs once, when the image is made. */
export function setupScript({ deno, program }: AutograderFacts): string {
  return `#!/usr/bin/env bash
# Made by Shinpan: what the image needs besides this archive.
set -e
export DEBIAN_FRONTEND=noninteractive
apt-get update
apt-get install -y --no-install-recommends build-essential cmake python3 \\
  default-jdk-headless bubblewrap util-linux libarchive-tools
# An image may have Node from elsewhere, with which the packages of the system clash.
command -v npm >/dev/null || apt-get install -y --no-install-recommends nodejs npm
command -v deno >/dev/null || npm install -g deno@${deno}
cd /autograder/source/shinpan
export DENO_DIR=/autograder/source/deno
deno cache ${program}
`;
}

/** `run_autograder`, which Gradescope runs for each submission. */
function runScript({ words, program, seconds, language }: AutograderFacts): string {
  const grade = shellWords(words);
  return `#!/usr/bin/env bash
# Made by Shinpan: grades what lies in submission/ and writes results/results.json.
root=$(cd "$(dirname "$0")" && pwd)
source=$root/source
results=$root/results/results.json
mkdir -p "$root/results"
# A reader finds a valid file before the first scenario is done, and after a run that was ended.
cat >"$results.new" <<'END'
${firstResult(language)}
END
mv "$results.new" "$results"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/class"
cp -R "$root/submission" "$work/class/submission"
# What is graded by is not for the graded.
chmod -R go-rwx "$source" "$root/results" 2>/dev/null
export DENO_DIR=\${DENO_DIR:-$source/deno} INIT_CWD=$source
cd "$source"
timeout --signal=INT --kill-after=10 ${seconds} \\
  deno run -A "$source/shinpan/${program}" grade "$work/class" ${grade} \\
  --out "$work/results" --gradescope "$results" --jobs 1 --quiet
echo "shinpan grade ended with code $?"
exit 0
`;
}

function firstResult(language: Language): string {
  const result = {
    score: 0,
    output: NOT_YET[language],
    output_format: "text",
    visibility: "visible",
    stdout_visibility: "hidden",
    tests: [],
  };
  return JSON.stringify(result, undefined, 2);
}

const NOT_YET: Localized = { en: "Not graded yet", zh: "尚未評分", ja: "まだ採点されていない" };

/** Everything in the archive. */
export function autograderFiles(
  facts: AutograderFacts,
  { own, others }: { readonly own: readonly ZipFile[]; readonly others: readonly ZipFile[] },
): readonly ZipFile[] {
  return [
    { name: "setup.sh", contents: setupScript(facts), executable: true },
    { name: "run_autograder", contents: runScript(facts), executable: true },
    ...others,
    ...own.map((file) => ({ ...file, name: `shinpan/${file.name}` })),
  ];
}
