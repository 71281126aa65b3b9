/** The line of a compiler's or a program's words that tells most. @module */

const ERROR =
  /\b(?:fatal )?error\b|undefined reference|No such file|cannot find|Traceback|錯誤|エラー/i;
const LAST = 3;

/** The first line of a build's log that speaks of an error, or else its last line. */
export function firstError(log: string): string | undefined {
  // The first lines say what was found and how it is built.
  const lines = linesOf(log).filter((line) => !line.startsWith("$ "));
  return lines.find((line) => ERROR.test(line)) ?? lines.slice(1).at(-1);
}

/** The last lines of what a program wrote. */
export function lastLines(text: string): string | undefined {
  const lines = linesOf(text).slice(-LAST);
  return lines.length === 0 ? undefined : lines.join("\n");
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/).map((line) => line.trimEnd()).filter((line) => line !== "");
}
