/** Where two short texts part. @module */

/** The part of `actual` that is not as `expected`: characters `from` to before `to`. */
export interface TextDifference {
  readonly from: number;
  readonly to: number;
}

/** The difference of two texts; undefined when they are equal or have nothing in common. */
export function differenceOf(expected: string, actual: string): TextDifference | undefined {
  const want = [...expected];
  const got = [...actual];
  const head = common(want, got);
  const tail = common(want.slice(head).reverse(), got.slice(head).reverse());
  if (expected === actual || head + tail === 0) return undefined;
  // What is one word may be all that was asked of an answer: the words behind it are not wrong.
  const blank = want.length > head && !expected.includes(" ") ? got.indexOf(" ", head + 1) : -1;
  return { from: head, to: blank === -1 ? got.length - tail : blank };
}

function common(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length++;
  return length;
}
