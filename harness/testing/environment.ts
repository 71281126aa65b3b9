/** The environment and what is printed, while a test looks at them. @module */

/**
 * Sets variables, or unsets them, until it is disposed of: for the code of this test file alone.
 * Test files run side by side in one process, and share the real environment.
 */
export function environment(values: Readonly<Record<string, string | undefined>>): Disposable {
  const { get, toObject } = Deno.env;
  Deno.env.get = (name) => Object.hasOwn(values, name) ? values[name] : get.call(Deno.env, name);
  Deno.env.toObject = () => present({ ...toObject.call(Deno.env), ...values });
  inForce.push(values);
  return {
    [Symbol.dispose]: () => {
      Object.assign(Deno.env, { get, toObject });
      inForce.splice(inForce.lastIndexOf(values), 1);
    },
  };
}

const inForce: Readonly<Record<string, string | undefined>>[] = [];
const LOCALE = ["LC_ALL", "LC_MESSAGES", "LANG"];

/** English, unless the test has chosen a locale: the machine's own must not matter. */
function chosenLocale(): Readonly<Record<string, string>> {
  const chosen = inForce.some((values) => LOCALE.some((name) => Object.hasOwn(values, name)));
  return chosen ? {} : { LC_ALL: "C" };
}

/** What a piece of work printed. */
export interface Captured<T> {
  readonly result: T;
  readonly out: string;
  readonly err: string;
}

/** Does something as the user of `deno task` would, and keeps what it prints. */
export async function captured<T>(work: () => Promise<T>): Promise<Captured<T>> {
  const out: Uint8Array[] = [];
  const err: string[] = [];
  const { writeSync, isTerminal } = Deno.stdout;
  const { error } = console;
  // Deno itself may have been fetched by npx.
  using _ = environment({ npm_lifecycle_event: undefined, ...chosenLocale() });
  try {
    Deno.stdout.isTerminal = () => false;
    Deno.stdout.writeSync = (bytes) => out.push(bytes.slice()) && bytes.length;
    console.error = (...words: unknown[]) => void err.push(`${words.join(" ")}\n`);
    const result = await work();
    const text = new TextDecoder().decode(
      new Uint8Array(await new Blob(copies(out)).arrayBuffer()),
    );
    return { result, out: text, err: err.join("") };
  } finally {
    Object.assign(Deno.stdout, { writeSync, isTerminal });
    console.error = error;
  }
}

function copies(pieces: readonly Uint8Array[]): BlobPart[] {
  return pieces.map((piece) => new Uint8Array(piece));
}

function present(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => value === undefined ? [] : [[name, value]]),
  );
}
