/** Durations on the command line. @module */

import { UsageError } from "../core/mod.ts";
import { cannotReadOption } from "../surroundings/mod.ts";

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Milliseconds of a text such as `90s`, `5m` or `1.5h`. */
export function milliseconds(option: string, text: string): number {
  const [, amount = "", unit = ""] = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(text) ?? [];
  const factor = UNITS[unit];
  if (factor !== undefined) return Number(amount) * factor;
  throw new UsageError(cannotReadOption(option, text), {
    en: "write a duration such as 90s or 5m",
    zh: "請寫成時間長度，如 90s 或 5m",
    ja: "90s や 5m のような時間を書く",
  });
}
