/** What is known of a class on disk: nothing that is finished is lost, whenever the end comes. @module */

import type { RunEvent, Text } from "../../core/mod.ts";
import { decodeEvents, encodeEvent } from "../../../reporters/mod.ts";
import { writeWhole } from "../report_files.ts";

/** The file with what the compiler said. */
export const BUILD_LOG = "build.log";

/** What was found out about a submission before any scenario. */
export interface SubmissionState {
  readonly name: string;
  readonly slug: string;
  /** Changes with the submission, the suite and how it is run. */
  readonly key: string;
  readonly hash: string;
  /** Why there is no engine to run. */
  readonly trouble?: { readonly standing: "unbuildable" | "unstartable"; readonly why: Text };
  readonly confinement: string;
  /** When it was found that there is no engine to run. */
  readonly startedAt?: string;
}

/** The results of one submission, as far as they go. */
export interface Known {
  readonly state?: SubmissionState;
  readonly events: readonly RunEvent[];
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

  /** What the compiler said in an earlier run; undefined where nobody built anything. */
  buildLog(slug: string): string | undefined {
    try {
      return Deno.readTextFileSync(`${this.folderOf(slug)}/${BUILD_LOG}`);
    } catch {
      return undefined;
    }
  }

  /** Lets nothing in any more: whatever is found out from now on is found in ruins. */
  close(): void {
    this.#closed = true;
  }

  /** Replaces a file in one step; `name` counts from the folder of results. */
  write(name: string, text: string): void {
    this.#checkOpen();
    writeWhole(`${this.folder}/${name}`, text);
  }

  /** What an earlier run has left about a submission, if it was the same submission. */
  known(slug: string, key: string): Known {
    const known = this.lastKnown(slug);
    return known.state?.key === key ? known : { events: [] };
  }

  /** What an earlier run has left about a submission, whatever it was then. */
  lastKnown(slug: string): Known {
    const state = parsed<SubmissionState>(this.#text(`${slug}.json`));
    return { state, events: state ? this.events(slug) : [] };
  }

  /** All events of a submission, hidden ones too. */
  events(slug: string): readonly RunEvent[] {
    return decodeEvents(this.#text(`${slug}.jsonl`)).events;
  }

  /** Forgets what was known of a submission and begins anew. */
  begin(state: SubmissionState): void {
    this.#checkOpen();
    remove(this.#path(`${state.slug}.jsonl`));
    writeWhole(this.#path(`${state.slug}.json`), `${JSON.stringify(state, undefined, 2)}\n`);
  }

  /** Takes over all that another folder of results has of a submission. */
  copy(from: Store, slug: string): void {
    for (const name of [`${slug}.json`, `${slug}.jsonl`]) {
      const text = from.#text(name);
      if (text !== "") writeWhole(this.#path(name), text);
    }
    const target = this.folderOf(slug);
    for (const { name, isFile } of Deno.readDirSync(from.folderOf(slug))) {
      if (isFile) Deno.copyFileSync(`${from.folderOf(slug)}/${name}`, `${target}/${name}`);
    }
  }

  /** The events of a submission, to be added to. */
  journal(slug: string): Journal {
    return new Journal(this.#path(`${slug}.jsonl`), () => this.#checkOpen());
  }

  #checkOpen(): void {
    if (this.#closed) throw new Error("The folder of results is closed");
  }

  #path(name: string): string {
    return `${this.folder}/journals/${name}`;
  }

  #text(name: string): string {
    try {
      return Deno.readTextFileSync(this.#path(name));
    } catch (error) {
      if (error instanceof Deno.errors.NotFound) return "";
      throw error;
    }
  }
}

/** A stream of events on disk that only grows; a torn last line is ended first. */
export class Journal implements Disposable {
  readonly #file: Deno.FsFile;
  readonly #check: () => void;

  /** `check` throws where nothing may be added any more. */
  constructor(path: string, check: () => void) {
    this.#check = check;
    this.#file = Deno.openSync(path, { create: true, read: true, append: true });
    const size = this.#file.statSync().size;
    if (size > 0 && this.#last(size) !== 10) this.#write(new Uint8Array([10]));
  }

  add(event: RunEvent): void {
    this.#check();
    this.#write(new TextEncoder().encode(encodeEvent(event)));
    // A finished case survives also the end of the machine.
    if (event.kind === "case-finished") this.#file.syncDataSync();
  }

  [Symbol.dispose](): void {
    this.#file.close();
  }

  #last(size: number): number | undefined {
    const byte = new Uint8Array(1);
    this.#file.seekSync(size - 1, Deno.SeekMode.Start);
    return this.#file.readSync(byte) === 1 ? byte[0] : undefined;
  }

  #write(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) at += this.#file.writeSync(bytes.subarray(at));
  }
}

function parsed<Value>(text: string): Value | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function remove(path: string): void {
  try {
    Deno.removeSync(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}
