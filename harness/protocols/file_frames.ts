/** What an engine is started with, and what it leaves, as frames. @module */

import { type FileCall, type FileRun, isRecord, jsonIn } from "../core/mod.ts";

/** A call as one frame. */
export function encodeCall(call: FileCall): string {
  return JSON.stringify(call);
}

/** The call in a frame, if it is one. */
export function decodeCall(frame: string): FileCall | undefined {
  const call = jsonIn(frame);
  return isRecord(call) && Array.isArray(call.args) && isRecord(call.files)
    ? call as unknown as FileCall
    : undefined;
}

/** What a program did, if a frame says so. */
export function decodeRun(frame: string): FileRun | undefined {
  const run = jsonIn(frame);
  return isRecord(run) && isRecord(run.exit) && isRecord(run.files) && Array.isArray(run.appeared)
    ? run as unknown as FileRun
    : undefined;
}
