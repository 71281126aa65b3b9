import { assertEquals } from "@std/assert";
import { gameOf } from "../../referee/all/mod.ts";
import { choicesOf } from "./choices.ts";
import type { Seat } from "./seat.ts";

function person(choose?: () => Promise<string>): Seat {
  const player = { kind: "person", name: "p", decide: () => Promise.reject(), choose };
  return { kind: "person", side: "second", index: 1, player } as unknown as Seat;
}

const BUILTIN = { kind: "builtin", side: "first", index: 0 } as unknown as Seat;

Deno.test("a person chooses in games that let sides choose, and a built-in opponent never does", async () => {
  const [geister, shogi] = [gameOf("geister")!, gameOf("shogi")!];
  const seats = [BUILTIN, person(() => Promise.resolve("ABCD"))];
  assertEquals(await choicesOf(seats, geister), [{ side: "second", choice: "ABCD" }]);
  assertEquals(await choicesOf(seats, shogi), []);
  assertEquals(await choicesOf([BUILTIN, person()], geister), []);
});
