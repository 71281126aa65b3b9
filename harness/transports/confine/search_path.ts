/** Where confined programs are looked for. @module */

/** Where every system has its own programs. */
export const SYSTEM_PATH = "/usr/local/bin:/usr/bin:/bin";

/** The folders of a PATH, and behind them the system's, where what confines an engine lies. */
export function searchPath(path = ""): string {
  const named = path === "" ? [] : path.split(":");
  const more = SYSTEM_PATH.split(":").filter((folder) => !named.includes(folder));
  return [...named, ...more].join(":");
}
