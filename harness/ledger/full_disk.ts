/** The one failure to write that is no mistake of the user. @module */

/** Whether a disk or a quota is full: not the user's mistake, and a stack would not help. */
export function isFullDisk(error: unknown): error is Error {
  return error instanceof Error && "code" in error &&
    (error.code === "ENOSPC" || error.code === "EDQUOT");
}
