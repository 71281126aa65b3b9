/** What an engine seems to break that sees other pieces than there are. @module */

const RULES: ReadonlySet<string> = new Set([
  "dark-chess/own-piece",
  "dark-chess/source-not-empty",
  "dark-chess/flip-only-dark",
  "dark-chess/dark-stays",
  "dark-chess/not-onto-dark",
  "dark-chess/not-onto-own",
]);

/** Whether a rule is about which piece stands where, so that a wrong board may be the cause. */
export function isWrongPicture(rule: string): boolean {
  return RULES.has(rule);
}
