/** JSON that is safe to print. @module */

// What JSON leaves as it is although a terminal obeys it or a reader is deceived by it.
const UNSAFE =
  /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff9-\uffff]|\udb40[\udc00-\udfff]/g;

// Most texts are of these alone: three ranges, so that one look at each character is a cheap one.
const BEYOND_PLAIN = /[^ -~\u2190-\ud7ff\uff00-\uffef]/;

/** JSON without any character that a terminal obeys; it reads back as the same value. */
export function safeJson(value: unknown, indent?: number): string {
  const json = JSON.stringify(value, undefined, indent);
  return BEYOND_PLAIN.test(json) ? json.replace(UNSAFE, escaped) : json;
}

function escaped(units: string): string {
  return units.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}
