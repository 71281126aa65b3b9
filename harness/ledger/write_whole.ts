/** Files that are replaced in one step, so that a reader finds the old or the new, never a half. @module */

/** Replaces a file in one step. */
export function writeWhole(path: string, text: string): void {
  writeWholeBytes(path, new TextEncoder().encode(text));
}

/** The same for what is no text. */
export function writeWholeBytes(path: string, bytes: Uint8Array): void {
  const draft = `${path}.${Deno.pid}.tmp`;
  try {
    Deno.writeFileSync(draft, bytes);
    Deno.renameSync(draft, path);
  } catch (error) {
    removeIfThere(draft);
    throw error;
  }
}

/** Replaces a file in one step by a copy of another, where that is there. */
export function copyWhole(from: string, path: string): void {
  const draft = `${path}.${Deno.pid}.tmp`;
  try {
    Deno.copyFileSync(from, draft);
    Deno.renameSync(draft, path);
  } catch (error) {
    removeIfThere(draft);
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

/** Replaces a file in one step, with lines that come one after another. */
export async function writeWholeLines(path: string, lines: AsyncIterable<string>): Promise<void> {
  const draft = `${path}.${Deno.pid}.tmp`;
  try {
    const file = await Deno.open(draft, { create: true, write: true, truncate: true });
    await ReadableStream.from(lines).pipeThrough(new TextEncoderStream()).pipeTo(file.writable);
    Deno.renameSync(draft, path);
  } catch (error) {
    removeIfThere(draft);
    throw error;
  }
}

function removeIfThere(path: string): void {
  try {
    Deno.removeSync(path);
  } catch {
    // It never came to be.
  }
}
