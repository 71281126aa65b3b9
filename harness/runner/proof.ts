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
  /** Rules that it broke in the controls of a rule, where the thing that the rule is about was not changed. */
  readonly plainOf: Map<string, Set<string>>;
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
    plainOf: new Map(),
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
  /** Rules whose breach shows where nothing was changed, too, as the rule that is broken in any case. */
  readonly everywhere?: readonly string[];
  /** Notes how the engine fails where nothing was changed. */
  readonly look?: (claims: readonly Violation[]) => Promise<void>;
  /** Whether a finding is going to be tried again alone: until then nothing is proven of it. */
  readonly isRetried?: (violation: Violation) => boolean;
  /**
   * Does the case again, and gives what was found; undefined where there is no time. A silence that
   * one of the `claims` is about counts for it as soon as it is suspicious.
   */
  readonly run: (claims?: readonly Violation[]) => Promise<readonly Violation[] | undefined>;
}

/**
 * The violations of a case, of which those that blame a change are kept only where every further
 * run shows them too. Otherwise the rule stands that was broken in any case, with how often.
 */
export async function proven(
  found: readonly Violation[],
  { steadiness, byChance, everywhere = [], run, look, isRetried = () => false }: Again,
): Promise<readonly Violation[]> {
  const isOpen = (one: Violation): boolean => isClaim(one) && !isRetried(one);
  const mayBeOther = (one: Violation): boolean =>
    (isOpen(one) || one.unless !== undefined) && !everywhere.includes(one.rule);
  const unexplained = found.filter((one) => mayBeOther(one) && !isExplained(one, steadiness));
  if (unexplained.length > 0) await look?.(unexplained);
  const stands = (one: Violation): boolean => isRetried(one) || everywhere.includes(one.rule);
  const violations = found.flatMap((one) => stands(one) ? one : asBefore(one, steadiness));
  const claims = violations.filter(isOpen);
  for (const one of violations) if (!isClaim(one)) steadiness.broken.add(one.rule);
  if (claims.length === 0) return once(violations);
  if (claims.some(({ otherwise = "" }) => steadiness.broken.has(otherwise))) {
    steadiness.unsteady = true;
  }
  const runs: (readonly Violation[])[] = [violations];
  const isByChance = ({ otherwise = "", cause }: Violation): boolean =>
    cause !== undefined || byChance.includes(otherwise);
  const how = { byChance: claims.some(isByChance) };
  const isShown = (one: Violation): boolean => runs.every((found) => shows(found, one));
  // To wait for what is not proven any more would only take time.
  const isWorthIt = (): boolean => claims.some((one) => !one.timing || isShown(one));
  while (runs.length < runsNeeded(steadiness, how) && isWorthIt()) {
    const found = await run(claims);
    if (!found) break;
    runs.push(found);
    if (!claims.every((one) => shows(found, one))) steadiness.unsteady = true;
  }
  const needed = runsNeeded(steadiness, how);
  return once(
    violations.flatMap((one) => isOpen(one) ? confirmed(one, { runs, needed, steadiness }) : one),
  );
}

/** An engine that fails alike where nothing was changed, or by chance, does not fail for what was changed. */
function asBefore(one: Violation, steadiness: Steadiness): Violation | readonly Violation[] {
  return isExplained(one, steadiness) ? unblamed(one, steadiness) : one;
}

/** Whether a claim has another reason: the engine is known to fail alike without what was changed. */
export function isExplained(
  one: Violation,
  { ends, plain, plainOf, chance }: Steadiness,
): boolean {
  const { rule, otherwise, cause, unless } = one;
  if (unless && isKnownEnd(unless, { ends, chance })) return true;
  if (otherwise === undefined || !isClaim(one)) return false;
  if (cause === undefined) {
    return plain.has(otherwise) || plainOf.get(rule)?.has(otherwise) === true;
  }
  return isKnownEnd({ cause, rule: otherwise }, { ends, chance });
}

/** Whether the engine was seen to end so where nothing was changed, or by chance. */
function isKnownEnd(
  { cause, rule }: { readonly cause: string; readonly rule: string },
  { ends, chance }: Pick<Steadiness, "ends" | "chance">,
): boolean {
  const byChance = chance?.end !== undefined && chance.end === fateIn({ cause });
  return byChance || ends.has(endOf(cause, rule));
}

/** What holds without proof: the rule that is broken whatever the cause, where there is one. */
function unblamed(
  { otherwise, brief, unless, ...rest }: Violation,
  steadiness: Steadiness,
): readonly Violation[] {
  if (unless && isKnownEnd(unless, steadiness)) return [{ ...rest, ...unless }];
  return brief || otherwise === undefined ? [] : [{ ...rest, rule: otherwise }];
}

/** How the engine ended, without its last words. */
export function fateIn({ cause }: Pick<Violation, "cause">): string | undefined {
  return cause?.split("\n")[0];
}

/** Takes what the engine broke in the first contact, and how it ended it. */
export function noteFirst(violations: readonly Violation[], steadiness: Steadiness): void {
  for (const { cause, rule } of violations) if (cause === undefined) steadiness.plain.add(rule);
  noteEnds(violations, steadiness);
}

/** Takes how the engine ended a case in which nothing was changed, or was late there. */
export function noteEnds(violations: readonly Violation[], { ends, plain }: Steadiness): void {
  for (const { cause, rule, timing } of violations) {
    if (cause !== undefined) ends.add(endOf(cause, rule));
    else if (timing) plain.add(rule);
  }
}

function endOf(cause: string, rule: string): string {
  return `${rule}\n${cause}`;
}

/** Whether it blames what was changed; how long a step took in all is no matter of that. */
function isClaim({ otherwise, measured }: Violation): boolean {
  return otherwise !== undefined && !measured;
}

function shows(found: readonly Violation[], { rule, at }: Violation): boolean {
  return found.some((one) => one.rule === rule && one.at?.line === at?.line);
}

/** A claim that every run showed; otherwise the rule that holds without proof. */
function confirmed(
  violation: Violation,
  { runs, needed, steadiness }: {
    readonly runs: readonly (readonly Violation[])[];
    readonly needed: number;
    readonly steadiness: Steadiness;
  },
): readonly Violation[] {
  const { otherwise: _, brief: __, ...claim } = violation;
  const times = runs.filter((found) => shows(found, violation)).length;
  if (times === runs.length && times >= needed) return [claim];
  const actual = times === runs.length
    ? claim.actual
    : fill(NOW_AND_THEN, { what: localized(claim.actual), times, runs: runs.length });
  return unblamed({ ...violation, actual }, steadiness);
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
