/** What does not count for a submission. @module */

import type { Text } from "../core/mod.ts";
import { MARK_WORDS } from "./mark_words.ts";
import type { Exclude, Rubric } from "./rubric.ts";

/** Ids that do not count, with the reason. */
export interface Exclusions {
  readonly scenarios: ReadonlyMap<string, Text>;
  readonly rules: ReadonlyMap<string, Text>;
}

/** The exclusions for a submission; without a name those that are the same for all. */
export function exclusionsFor(
  submission: string | undefined,
  { excludes, citations }: Pick<Rubric, "excludes" | "citations">,
): Exclusions {
  const applying = excludes.filter((exclude) => applies(exclude, submission));
  const scenarios = reasonsOf("scenarios", applying);
  const orphans = Object.entries(citations).filter(([, citing]) =>
    citing.length > 0 && citing.every((id) => scenarios.has(id))
  ).map(([rule, citing]) =>
    [rule, scenarios.get(citing[0] ?? "") ?? MARK_WORDS.uncovered] as const
  );
  return { scenarios, rules: new Map([...orphans, ...reasonsOf("rules", applying)]) };
}

/** Whether a name is what a pattern says, in which `*` stands for any letters and `?` for one. */
export function fitsPattern(name: string, pattern: string): boolean {
  const [letters, wanted] = [[...name], [...pattern]];
  let [at, part] = [0, 0];
  let star: { readonly part: number; at: number } | undefined;
  while (at < letters.length) {
    if (wanted[part] === "*") {
      star = { part: part++, at };
    } else if (wanted[part] === "?" || wanted[part] === letters[at]) {
      at++;
      part++;
    } else if (star) {
      // The last star takes one letter more.
      at = ++star.at;
      part = star.part + 1;
    } else return false;
  }
  return wanted.slice(part).every((rest) => rest === "*");
}

function applies({ only }: Exclude, submission: string | undefined): boolean {
  if (!only) return true;
  return submission !== undefined && only.some((pattern) => fitsPattern(submission, pattern));
}

function reasonsOf(
  kind: Exclude["scope"]["kind"],
  excludes: readonly Exclude[],
): ReadonlyMap<string, Text> {
  const those = excludes.filter(({ scope }) => scope.kind === kind);
  return new Map(
    those.flatMap(({ scope, reason }) => scope.ids.map((id) => [id, reason] as const)),
  );
}
