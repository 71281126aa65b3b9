/** Programs for the kernel's filter of system calls, as bytes. @module */

/** What becomes of a call: it is made, or it answers this number without being made. */
export type CallFate = "made" | { readonly errno: number };

/** One instruction: its code, where to go on if true or false, and its constant. */
export type Instruction = readonly [code: number, jt: number, jf: number, k: number];

const LOAD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_GREATER_OR_EQUAL = 0x35;
const JUMP_IF_SET = 0x45;
const RETURN = 0x06;

const ALLOW = 0x7fff_0000;
const ERRNO = 0x0005_0000;

/** Where a fact about the call stands; of arguments the lower half, which holds every flag. */
const FIELD = { number: 0, architecture: 4, first: 16 } as const;

/** Looks at a field from here on. */
export function load(field: keyof typeof FIELD): Instruction {
  return [LOAD, 0, 0, FIELD[field]];
}

/** Ends the program. */
export function decide(fate: CallFate): Instruction {
  return [RETURN, 0, 0, fate === "made" ? ALLOW : ERRNO | fate.errno];
}

/** A condition on the field that was loaded last. */
export type Condition =
  | { readonly is: number }
  | { readonly atLeast: number }
  | { readonly has: number };

/** `body` where the condition holds; otherwise it is jumped over. */
export function when(
  condition: Condition,
  body: readonly Instruction[],
): readonly Instruction[] {
  if (body.length > 255) throw new RangeError(`Too far to jump: ${body.length}`);
  const [code, k] = "is" in condition
    ? [JUMP_IF_EQUAL, condition.is]
    : "has" in condition
    ? [JUMP_IF_SET, condition.has]
    : [JUMP_IF_GREATER_OR_EQUAL, condition.atLeast];
  return [[code, 0, body.length, k], ...body];
}

/** The bytes that the kernel reads, in the order of all machines that a filter is made for. */
export function bytesOfProgram(program: readonly Instruction[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8 * program.length);
  const view = new DataView(bytes.buffer);
  for (const [at, [code, jt, jf, k]] of program.entries()) {
    view.setUint16(8 * at, code, true);
    view.setUint8(8 * at + 2, jt);
    view.setUint8(8 * at + 3, jf);
    view.setUint32(8 * at + 4, k >>> 0, true);
  }
  return bytes;
}
