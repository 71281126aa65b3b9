/** What a makefile makes by default. @module */

import { LIKELY } from "./submitted_file.ts";

/** What there is to make, in the order of the file; a name that only `make` can tell is `$`. */
export function targetsOf(makefile: string): readonly string[] {
  if (/^\s*(\.DEFAULT_GOAL|-?include|define)\b/m.test(makefile)) return [UNKNOWN];
  const lines = makefile.replaceAll(/\\\r?\n/g, " ").split(/\r?\n/);
  return lines.flatMap((line) => {
    const names = /^([^\s#:=][^#:=]*):(?!:?=)/.exec(line)?.[1];
    if (names === undefined) return [];
    return names.trim().split(/\s+/).filter((name) => !/^\.[A-Z_]+$|%/.test(name))
      .map((name) => /[$()]/.test(name) ? UNKNOWN : name);
  });
}

/** What to say behind `make`. */
export type Goal =
  | { readonly kind: "default" }
  | { readonly kind: "target"; readonly name: string; readonly insteadOf: string }
  | { readonly kind: "nothing" };

const UNKNOWN = "$";
const SIDE =
  /^(clean|distclean|mrproper|(un)?install|tests?|check|run|play|help|format|fmt|lint|zip|tar|submit|dist|backup)$/i;

/** The first target, unless that builds nothing and another one does. */
export function goalOf(targets: readonly string[] = []): Goal {
  const [first = UNKNOWN] = targets;
  if (!SIDE.test(first)) return { kind: "default" };
  const others = targets.filter((name) => !SIDE.test(name) && /^[\w./+-]+$/.test(name));
  const likely = ["all", "build", "release", ...LIKELY].find((name) => others.includes(name));
  const name = likely ?? others.find((other) => !/\.(o|d|a)$/.test(other));
  if (name !== undefined) return { kind: "target", name, insteadOf: first };
  return targets.includes(UNKNOWN) ? { kind: "default" } : { kind: "nothing" };
}
