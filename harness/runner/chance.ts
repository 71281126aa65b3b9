/** Whether an engine crashes by chance: shown by running the same steps again. @module */

import { type Clock, fill, type Localized, localized, type Violation } from "../core/mod.ts";
import { type Again, fateIn, NOW_AND_THEN } from "./proof.ts";

/** What {@link counted} needs to know of a case. */
export interface CountOptions extends Pick<Again, "steadiness"> {
  /** Does the case again, and gives what was found; undefined where there is no time. */
  readonly run: () => Promise<readonly Violation[] | undefined>;
  /** The rules that a crash breaks. */
  readonly crashes: readonly string[];
  readonly scenario: string;
  readonly clock: Clock;
}

/** What was found, and whether the same steps also went without a crash. */
export interface Counted {
  readonly violations: readonly Violation[];
  readonly byChance: boolean;
}

/** So often the same steps are done for the first crash, and for those after one that is steady. */
const MOST_RUNS = 12;
const FEW_RUNS = 3;
/** No longer than this is spent on it, beyond the first repetition. */
const MOST_MS = 3_000;

/**
 * The violations of a case; a crash that is not seen in every run of the same steps says so. It is
 * then told as a crash, even if the step that met it names another rule: what comes by chance says
 * nothing about that rule.
 */
export async function counted(
  violations: readonly Violation[],
  options: CountOptions,
): Promise<Counted> {
  const { steadiness, crashes, scenario } = options;
  const crash = violations.find((one) => isCrash(one, crashes) || isKnownEnd(one, steadiness));
  if (!crash) return { violations, byChance: false };
  const rule = crashes.includes(crash.rule) ? crash.rule : crashes[0] ?? crash.rule;
  const toldAs = (actual: Localized): readonly Violation[] =>
    violations.map((one) => one === crash ? { ...crash, rule, actual } : one);
  const what = localized(crash.actual);
  const known = steadiness.chance;
  if (known && (rule === crash.rule || known.end === fateIn(crash))) {
    return { violations: toldAs(fill(ELSEWHERE, { what, ...known })), byChance: true };
  }
  const found = [violations, ...await repeated(crash.rule, options)];
  const crashed = found.flatMap((one) => one.find((each) => isCrash(each, crashes)) ?? []);
  const [times, runs] = [crashed.length, found.length];
  if (times < runs) {
    const chance = { scenario, times, runs, end: fateIn(crash) };
    Object.assign(steadiness, { unsteady: true, chance: known ?? chance });
    return { violations: toldAs(fill(NOW_AND_THEN, { what, times, runs })), byChance: true };
  }
  steadiness.steady.add(crash.rule);
  // What a step names another rule for is told as that, wherever in the step it comes.
  if (rule !== crash.rule) return { violations, byChance: false };
  const same = crashed.every((one) => isSamePlace(one, crash));
  if (!same) steadiness.unsteady = true;
  return {
    violations: same ? violations : toldAs(fill(ANYWHERE, { what, runs })),
    byChance: false,
  };
}

async function repeated(
  rule: string,
  { steadiness, crashes, clock, run }: CountOptions,
): Promise<readonly (readonly Violation[])[]> {
  const isKnown = steadiness.steady.has(rule) ||
    steadiness.steady.size > 0 && !crashes.includes(rule);
  const most = isKnown ? FEW_RUNS : MOST_RUNS;
  const untilMs = clock.now() + MOST_MS;
  const found: (readonly Violation[])[] = [];
  while (found.length + 1 < most && (found.length === 0 || clock.now() < untilMs)) {
    const one = await run();
    if (!one) break;
    found.push(one);
  }
  return found;
}

/** A crash that is blamed on something that was changed is proven elsewhere. */
function isCrash(one: Violation, crashes: readonly string[]): boolean {
  if (one.otherwise !== undefined || one.timing) return false;
  return crashes.includes(one.rule) || CRASHED.test(one.cause ?? "");
}

/** Whether it ended as it is known to end by chance: also one that leaves without a word. */
function isKnownEnd(one: Violation, { chance }: CountOptions["steadiness"]): boolean {
  const end = chance?.end;
  return end !== undefined && end === fateIn(one) && one.otherwise === undefined && !one.unless;
}

/** By a signal of its own making, or with a code and some last words. */
const CRASHED = /^SIG(?:SEGV|ABRT|BUS|FPE|ILL|SYS|TRAP)\b|^exit [1-9]\d*\n/;

function isSamePlace(one: Violation, other: Violation): boolean {
  const place = ({ rule, at, sent, expected, evidence }: Violation): string =>
    JSON.stringify([rule, at?.line, sent, expected, evidence]);
  return place(one) === place(other);
}

const ELSEWHERE: Localized = {
  en: "now and then: {what} ({scenario}: in {times} of {runs} runs of the same steps)",
  zh: "時好時壞：{what}（{scenario}：相同步驟執行 {runs} 次，發生 {times} 次）",
  ja: "時々起きる：{what}（{scenario}：同じ手順 {runs} 回のうち {times} 回）",
};
const ANYWHERE: Localized = {
  en: "{what} (in each of {runs} runs of the same steps, but not always at the same place)",
  zh: "{what}（相同步驟執行 {runs} 次，每次都發生，但位置不一定相同）",
  ja: "{what}（同じ手順 {runs} 回のすべてで起きたが、場所は同じとは限らない）",
};
