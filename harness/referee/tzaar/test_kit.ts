/** What the tests of the Tzaar referee share; no tests of its own. @module */

import type { FileFate, FileRun } from "../../core/mod.ts";
import type { Board } from "../../games/tzaar/mod.ts";
import {
  BOARD_FILES,
  type BoardFiles,
  callFor,
  encodeCall,
  FILE_NAMES,
  LOG_NAME,
  writeBoards,
} from "../../protocols/tzaar/mod.ts";
import type { Ruling } from "../pairing.ts";
import { say, type TzaarBout } from "./bout.ts";
import { hear } from "./hear.ts";
import { tzaarTalk } from "./talk.ts";

/** What a program leaves: the files, and whatever else of the run is not as usual. */
export interface Leaves {
  readonly texts?: Partial<BoardFiles<string>>;
  readonly board?: Board;
  readonly log?: string;
  readonly fates?: Readonly<Record<string, FileFate>>;
  readonly run?: Partial<FileRun>;
}

/** The run of a program that was asked in `bout`. */
function runOf({ position, manner }: TzaarBout, leaves: Leaves): FileRun {
  const { files } = callFor(position, manner);
  const boards = leaves.board && writeBoards({ board: leaves.board }, manner);
  const left = Object.fromEntries(
    BOARD_FILES.map((file) => [FILE_NAMES[file], leaves.texts?.[file] ?? boards?.[file]]),
  );
  const fates = Object.entries(files).map(([name, before]): [string, FileFate] => {
    const text = name === LOG_NAME ? leaves.log ?? before : left[name] ?? before;
    const written = text !== before || (name !== LOG_NAME && leaves.board !== undefined);
    return [name, { kind: "file", text, size: text.length, written, changed: text !== before }];
  });
  return {
    exit: { code: 0 },
    tookMs: 5,
    files: { ...Object.fromEntries(fates), ...leaves.fates },
    appeared: [],
    survived: false,
    changedLate: [],
    printed: 0,
    stderr: "",
    ...leaves.run,
  };
}

/** Asks for a step and judges what a program leaves. */
export function judged(bout: TzaarBout, leaves: Leaves): Ruling<TzaarBout> {
  const asked = say(bout, tzaarTalk.ask(bout));
  return hear(asked, { text: JSON.stringify(runOf(bout, leaves)), index: 7 });
}

/** The rules that a ruling finds broken: faults first. */
export function brokenIn({ messages, findings }: Ruling<TzaarBout>): readonly string[] {
  return [...messages.flatMap(({ faults }) => faults), ...findings].map(({ rule }) => rule);
}

/** The same bout after other calls in the manner of `options` were answered well. */
export function greeted(bout: TzaarBout, options: Readonly<Record<string, string>>): TzaarBout {
  return tzaarTalk.greet(bout, options).bout ?? bout;
}

/** A frame that asks in the manner of a bout. */
export function frameFor({ position, manner }: TzaarBout): string {
  return encodeCall(callFor(position, manner));
}
