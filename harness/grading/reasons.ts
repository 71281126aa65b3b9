/** Why points were lost, each reason once for all that it holds for. @module */

import { fill, type Localized, localized, type Text } from "../core/mod.ts";
import { MARK_WORDS } from "./mark_words.ts";

/** Why something is not worth all of its points. */
export interface Cause {
  /** A sentence about `{ids}` and, where there is one, the `{why}`. */
  readonly words: Localized;
  readonly why?: Text;
}

/** A scenario or a rule and what is said of it. */
export interface ToldReason {
  readonly id: string;
  readonly cause?: Cause;
}

const MOST_IDS = 10;

/** A sentence for each cause, in the order in which they first occur. */
export function reasonsOf(all: readonly ToldReason[]): readonly Localized[] {
  const groups = new Map<string, { readonly cause: Cause; readonly ids: string[] }>();
  for (const { id, cause } of all) {
    if (!cause) continue;
    const key = JSON.stringify([cause.words.en, cause.why]);
    const group = groups.get(key) ?? { cause, ids: [] };
    groups.set(key, group);
    group.ids.push(id);
  }
  return [...groups.values()].map(({ cause, ids }) =>
    fill(cause.words, { ids: listed(ids), why: localized(cause.why ?? "") })
  );
}

function listed(ids: readonly string[]): Localized {
  const named = ids.slice(0, MOST_IDS).join(", ");
  const left = ids.length - MOST_IDS;
  if (left <= 0) return localized(named);
  const more = fill(MARK_WORDS.more, { count: left });
  return { en: `${named} ${more.en}`, zh: `${named} ${more.zh}`, ja: `${named} ${more.ja}` };
}
