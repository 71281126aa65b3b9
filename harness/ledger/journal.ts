/** The events of one submission on disk: each line is sealed, and a damaged one is noticed. @module */

import type { RunEvent } from "../core/mod.ts";
import { BatchedFile } from "./batched_file.ts";
import { DamagedFile } from "./damage.ts";
import { BATCH_MS, MAY_WAIT } from "./event_batch.ts";
import { decodeEvent, encodeEvent } from "./event_codec.ts";
import { linesIn } from "./lines_in.ts";
import { type Link, NO_LINK, seal } from "./seal.ts";
import { SealReader } from "./seal_reader.ts";
import { writeWholeLines } from "./write_whole.ts";

/** What is known of a journal before it is read. */
export interface JournalFacts {
  /** Every line must have a seal; journals of the version before have none. */
  readonly sealed: boolean;
}

/**
 * The events of a journal. A torn last line was never finished and is left out; any other line that
 * is not as it was written ends the reading with `DamagedFile`.
 */
export async function* readJournal(
  path: string,
  { sealed }: JournalFacts,
): AsyncGenerator<RunEvent, void, undefined> {
  const seals = new SealReader();
  let line = 0;
  let garbage: number | undefined;
  for await (const { text, torn } of linesIfThere(path)) {
    if (torn) return;
    line++;
    const { text: plain, isSealed, isDamaged } = seals.read(text);
    if (isDamaged || sealed && !isSealed) throw new DamagedFile({ file: path, line });
    const event = decodeEvent(plain, { line, torn })?.event;
    if (!event && isSealed) throw new DamagedFile({ file: path, line });
    if (!event && plain.trim() !== "") garbage ??= line;
    if (!event) continue;
    // The version before left a torn line where it was, and began the next run behind it.
    if (garbage && event.kind !== "run-started") {
      throw new DamagedFile({ file: path, line: garbage });
    }
    garbage = undefined;
    yield event;
  }
}

async function* linesIfThere(path: string): ReturnType<typeof linesIn> {
  try {
    yield* linesIn(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

/** A journal that is added to; what was torn or had no seals is written anew first. */
export class Journal implements Disposable {
  readonly #file: BatchedFile;
  #link: Link;

  private constructor(path: string, link: Link, check: () => void) {
    this.#link = link;
    const file = Deno.openSync(path, { append: true });
    this.#file = new BatchedFile(file, { everyMs: BATCH_MS, check });
    this.#file.sync();
  }

  /** Opens a journal; `check` throws where nothing may be added any more. */
  static async open(
    path: string,
    { check, ...facts }: JournalFacts & { readonly check: () => void },
  ): Promise<Journal> {
    let link = NO_LINK;
    const lines = async function* (): AsyncGenerator<string, void, undefined> {
      for await (const event of readJournal(path, facts)) {
        const next = seal(encodeEvent(event), link);
        link = next.link;
        yield next.line;
      }
    };
    check();
    await writeWholeLines(path, lines());
    return new Journal(path, link, check);
  }

  add(event: RunEvent): void {
    const { line, link } = seal(encodeEvent(event), this.#link);
    this.#link = link;
    this.#file.add(line);
    // A finished case survives also the end of the machine.
    if (event.kind === "case-finished") this.#file.sync();
    else if (!MAY_WAIT.has(event.kind)) this.#file.flush();
  }

  [Symbol.dispose](): void {
    this.#file[Symbol.dispose]();
  }
}
