import { assert, assertEquals } from "@std/assert";
import { randomFrom } from "../../games/random.ts";
import { varyWords } from "./vary_words.ts";

const SFEN = "position sfen 8k/8G/8G/9/9/9/9/9/K8 w - 1";

/** A variation in which the sides change and the files do not. */
function turned(said: readonly string[], rules: readonly string[] = []) {
  for (let seed = 1; seed < 99; seed++) {
    const variation = varyWords(randomFrom(seed), { said, rules });
    if (variation.answer("7g7f", [SFEN]) === "3c3d") return variation;
  }
  return undefined;
}

Deno.test("clocks and moves follow the position that was set last", () => {
  const variation = turned([SFEN, "position startpos"]);
  assert(variation);
  const go = "go btime 500 wtime 60000 winc 1";
  assertEquals(variation.frame(go, [SFEN]), "go btime 60000 wtime 500 binc 1");
  const swapped = "go wtime 1 btime 2 byoyomi 3";
  assertEquals(variation.frame(swapped, [SFEN]), "go wtime 2 btime 1 byoyomi 3");
  assertEquals(variation.frame(go, [SFEN, "position startpos"]), go);
  assertEquals(variation.answer("7g7f", ["position startpos"]), "7g7f");
  assertEquals(variation.answer("B*4e", [SFEN]), "B*6e");
  assertEquals(variation.answer("resign", [SFEN]), "resign");
  assertEquals(variation.answer("^7g", [SFEN]), undefined, "A pattern may hide anything");
});

Deno.test("a position is written as it was, or not changed at all", () => {
  const variation = turned([SFEN]);
  assert(variation);
  assert(variation.frame(SFEN, [])?.startsWith("position sfen "));
  assert(variation.frame(SFEN, []) !== SFEN);
  assertEquals(variation.frame("position  startpos", []), undefined);
  assertEquals(variation.frame("position sfen none", []), undefined);
  assertEquals(variation.frame("usinewgame", []), "usinewgame");
});

Deno.test("the sides stay where a rule shows itself with one side alone", () => {
  for (const rule of ["usi/drop-letter", "usi/own-clock", "usi/position-sfen"]) {
    assertEquals(turned([SFEN], [rule]), undefined, rule);
  }
});

Deno.test("no piece is added to a mate problem", () => {
  const mate = "position sfen 8k/9/8G/9/9/9/9/9/K8 b G 1";
  for (let seed = 1; seed < 9; seed++) {
    const variation = varyWords(randomFrom(seed), { said: [mate, "go mate 3000"], rules: [] });
    const pieces = variation.frame(mate, [])?.split(" ")[2]?.match(/[a-z]/gi)?.length;
    assertEquals(pieces, 3);
  }
});
