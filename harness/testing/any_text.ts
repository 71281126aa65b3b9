/** Texts of any characters, for tests. @module */

import fc from "./fast_check.ts";

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const CHARACTERS = 0x110000 - SURROGATES;

/**
 * Any text that is one: what `fc.string({ unit: "binary" })` makes, without the seconds of work
 * that its first use costs every file of tests.
 */
export function anyText(): fc.Arbitrary<string> {
  return fc.array(fc.oneof(fc.nat(0x7f), fc.nat(CHARACTERS - 1))).map((numbers) =>
    String.fromCodePoint(...numbers.map(codeOf))
  );
}

function codeOf(number: number): number {
  return number < FIRST_SURROGATE ? number : number + SURROGATES;
}
