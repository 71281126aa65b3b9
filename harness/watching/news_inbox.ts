/** What the user and the files want, until the next round asks for it. @module */

import type { Clock } from "../core/mod.ts";

/** Which scenarios a round runs. */
export type Extent = "all" | "failed";

/** Something that happened. */
export type News =
  | { readonly kind: "change"; readonly path: string }
  | { readonly kind: "key" };

/** Why a round is to begin. */
export interface RoundRequest {
  /** The files that changed. */
  readonly paths: readonly string[];
  /** What the user chose, where a key was pressed. */
  readonly extent?: Extent;
}

/** Where news come from. */
export interface NewsOptions {
  readonly clock: Clock;
  /** Paths that may have changed, as they come. */
  readonly changes: AsyncIterable<readonly string[]>;
  readonly keys: AsyncIterable<string>;
  /** What tells one content of a file from another; empty for a file that is not there. */
  readonly contentOf: (path: string) => string;
}

/** Answers whether the news count. */
type Listener = (news: News) => boolean;

const EXTENTS: Readonly<Record<string, Extent>> = { a: "all", f: "failed" };

/** Collects news; several changes in a row are one request. */
export class NewsInbox {
  readonly #options: NewsOptions;
  readonly #contents = new Map<string, string>();
  readonly #paths = new Set<string>();
  #extent: Extent | undefined;
  /** The first round begins by itself. */
  #wanted = true;
  #over = false;
  #changedMs = -Infinity;
  #listener: Listener = () => true;
  #wake: () => void = () => {};

  constructor(options: NewsOptions) {
    this.#options = options;
  }

  /** Begins to read; what is read waits here. */
  open(): void {
    void this.#readChanges();
    void this.#readKeys();
  }

  /** Whether the user has quit, or nothing can be watched any more. */
  get isOver(): boolean {
    return this.#over;
  }

  /** Whether another round is wanted already. */
  get isWaiting(): boolean {
    return this.#wanted;
  }

  /** Shows all news to a listener first, until it is disposed of. */
  listen(listener: Listener): Disposable {
    const before = this.#listener;
    this.#listener = listener;
    return { [Symbol.dispose]: () => void (this.#listener = before) };
  }

  /** Waits for a request, and then until nothing has changed for a while; undefined at the end. */
  async next(quietMs: number): Promise<RoundRequest | undefined> {
    while (!this.#wanted && !this.#over) await new Promise<void>((wake) => this.#wake = wake);
    const paths = await this.changed(quietMs, this.#changedMs);
    if (this.#over) return undefined;
    const extent = this.#extent;
    this.#extent = undefined;
    return { paths, ...extent && { extent } };
  }

  /**
   * Waits until nothing has changed for a while, counted from `sinceMs` at least: the system tells
   * of changes a little later. Answers with what had changed, which is no request then.
   */
  async changed(
    quietMs: number,
    sinceMs: number = this.#options.clock.now(),
  ): Promise<readonly string[]> {
    const { clock } = this.#options;
    const leftMs = (): number => Math.max(sinceMs, this.#changedMs) + quietMs - clock.now();
    while (leftMs() > 0 && !this.#over) await clock.sleep(leftMs());
    const paths = [...this.#paths];
    this.#paths.clear();
    this.#wanted = false;
    return paths;
  }

  async #readChanges(): Promise<void> {
    for await (const paths of this.#options.changes) paths.forEach((path) => this.#change(path));
    this.#end();
  }

  async #readKeys(): Promise<void> {
    for await (const key of this.#options.keys) {
      if (key === "q") return this.#end();
      const extent = EXTENTS[key];
      if (extent) this.#press(extent);
    }
  }

  #change(path: string): void {
    const content = this.#options.contentOf(path);
    // What came and went in between was never there.
    if ((this.#contents.get(path) ?? "") === content) return;
    this.#contents.set(path, content);
    if (!this.#listener({ kind: "change", path })) return;
    this.#paths.add(path);
    this.#changedMs = this.#options.clock.now();
    this.#want();
  }

  #press(extent: Extent): void {
    this.#extent = extent;
    this.#listener({ kind: "key" });
    this.#want();
  }

  #want(): void {
    this.#wanted = true;
    this.#wake();
  }

  #end(): void {
    this.#over = true;
    this.#listener({ kind: "key" });
    this.#wake();
  }
}
