/** The C library of this system, for calls that the runtime does not offer. @module */

const LIBRARIES = ["libc.so.6", "libc.musl-x86_64.so.1", "libc.musl-aarch64.so.1"];

/** The named functions; undefined where no library has them, or where we may not ask. */
export function cFunctions<const Symbols extends Deno.ForeignLibraryInterface>(
  symbols: Symbols,
): Deno.DynamicLibrary<Symbols>["symbols"] | undefined {
  if (Deno.build.os !== "linux" || !mayCall()) return undefined;
  for (const library of LIBRARIES) {
    try {
      return Deno.dlopen(library, symbols).symbols;
    } catch {
      // Another library has them.
    }
  }
  return undefined;
}

/** To try without the right would ask the user for it. */
function mayCall(): boolean {
  return Deno.permissions.querySync({ name: "ffi" }).state === "granted";
}
