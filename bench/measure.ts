/** Rates measured side by side, round by round, so that a busy machine disturbs all alike. @module */

/** Something whose rate can be measured: so many per second. */
export type Contender = () => Promise<number>;

/** How a contender did against the peer. */
export interface Comparison {
  readonly name: string;
  /** Median rates over all rounds. */
  readonly rate: number;
  readonly peerRate: number;
  /** The median of the rounds' ratios, the lowest and the highest. */
  readonly ratio: number;
  readonly lowest: number;
  readonly highest: number;
  readonly rounds: number;
}

/** The contenders, the peer that all are compared with, and how often they run. */
export interface Rounds {
  readonly contenders: Readonly<Record<string, Contender>>;
  readonly peer: Contender;
  readonly rounds: number;
}

/** Runs all in turn, `rounds` times after one round to warm up. */
export async function sideBySide(
  { contenders, peer, rounds }: Rounds,
): Promise<readonly Comparison[]> {
  const names = Object.keys(contenders);
  const played: { readonly peer: number; readonly rates: readonly number[] }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const rates: number[] = [];
    for (const contender of Object.values(contenders)) rates.push(await contender());
    const peerRate = await peer();
    if (round > 0) played.push({ peer: peerRate, rates });
  }
  return names.map((name, at) => {
    const ratios = played.map(({ peer, rates }) => (rates[at] ?? NaN) / peer);
    return {
      name,
      rate: median(played.map(({ rates }) => rates[at] ?? NaN)),
      peerRate: median(played.map(({ peer }) => peer)),
      ratio: median(ratios),
      lowest: Math.min(...ratios),
      highest: Math.max(...ratios),
      rounds,
    };
  });
}

/** The middle one; the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** One comparison as a line: the name, both rates, the ratio and how far the rounds were apart. */
export function lineOf(comparison: Comparison, { unit, peer }: { unit: string; peer: string }) {
  const { name, rate, peerRate, ratio, lowest, highest, rounds } = comparison;
  const spread = `${lowest.toFixed(2)}–${highest.toFixed(2)} in ${rounds} rounds`;
  return [
    `  ${name.padEnd(34)}`,
    `${figure(rate)} ${unit}/s`,
    `${peer} ${figure(peerRate)}`,
    `ratio ${ratio.toFixed(2)} (${spread})`,
  ].join("  ");
}

/** The machine on which the figures were made. */
export function machine(): string {
  const { os, arch } = Deno.build;
  return `${navigator.hardwareConcurrency} cores, ${os} ${arch}, Deno ${Deno.version.deno}`;
}

function figure(rate: number): string {
  return Math.round(rate).toLocaleString("en").padStart(7);
}
