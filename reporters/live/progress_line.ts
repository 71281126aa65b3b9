/** Lines of text, and below them one line that is rewritten in place. @module */

import { defuse } from "../lines.ts";
import { cutTo } from "../width.ts";
import type { LiveOptions } from "./live_options.ts";

const ERASE = "\r\x1b[2K";

/** A console with a line of progress, which only a terminal shows. */
export class ProgressLine {
  readonly #options: Pick<LiveOptions, "write" | "terminal" | "width">;
  #isShown = false;

  constructor(options: Pick<LiveOptions, "write" | "terminal" | "width">) {
    this.#options = options;
  }

  /** Writes a line that stays. */
  line(text: string): void {
    this.clear();
    this.#options.write(`${defuse(text)}\n`);
  }

  /** Shows how far the job is. */
  show(text: string): void {
    const { terminal, width, write } = this.#options;
    if (!terminal) return;
    write(`${ERASE}${cutTo(defuse(text), width - 1)}`);
    this.#isShown = true;
  }

  /** Takes the progress away. */
  clear(): void {
    if (this.#isShown) this.#options.write(ERASE);
    this.#isShown = false;
  }
}
