/** One word of ours that holds a whole command line of an engine. @module */

/** The words in a text, as a shell splits them: blanks part, quotes and backslashes hold together. */
export function shellSplit(text: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = "";
  for (let at = 0; at < text.length; at++) {
    const one = text[at] ?? "";
    if (quote !== "") {
      if (one === quote) quote = "";
      else word = (word ?? "") + one;
    } else if (one === "'" || one === '"') [quote, word] = [one, word ?? ""];
    else if (one === "\\" && /[\s'"\\]/.test(text[at + 1] ?? "")) word = (word ?? "") + text[++at];
    else if (/\s/.test(one)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? "") + one;
  }
  return word === undefined ? words : [...words, word];
}
