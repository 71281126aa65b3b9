/** Bytes that a program which we start finds at a descriptor. @module */

import { closeSync, openSync } from "node:fs";

/** A descriptor of ours to hand on; a child that was started meanwhile has its own copy. */
export interface Handed extends Disposable {
  readonly descriptor: number;
}

/** Files without a name, one for each content, for as long as this process lives. */
const kept = new WeakMap<Uint8Array, number>();

/** Opens `bytes` for reading from their beginning. */
export function openHanded(bytes: Uint8Array): Handed {
  const file = kept.get(bytes) ?? withoutName(bytes);
  kept.set(bytes, file);
  // Opened anew, for descriptors that are copies share one place in the file.
  const descriptor = openSync(`/proc/self/fd/${file}`, "r");
  return { descriptor, [Symbol.dispose]: () => closeSync(descriptor) };
}

function withoutName(bytes: Uint8Array): number {
  const path = Deno.makeTempFileSync({ prefix: "shinpan-handed-" });
  try {
    Deno.writeFileSync(path, bytes);
    return openSync(path, "r");
  } finally {
    Deno.removeSync(path);
  }
}
