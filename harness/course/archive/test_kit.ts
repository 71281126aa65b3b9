/** What the tests of archives share: a place in memory to unpack to. @module */

import type { Result } from "../../core/mod.ts";
import {
  type ArchiveLimits,
  type ArchiveRefusal,
  type ByteSource,
  type Sink,
  STUDENT_LIMITS,
  type Unpacked,
} from "./archive.ts";
import { unpack } from "./unpack.ts";

/** What was unpacked, by path. */
export interface Memory {
  readonly result: Result<Unpacked, ArchiveRefusal>;
  readonly files: ReadonlyMap<string, string>;
  readonly links: ReadonlyMap<string, string>;
  readonly folders: readonly string[];
  /** How many bytes were written, also those of an archive that was refused later. */
  readonly written: number;
}

/** The bytes of an archive in memory. */
function sourceOf(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) };
}

/** Unpacks bytes in memory. */
export async function unpackBytes(
  bytes: Uint8Array,
  { name = "a.zip", limits = STUDENT_LIMITS }: {
    readonly name?: string;
    readonly limits?: ArchiveLimits;
  } = {},
): Promise<Memory> {
  const files = new Map<string, string>();
  const links = new Map<string, string>();
  const folders: string[] = [];
  let written = 0;
  const sink: Sink = {
    folder: (path) => void folders.push(path),
    link: ({ path, target = "" }) => void links.set(path, target),
    file: ({ path }) => {
      const decoder = new TextDecoder();
      let text = "";
      return {
        write: (piece) => {
          written += piece.length;
          if (text.length < 1000) text += decoder.decode(piece, { stream: true });
        },
        close: () => void files.set(path, text),
      };
    },
  };
  const result = await unpack(sourceOf(bytes), { name, sink, limits });
  return { result, files, links, folders, written };
}
