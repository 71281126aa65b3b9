/** Keys that the user presses. @module */

/** The keys pressed at standard input, one by one, without a wait for the end of a line. */
export async function* keysPressed(): AsyncGenerator<string, void, undefined> {
  using _ = inCharacters();
  const buffer = new Uint8Array(64);
  for (let count = await read(buffer); count !== null; count = await read(buffer)) {
    yield* keysIn(new TextDecoder().decode(buffer.subarray(0, count)));
  }
}

/** The keys that are one character each; arrows and the like come as several and are none of them. */
export function keysIn(text: string): readonly string[] {
  // deno-lint-ignore no-control-regex -- terminals send Escape, a bracket or O, and a letter or ~
  return [...text.replace(/\x1b(\[[\d;]*[A-Za-z~]|O[A-Za-z]|.)/g, "").toLowerCase()];
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
