import { assertEquals } from "@std/assert";
import { otherPlayer, playerOf } from "./match.ts";

Deno.test("players take turns, whoever begins", () => {
  assertEquals([0, 1, 2].map((ply) => playerOf({ first: 0 }, ply)), [0, 1, 0]);
  assertEquals([0, 1, 2].map((ply) => playerOf({ first: 1 }, ply)), [1, 0, 1]);
  assertEquals([otherPlayer(0), otherPlayer(1)], [1, 0]);
});
