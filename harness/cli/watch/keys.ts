/** Keys that the user presses. @module */

/** The characters of standard input, one by one, without a wait for the end of a line. */
export async function* keysPressed(): AsyncGenerator<string, void, undefined> {
  using _ = inCharacters();
  const buffer = new Uint8Array(64);
  for (let count = await read(buffer); count !== null; count = await read(buffer)) {
    yield* new TextDecoder().decode(buffer.subarray(0, count)).toLowerCase();
  }
}

async function read(buffer: Uint8Array): Promise<number | null> {
  try {
    return await Deno.stdin.read(buffer);
  } catch {
    return null;
  }
}

/** Lets a terminal hand on every character at once; Ctrl-C stays a signal. */
function inCharacters(): Disposable {
  if (!Deno.stdin.isTerminal()) return { [Symbol.dispose]: () => {} };
  const restore = (): void => Deno.stdin.setRaw(false);
  Deno.stdin.setRaw(true, { cbreak: Deno.build.os !== "windows" });
  globalThis.addEventListener("unload", restore);
  return {
    [Symbol.dispose]: () => {
      globalThis.removeEventListener("unload", restore);
      restore();
    },
  };
}
