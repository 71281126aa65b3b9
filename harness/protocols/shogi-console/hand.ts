/** The pieces in a hand, as a program lists them. @module */

import { PIECE_KEYS, type PieceKey, type PieceNames } from "./dialogue.ts";

/** A hand that was read. */
export interface ShownHand {
  /** All its pieces, each as often as it is there. */
  readonly keys: readonly PieceKey[];
  /** What is listed: one for each name, whatever the number behind it. */
  readonly entries: readonly PieceKey[];
}

/** The pieces that a text names, in its order; whatever is neither name nor count is passed over. */
export function handIn(text: string, names: PieceNames): ShownHand {
  const [keys, entries]: [PieceKey[], PieceKey[]] = [[], []];
  const known = longestFirst(names);
  // In a list with numbers in front a bare number belongs to the name behind it.
  const numbered = /^\s*[([（]?\d/.test(text);
  for (let at = 0; at < text.length;) {
    const key = known.find((each) => text.startsWith(names[each], at));
    at += key ? names[key].length : 1;
    if (!key) continue;
    const { count, width } = countAt(text.slice(at, at + LONGEST), numbered);
    entries.push(key);
    for (let one = 0; one < count; one++) keys.push(key);
    at += width;
  }
  return { keys, entries };
}

const LONGEST = 8;
const TIMES = /^ ?[x×✕*＊] ?([0-9０-９]{1,2})/iu;
const BARE = /^([0-9０-９]{1,2})(?![0-9０-９.:)、])|^[(（] ?([0-9０-９]{1,2}) ?[)）]/u;
const IN_WORDS = /^(十?[一二三四五六七八九]|十)/u;

/** How many there are of the piece before a text, and how much of the text says so. */
function countAt(
  text: string,
  numbered: boolean,
): { readonly count: number; readonly width: number } {
  const found = TIMES.exec(text) ?? (numbered ? null : BARE.exec(text)) ?? IN_WORDS.exec(text);
  const said = found?.slice(1).find((group) => group !== undefined);
  if (!found || said === undefined) return { count: 1, width: 0 };
  return { count: numberIn(said), width: found[0].length };
}

const DIGITS = "〇一二三四五六七八九";

function numberIn(text: string): number {
  if (text === "十") return 10;
  if (text.startsWith("十")) return 10 + DIGITS.indexOf(text.slice(1));
  return DIGITS.includes(text) ? DIGITS.indexOf(text) : Number(text.normalize("NFKC"));
}

function longestFirst(names: PieceNames): readonly PieceKey[] {
  return PIECE_KEYS.toSorted((a, b) => names[b].length - names[a].length);
}
