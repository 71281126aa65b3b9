/** Lines that are added to a file many at a time. @module */

/** How many characters may wait at most. */
const MOST_WAITING = 1 << 18;

/** When waiting lines are written. */
export interface BatchOptions {
  /** How long a line waits at most, in milliseconds; 0 writes each line at once. */
  readonly everyMs: number;
  /** Throws where nothing may be written any more. */
  readonly check?: () => void;
}

/** A file of lines: what is added is written after `everyMs` at the latest, and on `flush`. */
export class BatchedFile implements Disposable {
  readonly #file: Deno.FsFile;
  readonly #options: BatchOptions;
  readonly #encoder = new TextEncoder();
  #waiting = "";
  #sinceMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failure: { readonly error: unknown } | undefined;

  constructor(file: Deno.FsFile, options: BatchOptions) {
    this.#file = file;
    this.#options = options;
  }

  /** Adds a line with its end. */
  add(line: string): void {
    const { everyMs } = this.#options;
    this.#checkOpen();
    if (this.#waiting === "" && everyMs > 0) this.#beginWaiting(everyMs);
    this.#waiting += line;
    const isDue = performance.now() - this.#sinceMs >= everyMs;
    if (isDue || this.#waiting.length > MOST_WAITING) this.flush();
  }

  /** Writes what waits; throws, once, what went wrong when the timer wrote. */
  flush(): void {
    this.#endWaiting();
    this.#checkOpen();
    if (this.#waiting === "") return;
    const bytes = this.#encoder.encode(this.#waiting);
    this.#waiting = "";
    for (let at = 0; at < bytes.length;) at += this.#file.writeSync(bytes.subarray(at));
  }

  /** Writes what waits, and returns when it is on the disk itself. */
  sync(): void {
    this.flush();
    this.#file.syncDataSync();
  }

  [Symbol.dispose](): void {
    try {
      if (this.#waiting !== "" || this.#failure) this.flush();
    } finally {
      this.#endWaiting();
      this.#file.close();
    }
  }

  /** A timer writes the lines also where no other line follows. */
  #beginWaiting(everyMs: number): void {
    this.#sinceMs = performance.now();
    this.#timer = setTimeout(() => this.#flushLater(), everyMs);
    // A program that is done does not stay for it: the end of the run writes the rest.
    Deno.unrefTimer(Number(this.#timer));
  }

  /** An error in a timer would end the program without a word to its user. */
  #flushLater(): void {
    try {
      this.flush();
    } catch (error) {
      this.#failure = { error };
    }
  }

  /** Where nothing may be written any more, nothing waits for it either. */
  #checkOpen(): void {
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure) throw failure.error;
    try {
      this.#options.check?.();
    } catch (error) {
      this.#waiting = "";
      throw error;
    }
  }

  #endWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
