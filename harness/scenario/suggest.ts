/** The known word that is nearest to a mistyped one. @module */

import type { Localized } from "../core/mod.ts";

const LONGEST = 60;
/** Letters that are rarely the same by chance. */
const START = 3;

/** All words that can be used, and the nearest of them where `word` is close to one. */
export function useOneOf(words: Iterable<string>, word = ""): Localized {
  const known = [...words];
  const all = known.join(", ");
  const near = nearest(word, known);
  const [en, zh, ja] = near === undefined
    ? ["", "", ""]
    : [` (did you mean "${near}"?)`, `（是指「${near}」嗎？）`, `（もしかして「${near}」）`];
  return { en: `use one of ${all}${en}`, zh: `可用的有 ${all}${zh}`, ja: `使えるのは ${all}${ja}` };
}

/** The one of `words` that is close to `word`, or other advice. */
export function didYouMean(
  word: string,
  words: Iterable<string>,
  otherwise: Localized,
): Localized {
  const near = nearest(word, words);
  return near === undefined ? otherwise : meant(`"${near}"`, `「${near}」`);
}

/** A name that was perhaps meant, as it is typed; `quoted` where quotes differ by language. */
export function meant(name: string, quoted?: string): Localized {
  const [zh, ja] = [quoted ?? ` ${name} `, quoted ?? ` ${name}`];
  return { en: `did you mean ${name}?`, zh: `是指${zh}嗎？`, ja: `もしかして${ja}` };
}

/** The one of `words` that is at most a third of its letters away, one more after a like start. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  if (word === "" || word.length > LONGEST) return undefined;
  let best: { readonly word: string; readonly distance: number } | undefined;
  for (const each of words) {
    const distance = distanceBetween(word.toLowerCase(), each.toLowerCase());
    const alike = each.slice(0, START).toLowerCase() === word.slice(0, START).toLowerCase() ? 1 : 0;
    const most = Math.max(1, Math.floor(each.length / 3)) + (word.length > START ? alike : 0);
    const close = distance <= most && distance < each.length;
    if (close && distance < (best?.distance ?? Infinity)) best = { word: each, distance };
  }
  return best?.word;
}

/** Letters to insert, delete, replace or swap with their neighbour. */
function distanceBetween(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + same,
        swapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
