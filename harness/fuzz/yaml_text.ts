/** Text in a scenario file. @module */

/** Text that YAML reads as that text, and as no number, truth value or null. */
export function yamlText(text: string): string {
  const isWords = /^[A-Za-z0-9][\w./()=+-]*( +[\w./()=+-]+)+$/.test(text);
  const isWord = /^[A-Za-z_]+$/.test(text) && !/^(true|false|null)$/i.test(text);
  return isWords || isWord ? text : JSON.stringify(text).replace(UNSEEN, escaped);
}

/** Characters that JSON leaves as they are and a scenario file must not hold. */
const UNSEEN = /[\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
