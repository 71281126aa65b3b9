/** Why a submission cannot be had. @module */

import type { Text } from "../../core/mod.ts";

/** Why a submission cannot be had. */
export interface Unread {
  readonly why: Text;
  /** It can never be taken in; otherwise it may be readable another time. */
  readonly refused: boolean;
}

/** There is more of it than is taken in. */
export class TooMuch extends Error {}

/** What is wrong with the files; anything else is our fault. */
export function whyUnread(error: unknown): Unread {
  if (error instanceof TooMuch) return { why: error.message, refused: true };
  if (error instanceof Deno.errors.NotFound) {
    return { why: "It vanished while it was read", refused: false };
  }
  if (error instanceof Deno.errors.PermissionDenied) return { why: error.message, refused: false };
  const { code } = error as { readonly code?: string };
  if (code === "ENAMETOOLONG" || code === "ELOOP") {
    return { why: "It holds names that are too long", refused: true };
  }
  throw error;
}
