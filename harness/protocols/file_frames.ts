/** What an engine is started with, and what it leaves, as frames. @module */

import type { FileCall, FileRun } from "../core/mod.ts";

/** A call as one frame. */
export function encodeCall(call: FileCall): string {
  return JSON.stringify(call);
}

/** The call in a frame, if it is one. */
export function decodeCall(frame: string): FileCall | undefined {
  const call = parsed(frame);
  return isRecord(call) && Array.isArray(call.args) && isRecord(call.files)
    ? call as unknown as FileCall
    : undefined;
}

/** What a program did, if a frame says so. */
export function decodeRun(frame: string): FileRun | undefined {
  const run = parsed(frame);
  return isRecord(run) && isRecord(run.exit) && isRecord(run.files) && Array.isArray(run.appeared)
    ? run as unknown as FileRun
    : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
