/** Whether an engine keeps the rules only on the ports of the usual server. @module */

import { fill, type Localized, type Violation } from "../core/mod.ts";
import type { UsualPorts } from "../protocols/protocol.ts";
import { runsNeeded, type Steadiness } from "./proof.ts";

/** What is known of an engine and its ports over all cases of a run. */
export interface PortsKnown {
  /** The ports were proven to be the cause. */
  proven: boolean;
  /** How many cases failed on the usual ports, too. */
  elsewhere: number;
}

/** An engine of whose ports nothing is known. */
export function freshPorts(): PortsKnown {
  return { proven: false, elsewhere: 0 };
}

/** What {@link blamingPorts} needs to run the same steps again. */
export interface OnPorts {
  readonly usual: UsualPorts | undefined;
  readonly known: PortsKnown;
  readonly steadiness: Steadiness;
  /** Does the case again; gives what was found, or undefined where that was not possible. */
  readonly run: (ports?: readonly number[]) => Promise<readonly Violation[] | undefined>;
}

/** After so many cases that failed there, too, or did not fail again, the usual ports are not tried again. */
const MOST_ELSEWHERE = 2;

/**
 * The violations of a case, with one in place of all those that come from the port alone: on the
 * usual ports the same steps go well, elsewhere they fail, as often as a proof takes.
 */
export async function blamingPorts(
  violations: readonly Violation[],
  { usual, known, steadiness, run }: OnPorts,
): Promise<readonly Violation[]> {
  if (!usual || known.elsewhere >= MOST_ELSEWHERE) return violations;
  const isConcerned = ({ rule, otherwise = rule, timing }: Violation): boolean =>
    !timing && usual.concerned.includes(otherwise);
  const first = violations.find(isConcerned);
  if (!first) return violations;
  const isKnown = (found: Violation): boolean =>
    !isConcerned(found) && violations.some(({ rule }) => rule === found.rule);
  for (const isThere of attempts(known, steadiness)) {
    const found = await run(isThere ? usual.ports : undefined);
    if (!found) return violations;
    if (isThere ? found.every(isKnown) : found.some(isConcerned)) continue;
    known.elsewhere++;
    if (!isThere) steadiness.unsteady = true;
    return violations;
  }
  known.proven = true;
  const { otherwise = first.rule, ...seen } = first;
  const [one, two] = usual.ports;
  const actual = fill(ONLY_THERE, { what: otherwise, one, two });
  const blamed = { ...seen, rule: usual.rule, expected: [], actual };
  return [...violations.filter((one) => !isConcerned(one)), blamed];
}

/**
 * Whether each further attempt is on the usual ports: as many there as elsewhere, the first case
 * included. An engine may choose its plies by chance, so it takes as many as an illegal ply does;
 * they do not simply alternate, as what an engine does in every second start would.
 */
function attempts({ proven }: PortsKnown, steadiness: Steadiness): readonly boolean[] {
  if (proven) return [true];
  const all = 2 * runsNeeded(steadiness, { byChance: true });
  return Array.from({ length: all }, (_, at) => oddBits(at)).slice(1);
}

/** Whether a number has an odd count of ones in binary: a sequence without a period. */
function oddBits(number: number): boolean {
  return [...number.toString(2)].filter((bit) => bit === "1").length % 2 === 1;
}

const ONLY_THERE: Localized = {
  en: "{what} is broken on a free port; on {one} (first player) and {two} (second) all goes well",
  zh: "在任意空閒的埠違反 {what}；在 {one}（先手）與 {two}（後手）則一切正常",
  ja: "空きポートでは {what} に違反し、{one}（先手）と {two}（後手）では問題ない",
};
