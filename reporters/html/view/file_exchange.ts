/** Lines of the log that stand for a whole run of an engine that talks by files. @module */

import {
  type FileCall,
  type FileFate,
  type FileRun,
  isRecord,
  jsonIn,
  type WireEntry,
} from "../../../harness/core/mod.ts";

/** What an engine was given or left behind, told apart. */
export type ExchangeLine =
  | {
    readonly kind: "call";
    readonly words: readonly string[];
    readonly files: readonly ShownFile[];
  }
  | {
    readonly kind: "run";
    readonly exit: FileRun["exit"];
    readonly tookMs: number;
    readonly files: readonly ShownFile[];
    readonly stderr: string;
  };

/** A file with its text, as far as it has one. */
export interface ShownFile {
  readonly name: string;
  readonly text?: string;
  readonly fate?: "unchanged" | "changed" | "gone" | "no-file" | "new";
}

/** The exchange that a line stands for; undefined where it is any other line. */
export function exchangeOf({ from, text }: WireEntry): ExchangeLine | undefined {
  if (!text.startsWith("{") || (from !== "harness" && from !== "engine")) return undefined;
  const value = jsonIn(text);
  if (!isRecord(value) || !isRecord(value.files)) return undefined;
  if (from === "harness") return Array.isArray(value.args) ? callOf(value as never) : undefined;
  return isRecord(value.exit) && typeof value.tookMs === "number"
    ? runOf(value as never)
    : undefined;
}

function callOf({ args, files }: FileCall): ExchangeLine {
  const words = args.map((word) => typeof word === "string" ? word : String(word?.file));
  const shown = Object.entries(files).map(([name, text]) => ({ name, text: String(text) }));
  return { kind: "call", words, files: shown };
}

function runOf({ exit, tookMs, files, appeared, stderr }: FileRun): ExchangeLine {
  const left = Object.entries(files).map(([name, fate]) => ({ name, ...shownFate(fate) }));
  const fresh = (Array.isArray(appeared) ? appeared : []).map((one): ShownFile => ({
    name: String(one?.name),
    fate: "new",
  }));
  return { kind: "run", exit, tookMs, files: [...left, ...fresh], stderr: String(stderr ?? "") };
}

function shownFate(fate: FileFate): Omit<ShownFile, "name"> {
  if (fate?.kind === "gone") return { fate: "gone" };
  if (fate?.kind !== "file") return { fate: "no-file" };
  return { text: String(fate.text), fate: fate.changed ? "changed" : "unchanged" };
}
