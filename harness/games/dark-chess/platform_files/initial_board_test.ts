import { assertEquals } from "@std/assert";
import { inEnglish } from "../../../testing/in_english.ts";
import { moveOf } from "../test_kit.ts";
import { FULL_SET } from "../piece.ts";
import { setupOf } from "./initial_board.ts";

const EMPTY = "----";
const BARE = [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY];

function counts(letters: string): readonly number[] {
  return [..."KGMRNCPkgmrncp"].map((each) => letters.split(each).length - 1);
}

Deno.test("every flip shows what the file says it did, and the rest is what is left", () => {
  const setup = setupOf({
    rows: ["XXX-", ...BARE],
    counts: counts("KpN"),
    first: "red",
    moves: ["b8(p)", "a8(N)"].map(moveOf),
  });
  assertEquals(setup, {
    ok: true,
    value: `XXX-/${BARE.join("/")} red deal=NpK-/${BARE.join("/")}`,
  });
});

Deno.test("a new board has no colour to move until the first flip", () => {
  const rows = Array(8).fill("XXXX");
  const turn = (first: "red" | "black" | "unknown", plies: readonly string[]) => {
    const moves = plies.map(moveOf);
    const setup = setupOf({ rows, counts: counts(FULL_SET.join("")), first, moves });
    return setup.ok && setup.value.split(" ")[1];
  };
  assertEquals(turn("unknown", []), "unknown");
  assertEquals(turn("red", ["a1(K)"]), "unknown");
  assertEquals(turn("unknown", ["a1(K)"]), "unknown");
  assertEquals(turn("black", ["a1(K)"]), "black");
});

Deno.test("a board without dark pieces has no deal", () => {
  const setup = setupOf({
    rows: ["K--k", ...BARE],
    counts: counts("Kk"),
    first: "black",
    moves: [],
  });
  assertEquals(setup, { ok: true, value: `K--k/${BARE.join("/")} black` });
});

Deno.test("pieces that cannot be are refused, and odd moves are no matter here", () => {
  const rows = ["KX-k", ...BARE];
  const moves = ["z9-a1", "a8-z9", "c8(P)", "b1-b2"].map(moveOf);
  assertEquals(inEnglish(setupOf({ rows, counts: counts("Kk"), first: "red", moves })), {
    ok: false,
    error: "The board has 3 pieces, which are not these",
  });
});
