/** What a clone of Shinpan has. @module */

/** Its files and folders, as far as a check needs them. */
export const CLONE_PARTS: readonly string[] = [
  "deno.json",
  "deno.lock",
  "fixtures",
  "harness",
  "reporters",
  "scenarios",
  "std.d.ts",
];
