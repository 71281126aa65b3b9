/** The known word that is nearest to a mistyped one. @module */

const LONGEST = 60;
/** Letters that are rarely the same by chance. */
const START = 3;

/** `use one of a, b, c`, and the nearest of them where `word` is close to one. */
export function useOneOf(words: Iterable<string>, word = ""): string {
  const known = [...words];
  const list = `use one of ${known.join(", ")}`;
  const near = nearest(word, known);
  return near === undefined ? list : `${list} (did you mean "${near}"?)`;
}

/** `did you mean "b"?` where `word` is close to one of `words`, else `otherwise`. */
export function didYouMean(word: string, words: Iterable<string>, otherwise: string): string {
  const near = nearest(word, words);
  return near === undefined ? otherwise : `did you mean "${near}"?`;
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
