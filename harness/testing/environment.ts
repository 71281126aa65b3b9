/** The environment and what is printed, while a test looks at them. @module */

/** Sets variables, or unsets them, until it is disposed of. */
export function environment(values: Readonly<Record<string, string | undefined>>): Disposable {
  const before = Object.keys(values).map((name) => [name, Deno.env.get(name)] as const);
  for (const [name, value] of Object.entries(values)) set(name, value);
  return {
    [Symbol.dispose]: () => {
      for (const [name, value] of before) set(name, value);
    },
  };
}

/** What a piece of work printed. */
export interface Captured<T> {
  readonly result: T;
  readonly out: string;
  readonly err: string;
}

/** Does something and keeps what it prints. */
export async function captured<T>(work: () => Promise<T>): Promise<Captured<T>> {
  const out: Uint8Array[] = [];
  const err: string[] = [];
  const { writeSync } = Deno.stdout;
  const { error } = console;
  try {
    Deno.stdout.writeSync = (bytes) => out.push(bytes.slice()) && bytes.length;
    console.error = (...words: unknown[]) => void err.push(`${words.join(" ")}\n`);
    const result = await work();
    const text = new TextDecoder().decode(
      new Uint8Array(await new Blob(copies(out)).arrayBuffer()),
    );
    return { result, out: text, err: err.join("") };
  } finally {
    Deno.stdout.writeSync = writeSync;
    console.error = error;
  }
}

function copies(pieces: readonly Uint8Array[]): BlobPart[] {
  return pieces.map((piece) => new Uint8Array(piece));
}

function set(name: string, value: string | undefined): void {
  if (value === undefined) Deno.env.delete(name);
  else Deno.env.set(name, value);
}
