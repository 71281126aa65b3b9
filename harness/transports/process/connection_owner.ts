/** The process that a connection to a port of ours belongs to, as Linux tells; elsewhere the engine is assumed. @module */

import type { Ends } from "./connection_end.ts";
import { endOf, holdersOf } from "./process_sockets.ts";
import { descendantsOf, processesOf, type Tree } from "./process_tree.ts";

/** The engine's, that of a process outside its tree, or of none that can be found any more. */
export type Owner = "engine" | "stranger" | "unknown";

// An engine may be here before the system shows its process, or as it hands its socket on.
const TRIES = 5;
const PAUSE_MS = 20;

/** The owner of the end `from` of a connection to an address of this machine. */
export async function ownerOf(ends: Ends, tree: () => Tree): Promise<Owner> {
  if (Deno.build.os !== "linux") return "engine";
  let owner: Owner = "unknown";
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const inode = endOf(ends)?.inode;
    // It was closed, so that no process holds it.
    if (inode === undefined) return owner;
    // Nearly always it is the engine or a child of it, which is quickly told.
    const { group } = tree();
    const near = group === undefined ? [] : descendantsOf(group);
    if (holdersOf(inode, near).length > 0) return "engine";
    const own = new Set(processesOf(tree()));
    const holders = holdersOf(inode);
    if (holders.some((pid) => own.has(pid))) return "engine";
    owner = holders.length > 0 ? "stranger" : "unknown";
  }
  return owner;
}
