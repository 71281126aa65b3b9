/** What is known of a class on disk: nothing that is finished is lost, whenever the end comes. @module */

import type { RunEvent } from "../core/mod.ts";
import {
  copyWhole,
  type Damage,
  DamagedFile,
  decodeState,
  encodeState,
  Journal,
  readJournal,
  type ReadState,
  type SubmissionState,
  writeWhole,
} from "../ledger/mod.ts";

/** The file with what the compiler said. */
export const BUILD_LOG = "build.log";

/** The results of one submission, as far as they go. */
export interface KnownResults {
  readonly state?: SubmissionState;
  readonly events: readonly RunEvent[];
  /** Where a file is not as it was written; then nothing of it counts. */
  readonly damage?: Damage;
}

/** A folder of results. */
export class Store {
  readonly folder: string;
  #closed = false;

  constructor(folder: string) {
    this.folder = folder;
    Deno.mkdirSync(`${folder}/journals`, { recursive: true });
    Deno.mkdirSync(`${folder}/submissions`, { recursive: true });
  }

  /** The folder with what the student gets. */
  folderOf(slug: string): string {
    const folder = `${this.folder}/submissions/${slug}`;
    Deno.mkdirSync(folder, { recursive: true });
    return folder;
  }

  /** What the compiler said in an earlier run; undefined where nothing was built. */
  buildLog(slug: string): string | undefined {
    try {
      return Deno.readTextFileSync(`${this.folderOf(slug)}/${BUILD_LOG}`);
    } catch {
      return undefined;
    }
  }

  /** Rejects every later write. A fatal error has made what is found from now on worthless. */
  close(): void {
    this.#closed = true;
  }

  /** Replaces a file in one step; `name` counts from the folder of results. */
  write(name: string, text: string): void {
    this.#checkOpen();
    writeWhole(`${this.folder}/${name}`, text);
  }

  /** What an earlier run has left about a submission, if it was the same submission. */
  async known(slug: string, key: string): Promise<KnownResults> {
    return await this.#known(slug, (state) => state.key === key);
  }

  /** What an earlier run has left about a submission, whatever it was then. */
  async lastKnown(slug: string): Promise<KnownResults> {
    return await this.#known(slug, () => true);
  }

  /** What an earlier run found out about a submission before any scenario; throws `DamagedFile`. */
  state(slug: string): SubmissionState | undefined {
    return this.#state(slug)?.state;
  }

  /** All events of a submission, hidden ones too; ends with `DamagedFile` at a damaged line. */
  async *events(slug: string): AsyncGenerator<RunEvent, void, undefined> {
    const read = this.#state(slug);
    if (read) yield* this.#events(slug, read);
  }

  /** Forgets what was known of a submission and begins anew. */
  begin(state: SubmissionState): void {
    this.#checkOpen();
    remove(this.#path(`${state.slug}.jsonl`));
    writeWhole(this.#path(`${state.slug}.json`), encodeState(state));
  }

  /** Takes over all that another folder of results has of a submission. */
  copy(from: Store, slug: string): void {
    for (const name of [`${slug}.json`, `${slug}.jsonl`]) {
      copyWhole(from.#path(name), this.#path(name));
    }
    const target = this.folderOf(slug);
    for (const { name, isFile } of Deno.readDirSync(from.folderOf(slug))) {
      if (isFile) Deno.copyFileSync(`${from.folderOf(slug)}/${name}`, `${target}/${name}`);
    }
  }

  /** The events of a submission, to be added to. */
  journal(slug: string): Promise<Journal> {
    const sealed = this.#state(slug)?.sealed ?? true;
    return Journal.open(this.#path(`${slug}.jsonl`), { sealed, check: () => this.#checkOpen() });
  }

  async #known(slug: string, isWanted: (state: SubmissionState) => boolean): Promise<KnownResults> {
    try {
      const read = this.#state(slug);
      if (!read || !isWanted(read.state)) return { events: [] };
      return { state: read.state, events: await Array.fromAsync(this.#events(slug, read)) };
    } catch (error) {
      if (error instanceof DamagedFile) return { events: [], damage: error.damage };
      throw error;
    }
  }

  #state(slug: string): ReadState | undefined {
    const file = this.#path(`${slug}.json`);
    const text = textIn(file);
    if (text === undefined) return undefined;
    const read = decodeState(text);
    // That of another submission is whole, and still not this one's.
    if (!read || read.state.slug !== slug) throw new DamagedFile({ file, line: 1 });
    return read;
  }

  async *#events(
    slug: string,
    { sealed, state: { name } }: ReadState,
  ): AsyncGenerator<RunEvent, void, undefined> {
    const file = this.#path(`${slug}.jsonl`);
    for await (const event of readJournal(file, { sealed })) {
      const isForeign = event.kind === "run-started" && event.run.engine.name !== name;
      if (isForeign) throw new DamagedFile({ file, line: 1 });
      yield event;
    }
  }

  #checkOpen(): void {
    if (this.#closed) throw new Error("The folder of results is closed");
  }

  #path(name: string): string {
    return `${this.folder}/journals/${name}`;
  }
}

function textIn(path: string): string | undefined {
  try {
    return Deno.readTextFileSync(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

function remove(path: string): void {
  try {
    Deno.removeSync(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}
