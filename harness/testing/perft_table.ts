/** Counts of moves that other programs made. @module */

import { assertEquals } from "@std/assert";
import { IS_QUICK } from "./quick.ts";

/**
 * Registers a test for each line of a game's table in fixtures/perft/: `count` says how many
 * sequences of so many moves follow a setup.
 */
export function testPerft(
  game: string,
  count: (setup: string) => (depth: number) => number,
): void {
  const table = new URL(`../../fixtures/perft/${game}.perft`, import.meta.url);
  const lines = Deno.readTextFileSync(table).split("\n");
  for (const line of lines.filter((each) => each && !each.startsWith("#"))) {
    const [setup = "", counts = ""] = line.split(" = ");
    Deno.test(`the counts of ${setup} are those of others`, () => {
      const all = counts.split(" ");
      // The deepest count costs more than all others.
      const wanted = IS_QUICK && all.length > 1 ? all.slice(0, -1) : all;
      assertEquals(wanted.map((_, index) => count(setup)(index + 1)).join(" "), wanted.join(" "));
    });
  }
}
