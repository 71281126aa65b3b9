/** Archives, of which none may do harm. @module */

export {
  type ArchiveRefusal,
  type ByteSource,
  CLASS_LIMITS,
  type FileWriter,
  type PackedEntry,
  type Sink,
  STUDENT_LIMITS,
} from "./archive.ts";
export { formatOf, HEAD_BYTES } from "./format.ts";
export { junkIn } from "./junk.ts";
export { climbsOut } from "./paths.ts";
export { unpack } from "./unpack.ts";
export { ARCHIVE_WORDS } from "./words.ts";
