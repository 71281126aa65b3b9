/** The names that a student gave to files, where a site put a number behind them. @module */

import { isArchive, resubmission, type UploadPart } from "../course/mod.ts";
import { latin1OfBytes } from "../core/mod.ts";

const MOST_SEARCHED_BYTES = 1024 * 1024;

/**
 * Canvas calls the second upload of `Main.java` `Main-1.java`, which no compiler takes and no other
 * file includes. A file whose numbered name another file mentions was called so by the student.
 */
export function namesWithoutNumbers(parts: readonly UploadPart[]): ReadonlyMap<UploadPart, string> {
  const bases = parts.map(({ file }) => resubmission(file).base.toLowerCase());
  const numbered = parts.filter(({ entry, file, upload }) => {
    const { base, version } = resubmission(file);
    const isOnly = bases.filter((each) => each === base.toLowerCase()).length === 1;
    return upload !== undefined && entry.isFile && !isArchive(file) && version > 0 && isOnly &&
      !/^\.|^$/.test(base);
  });
  if (numbered.length === 0) return new Map();
  const texts = parts.filter(({ entry, file }) => entry.isFile && !isArchive(file))
    .map((part) => ({ part, text: textOf(part.entry.path) }));
  return new Map(
    numbered
      .filter((one) => !texts.some(({ part, text }) => part !== one && mentions(text, one.file)))
      .map((one) => [one, resubmission(one.file).base]),
  );
}

/** `tables-1.h` is mentioned with its ending; a module of Python without. */
function mentions(text: string, file: string): boolean {
  return text.includes(file) || text.includes(file.replace(/\.[^.]+$/, ""));
}

function textOf(path: string): string {
  using file = Deno.openSync(path);
  const bytes = new Uint8Array(Math.min(file.statSync().size, MOST_SEARCHED_BYTES));
  const count = file.readSync(bytes) ?? 0;
  return latin1OfBytes(bytes.subarray(0, count));
}
