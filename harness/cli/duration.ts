/** Durations on the command line. @module */

import { UsageError } from "./command.ts";

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Milliseconds of a text such as `90s`, `5m` or `1.5h`. */
export function milliseconds(option: string, text: string): number {
  const [, amount = "", unit = ""] = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(text) ?? [];
  const factor = UNITS[unit];
  if (factor !== undefined) return Number(amount) * factor;
  throw new UsageError(`Cannot read --${option} "${text}"`, "write a duration such as 90s or 5m");
}
