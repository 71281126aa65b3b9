/** Whether one changed thing is the cause of a fault: shown by running the same steps again. @module */

import { fill, type Localized, localized, type Violation } from "../core/mod.ts";

/** What is known of the engine over all cases of a run. */
export interface Steadiness {
  /** It was seen to fail and not to fail in the same situation. */
  unsteady: boolean;
  /** Rules that it broke where nothing was changed. */
  readonly broken: Set<string>;
  /** How it ended the first contact, where nothing was changed, with the rules that this broke. */
  readonly ends: Set<string>;
  /** Rules that it broke in the first contact, where nothing was changed, and not by its end. */
  readonly plain: Set<string>;
  /** Rules that it broke by a crash in every run of the same steps. */
  readonly steady: Set<string>;
  /** Where it was seen to crash by chance, and how often. */
  chance?: CrashChance;
}

/** How often the same steps ended in a crash. */
export interface CrashChance {
  readonly scenario: string;
  readonly times: number;
  readonly runs: number;
  /** How the engine ended: its signal or code. */
  readonly end?: string;
}

/** An engine of which nothing is known. */
export function freshSteadiness(): Steadiness {
  return {
    unsteady: false,
    broken: new Set(),
    ends: new Set(),
    plain: new Set(),
    steady: new Set(),
  };
}

/** How often a case has to fail alike before the thing that was changed in it is blamed. */
export function runsNeeded(
  { unsteady }: Pick<Steadiness, "unsteady">,
  { byChance }: { readonly byChance: boolean } = { byChance: false },
): number {
  return unsteady || byChance ? RUNS_IF_UNSTEADY : RUNS;
}

/**
 * Three of three: what went well before the change did so three times, what was changed failed
 * three times. By chance a program that fails in every second call does that once in 512 cases of
 * three calls; one that was seen to fail by chance has to do it six times. So has one that crashes
 * or makes an illegal ply: it may choose its plies by chance.
 */
const RUNS = 3;
const RUNS_IF_UNSTEADY = 6;

/** What {@link proven} needs to run the same steps again. */
export interface Again {
  readonly steadiness: Steadiness;
  /** Rules that are broken by chance more often than others: those of a crash, and of the game. */
  readonly byChance: readonly string[];
  /** Does the case again, and gives what was found; undefined where there is no time. */
  readonly run: () => Promise<readonly Violation[] | undefined>;
}

/**
 * The violations of a case, of which those that blame a change are kept only where every further
 * run shows them too. Otherwise the rule stands that was broken in any case, with how often.
 */
export async function proven(
  found: readonly Violation[],
  { steadiness, byChance, run }: Again,
): Promise<readonly Violation[]> {
  const violations = found.map((one) => asBefore(one, steadiness));
  const claims = violations.filter(isClaim);
  for (const one of violations) if (!isClaim(one)) steadiness.broken.add(one.rule);
  if (claims.length === 0) return violations;
  if (claims.some(({ otherwise = "" }) => steadiness.broken.has(otherwise))) {
    steadiness.unsteady = true;
  }
  const runs: (readonly Violation[])[] = [violations];
  const isByChance = ({ otherwise = "", cause }: Violation): boolean =>
    cause !== undefined || byChance.includes(otherwise);
  const how = { byChance: claims.some(isByChance) };
  while (runs.length < runsNeeded(steadiness, how)) {
    const found = await run();
    if (!found) break;
    runs.push(found);
    if (!claims.every((one) => shows(found, one))) steadiness.unsteady = true;
  }
  return once(
    violations.map((one) =>
      isClaim(one) ? confirmed(one, { runs, needed: runsNeeded(steadiness, how) }) : one
    ),
  );
}

/** An engine that fails alike where nothing was changed, or by chance, does not fail for what was changed. */
function asBefore(one: Violation, { ends, plain, chance }: Steadiness): Violation {
  const { otherwise, cause, ...rest } = one;
  if (otherwise === undefined) return one;
  if (cause === undefined) return plain.has(otherwise) ? { ...rest, rule: otherwise } : one;
  const byChance = chance?.end !== undefined && chance.end === fateIn(one);
  const known = byChance || ends.has(endOf(cause, otherwise));
  return known ? { ...rest, cause, rule: otherwise } : one;
}

/** How the engine ended, without its last words. */
export function fateIn({ cause }: Pick<Violation, "cause">): string | undefined {
  return cause?.split("\n")[0];
}

/** Takes what the engine broke in the first contact, and how it ended it. */
export function noteFirst(violations: readonly Violation[], { ends, plain }: Steadiness): void {
  for (const { cause, rule } of violations) {
    if (cause === undefined) plain.add(rule);
    else ends.add(endOf(cause, rule));
  }
}

function endOf(cause: string, rule: string): string {
  return `${rule}\n${cause}`;
}

/** A finding about time is tried again alone in any case. */
function isClaim({ otherwise, timing }: Violation): boolean {
  return otherwise !== undefined && !timing;
}

function shows(found: readonly Violation[], { rule, at }: Violation): boolean {
  return found.some((one) => one.rule === rule && one.at?.line === at?.line);
}

/** A claim that every run showed; otherwise the rule that holds without proof. */
function confirmed(
  violation: Violation,
  { runs, needed }: {
    readonly runs: readonly (readonly Violation[])[];
    readonly needed: number;
  },
): Violation {
  const { otherwise = violation.rule, ...claim } = violation;
  const times = runs.filter((found) => shows(found, violation)).length;
  if (times === runs.length && times >= needed) return claim;
  const actual = times === runs.length
    ? claim.actual
    : fill(NOW_AND_THEN, { what: localized(claim.actual), times, runs: runs.length });
  return { ...claim, rule: otherwise, actual };
}

/** A rule is told once in a case. */
function once(violations: readonly Violation[]): readonly Violation[] {
  return violations.filter(({ rule }, at) =>
    violations.findIndex((one) => one.rule === rule) === at
  );
}

/** Words for what is not seen in every run. */
export const NOW_AND_THEN: Localized = {
  en: "now and then: {what} (in {times} of {runs} runs of the same steps)",
  zh: "時好時壞：{what}（相同步驟執行 {runs} 次，發生 {times} 次）",
  ja: "時々起きる：{what}（同じ手順 {runs} 回のうち {times} 回）",
};
