/** The ends of lines in what builds a submission: an archive from elsewhere may have changed them. @module */

const BUILDS = /(^|\/)(build\.sh|configure|GNUmakefile|[Mm]akefile|[^/]+\.mk)$/;
const [CR, LF] = [13, 10];

/** What builds, without the CR before each LF, which only hurts there; undefined where all is well. */
export function withoutReturns(
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | undefined {
  if (!BUILDS.test(path)) return undefined;
  const kept = bytes.filter((byte, at) => byte !== CR || bytes[at + 1] !== LF);
  return kept.length < bytes.length ? kept : undefined;
}
