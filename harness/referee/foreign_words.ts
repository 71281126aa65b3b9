/** How to tell one protocol from another by its words. @module */

/** Words by which other protocols give themselves away. */
export const FOREIGN_WORDS: readonly { readonly name: string; readonly words: RegExp }[] = [
  { name: "UCI / USI", words: /^(id name|id author|uciok|usiok|option name|bestmove) ?/m },
  { name: "Geister", words: /^(SET:|MOV:)/m },
  {
    name: "a socket protocol",
    words: /usage:?.*\b(ip|host|port)\b|\bconnect(ion)?\b.*(refused|failed)/im,
  },
];
