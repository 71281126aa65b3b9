/** Words in memory as a function of C expects them. @module */

/** Where the parts are; they stay there until other words are packed. */
export interface PackedWords {
  readonly file: Deno.PointerValue;
  /** Pointers to the words, and a null behind them. */
  readonly argv: Deno.PointerValue;
  readonly envp: Deno.PointerValue;
}

const POINTER_BYTES = 8;
const MOST_BYTES_PER_UNIT = 3;
const encoder = new TextEncoder();
/** One piece of memory for all, which nothing moves or frees while C reads it. */
let memory = new Uint8Array(32 * 1024);

/** Packs a program's path, arguments and environment; undefined where C could not read them. */
export function packedWords(
  { file, args, env }: {
    readonly file: string;
    readonly args: readonly string[];
    readonly env: Readonly<Record<string, string>>;
  },
): PackedWords | undefined {
  const argv = [file, ...args];
  const envp = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const lists = [argv, envp];
  if (lists.flat().some((word) => word.includes("\0"))) return undefined;
  reserve(lists);
  const base = Deno.UnsafePointer.of(memory);
  if (!base) return undefined;
  const pointers = new BigUint64Array(memory.buffer, 0, argv.length + envp.length + lists.length);
  pointers.fill(0n);
  writeAll(lists, { pointers, base: Deno.UnsafePointer.value(base) });
  return {
    file: Deno.UnsafePointer.create(pointers[0] ?? 0n),
    argv: base,
    envp: Deno.UnsafePointer.offset(base, (argv.length + 1) * POINTER_BYTES),
  };
}

function reserve(lists: readonly (readonly string[])[]): void {
  const bytes = lists.flat().reduce((sum, word) => sum + word.length * MOST_BYTES_PER_UNIT + 1, 0);
  const pointers = lists.reduce((sum, list) => sum + list.length + 1, 0) * POINTER_BYTES;
  if (memory.length < bytes + pointers) memory = new Uint8Array(2 * (bytes + pointers));
}

function writeAll(
  lists: readonly (readonly string[])[],
  { pointers, base }: { readonly pointers: BigUint64Array; readonly base: bigint },
): void {
  let at = pointers.byteLength;
  let slot = 0;
  for (const list of lists) {
    for (const word of list) {
      pointers[slot++] = base + BigInt(at);
      at += encoder.encodeInto(word, memory.subarray(at)).written;
      memory[at++] = 0;
    }
    slot++;
  }
}
