/** How what an engine said is asked for, so that nothing else is kept waiting for long. @module */

import type { Inbox } from "./inbox.ts";
import { nextTask } from "../process/next_task.ts";
import type { QuickLook } from "./quick_look.ts";
import type { Frame, Received } from "../transport.ts";

/** So many lines are heard before we look whether more have come. */
const MOST_IN_A_ROW = 200;
/** A shorter wait is over before a look is. */
const LEAST_MS = 2;

/** Asks an inbox, and looks for an answer before the event loop brings it where that is quicker. */
export class Intake implements Disposable {
  readonly #inbox: Inbox;
  readonly #quick: QuickLook | undefined;
  /** How many lines were there already when they were asked for, one after the other. */
  #inARow = 0;

  /** Of `inbox`, into which `quick` puts what it finds. */
  constructor(inbox: Inbox, quick?: QuickLook) {
    this.#inbox = inbox;
    this.#quick = quick;
  }

  /** The next frame, or why there is none. */
  receive(withinMs: number): Promise<Received> {
    const waiting = this.#inbox.take();
    if (waiting && ++this.#inARow % MOST_IN_A_ROW === 0) return nextTask(waiting);
    if (waiting) return Promise.resolve(waiting);
    this.#inARow = 0;
    while (withinMs >= LEAST_MS && this.#quick?.look()) {
      const came = this.#inbox.take();
      if (came) return Promise.resolve(came);
    }
    this.#quick?.begin();
    return this.#inbox.wait(withinMs);
  }

  /** The next frame, if it is here at once; none where it is time to look whether more have come. */
  takeFrame(): Frame | undefined {
    if ((this.#inARow + 1) % MOST_IN_A_ROW === 0) return undefined;
    const frame = this.#inbox.takeFrame();
    if (frame) this.#inARow++;
    return frame ?? this.#lookForFrame();
  }

  /** Looks no more for what the engine says: it is gone. */
  [Symbol.dispose](): void {
    this.#quick?.[Symbol.dispose]();
  }

  #lookForFrame(): Frame | undefined {
    while (!this.#inbox.hasNews && this.#quick?.look()) {
      this.#inARow = 0;
      const frame = this.#inbox.takeFrame();
      if (frame) return frame;
    }
    return undefined;
  }
}
