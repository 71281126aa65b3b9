/** `--shard`: which part of a job this is. @module */

import { type Shard, UsageError } from "../core/mod.ts";
import { readShard } from "../ledger/mod.ts";
import { cannotReadOption } from "../surroundings/mod.ts";

/** The part that was asked for; undefined for the whole. */
export function shardOption(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const read = readShard(text, Deno.env.toObject());
  if (read.ok) return read.value;
  throw new UsageError(cannotReadOption("shard", text), read.error);
}
