/** How long submissions took, to split a class by. @module */

import { UsageError } from "../core/mod.ts";
import { cannotReadOption, fromCaller } from "../surroundings/mod.ts";
import type { Store } from "./store.ts";

/** The file that keeps them. */
export const TIMINGS_FILE = "timings.json";

/** Adds what was measured to what is known. */
export function writeTimings(store: Store, durations: ReadonlyMap<string, number>): void {
  const known = readFile(`${store.folder}/${TIMINGS_FILE}`) ?? new Map<string, number>();
  const all = [...known, ...durations].toSorted(([a], [b]) => a < b ? -1 : 1);
  const rounded = all.map(([name, ms]) => [name, Math.round(ms)]);
  store.write(TIMINGS_FILE, `${JSON.stringify(Object.fromEntries(rounded), undefined, 2)}\n`);
}

/** Reads the timings of earlier results, by their folder or the file itself. */
export function readTimings(path: string | undefined): ReadonlyMap<string, number> {
  if (path === undefined) return new Map();
  const full = fromCaller(path);
  const read = readFile(full) ?? readFile(`${full.replace(/\/+$/, "")}/${TIMINGS_FILE}`);
  if (read) return read;
  throw new UsageError(cannotReadOption("timings", path), {
    en: "name the results of an earlier grade",
    zh: "請指定先前評分的結果",
    ja: "以前の採点の結果を指定する",
  });
}

function readFile(path: string): ReadonlyMap<string, number> | undefined {
  try {
    const value: unknown = JSON.parse(Deno.readTextFileSync(path));
    if (typeof value !== "object" || value === null) return undefined;
    return new Map(
      Object.entries(value).flatMap(([name, ms]) =>
        typeof ms === "number" && ms >= 0 ? [[name, ms] as const] : []
      ),
    );
  } catch {
    return undefined;
  }
}
