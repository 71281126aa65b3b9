/** Where the parts of a protocol are: its code, its referee and its fixture engines. @module */

/** Protocols that share a folder; the folder of every other protocol is named by its id. */
const SHARED: Readonly<Record<string, string>> = {
  "geister-stdio": "geister",
  "geister-tcp": "geister",
  "ponder-v1": "ponder",
};

/** The name of a protocol's folder in `protocols/`, `referee/` and `fixtures/engines/`. */
export function folderOf(protocol: string): string {
  return SHARED[protocol] ?? protocol;
}
