/** What the reading of moves must do in every game. @module */

import { assert } from "@std/assert";
import type { Localized, Result } from "../core/mod.ts";
import { anyText } from "./any_text.ts";
import fc from "./fast_check.ts";
import { runs } from "./quick.ts";

/** Registers the test that any text is refused in words or read, and then means what it says. */
export function testNotation<Move>(
  read: (text: string) => Result<Move, Localized>,
  { near, means }: {
    /** The characters that moves are written with, and some that they are not. */
    readonly near: string;
    /** Whether a move is what a text says. */
    readonly means: (move: Move, text: string) => boolean;
  },
): void {
  Deno.test("garbage is refused, never thrown at", () => {
    const likely = fc.string({ unit: fc.constantFrom(...near), maxLength: 9 });
    fc.assert(
      fc.property(fc.oneof(anyText(), likely), (text) => {
        const move = read(text);
        if (move.ok) assert(means(move.value, text), text);
        else assert(move.error.en.length > 0, text);
      }),
      { numRuns: runs(3000) },
    );
  });
}
