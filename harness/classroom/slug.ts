/** A folder's name for a submission, whatever the submission is called. @module */

/** Harmless names, each of its own, in the order of the submissions' names. */
export function slugsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names.toSorted()) {
    const plain = harmless(name);
    const marked = `${plain}-${markOf(name)}`;
    let slug = plain === name ? plain : marked;
    // A name may be chosen so that it is the marked name of another submission.
    for (let count = 1; taken.has(lower(slug)); count++) {
      slug = count === 1 ? marked : `${marked}-${count}`;
    }
    taken.add(lower(slug));
    slugs.set(name, slug);
  }
  return slugs;
}

/** Letters and digits of any script stay; what a shell, a page or a file system might take ill goes. */
function harmless(name: string): string {
  const plain = name.normalize("NFC").replaceAll(/[^\p{L}\p{N}._-]+/gu, "_").replace(/^[.-]+/, "_");
  return plain.slice(0, 60) || "_";
}

/** Some file systems take names for the same that differ in case only. */
function lower(slug: string): string {
  return slug.toLowerCase();
}

/** A short mark that depends on the whole name (FNV-1a, 32 bits). */
function markOf(name: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}
