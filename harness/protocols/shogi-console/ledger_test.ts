import { assert, assertEquals } from "@std/assert";
import { shogi } from "../../games/shogi/mod.ts";
import { newLedger, playOn } from "./ledger.ts";

function played(plies: string, index0?: number) {
  return plies.split(" ").reduce((ledger, ply) => {
    const move = shogi.read(ply);
    assert(move.ok);
    return playOn(ledger, move.value, ply.includes("*") ? index0 : undefined);
  }, newLedger());
}

const HOLDING = "7g7f 3c3d 8h2b+ 9c9d 2b1a 9d9e 1a2a 8c8d";

Deno.test("hands are kept in the order of captures and close up behind a drop", () => {
  assertEquals(played(HOLDING).hands, { first: ["B", "L", "N"], second: [] });
  const { hands, entries } = played(`${HOLDING} L*5e`);
  assertEquals([hands.first, entries.at(-1)?.index0], [["B", "N"], 1]);
});

Deno.test("a program that lists its hand otherwise has its own index, and the piece is the same", () => {
  const { hands, entries } = played(`${HOLDING} L*5e`, 2);
  assertEquals([hands.first, entries.at(-1)?.index0], [["B", "N"], 2]);
});

Deno.test("every ledger knows the one before, and the piece before its promotion", () => {
  const { before, entries } = played("7g7f 3c3d 8h2b+");
  assertEquals([before?.entries.length, entries.at(-1)?.piece], [2, "B"]);
});
