/** How places that are named one after the other become a ply. @module */

import type { RoomChoice } from "../../../harness/core/mod.ts";

/** Where a person is in naming places. */
export interface Picking {
  readonly path: readonly string[];
  /** The places that can be named next. */
  readonly targets: ReadonlySet<string>;
  /** The plies that are named already, and wait for a button. */
  readonly named: readonly RoomChoice[];
}

/** What can be named after `path`. */
export function pickingOf(choices: readonly RoomChoice[], path: readonly string[]): Picking {
  const begun = choices.filter((choice) => path.every((name, at) => choice.path[at] === name));
  const targets = begun.flatMap((choice) => choice.path[path.length] ?? []);
  const named = begun.filter((choice) => choice.path.length === path.length);
  return { path, targets: new Set(targets), named };
}

/** What naming a place comes to: a ply, or more places; what fits nowhere begins anew. */
export function picked(
  choices: readonly RoomChoice[],
  path: readonly string[],
  name: string,
): { readonly path: readonly string[]; readonly move?: string } {
  if (path.includes(name)) return { path: [] };
  const before = [path, []].find((start) => pickingOf(choices, start).targets.has(name));
  if (!before) return { path: [] };
  const next = [...before, name];
  const { targets, named } = pickingOf(choices, next);
  const [only, another] = named;
  if (only && another === undefined && targets.size === 0 && !isAsked(only, before)) {
    return { path: next, move: only.move };
  }
  return { path: next };
}

/** An escape ends on the place where it begins, so the place alone does not say that it is meant. */
function isAsked({ path, label }: RoomChoice, before: readonly string[]): boolean {
  return label !== undefined && before.length === 0 && path.length === 1;
}
