/** What an archive is called. @module */

const ARCHIVE =
  /\.(?:zip|jar\.zip|tar|tgz|tbz2?|txz|tzst|tar\.(?:gz|xz|bz2|zst|lz4?|lzma|Z)|7z|rar|gz|xz|bz2|zst|cab|lzh)$/i;

/** Whether a file is an archive by its name. */
export function isArchive(name: string): boolean {
  return ARCHIVE.test(name);
}

/** The name without the ending of an archive. */
export function withoutEnding(name: string): string {
  return name.replace(ARCHIVE, "") || name;
}
