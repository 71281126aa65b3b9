/** Where one was in the report before one looked at a case. @module */

/** A place in the list: the address it had, and how far down it is. */
export interface LeftPlace {
  readonly hash: string;
  readonly top: number;
}

/**
 * How far down to go on the way back from a case: to where one came from, also by the link to all
 * cases if it was among them; undefined where the address leads elsewhere.
 */
export function topOnReturn(
  left: LeftPlace | undefined,
  { hash, listTop }: { readonly hash: string; readonly listTop: number },
): number | undefined {
  if (!left) return undefined;
  const among = LISTS.includes(hash) && left.top >= listTop;
  return hash === left.hash || among ? left.top : undefined;
}

const LISTS: readonly string[] = ["#cases", "#games"];
