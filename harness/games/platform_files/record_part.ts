/** Where the record in a file ends, and the output of the engines begins. @module */

/**
 * Takes the lines of a file one by one, up to the first that is no part of the record: one that
 * begins with `#`, or one below an empty line that does not continue the record.
 */
export class RecordScan {
  #part: "remark" | "stars" | "numbers" = "remark";
  #afterGap = false;

  /** Whether a line, without its end, still belongs to the record. */
  takes(line: string): boolean {
    const text = line.trim();
    if (this.#part === "remark") {
      if (text.startsWith("*")) this.#part = "stars";
      return true;
    }
    if (text.startsWith("#")) return false;
    if (this.#afterGap && text !== "" && !this.#continues(text)) return false;
    this.#afterGap = text === "";
    if (isNumberLine(text)) this.#part = "numbers";
    return true;
  }

  #continues(text: string): boolean {
    return isNumberLine(text) || this.#part === "stars" && text.startsWith("*");
  }
}

/** The text without what the engines printed behind the record; all of it where nothing is. */
export function recordPart(text: string): string {
  const scan = new RecordScan();
  for (const { 1: line = "", index } of text.matchAll(/([^\r\n]*)(?:\r\n|\r|\n|$)/g)) {
    if (!scan.takes(line)) return text.slice(0, index);
  }
  return text;
}

/** Whether a line is one of the times and captures, as in `7. 1575760811020`; it may be cut off. */
export function isNumberLine(line: string): boolean {
  return /^\d+\.(?:\s*\d+)?$/.test(line.trim());
}
