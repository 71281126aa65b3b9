import { assertEquals } from "@std/assert";
import type { RoomChoice } from "../../../harness/core/mod.ts";
import { picked, pickingOf } from "./picking.ts";

const LABEL = { en: "", zh: "", ja: "" };

function choice(move: string, path: readonly string[], label = false): RoomChoice {
  return { move, path, ...label ? { label: LABEL } : {} };
}

/** The plies that clicks make, and what is chosen after each. */
function clicks(choices: readonly RoomChoice[], ...names: string[]): readonly string[] {
  let path: readonly string[] = [];
  return names.map((name) => {
    const next = picked(choices, path, name);
    path = next.move === undefined ? next.path : [];
    return next.move ?? `(${path.join(" ")})`;
  });
}

Deno.test("a dark piece is flipped at once, another is moved by two clicks", () => {
  const choices = [choice("a1", ["a1"]), choice("b1-b2", ["b1", "b2"])];
  assertEquals(clicks(choices, "a1"), ["a1"]);
  assertEquals(clicks(choices, "b1", "b2"), ["(b1)", "b1-b2"]);
});

Deno.test("another piece, the same piece again and an empty place begin anew", () => {
  const choices = [choice("a1-a2", ["a1", "a2"]), choice("b1-b2", ["b1", "b2"])];
  assertEquals(clicks(choices, "a1", "b1", "b2"), ["(a1)", "(b1)", "b1-b2"]);
  assertEquals(clicks(choices, "a1", "a1", "c5"), ["(a1)", "()", "()"]);
});

Deno.test("where two plies have the same places, a button decides", () => {
  const choices = [choice("8h2b", ["8h", "2b"], true), choice("8h2b+", ["8h", "2b"], true)];
  assertEquals(clicks(choices, "8h", "2b"), ["(8h)", "(8h 2b)"]);
  assertEquals(pickingOf(choices, ["8h", "2b"]).named.length, 2);
});

Deno.test("a piece that can only promote, or not at all, is asked nothing", () => {
  assertEquals(clicks([choice("1c1b+", ["1c", "1b"], true)], "1c", "1b"), ["(1c)", "1c1b+"]);
});

Deno.test("an escape needs its button, and a pass is there at once", () => {
  const choices = [choice("A,NORTH", ["0-0"], true), choice("pass", [], true)];
  assertEquals(clicks(choices, "0-0"), ["(0-0)"]);
  assertEquals(pickingOf(choices, ["0-0"]).named.map(({ move }) => move), ["A,NORTH"]);
  assertEquals(pickingOf(choices, []).named.map(({ move }) => move), ["pass"]);
});
