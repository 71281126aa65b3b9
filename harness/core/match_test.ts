import { assertEquals } from "@std/assert";
import { otherPlayer } from "./match.ts";

Deno.test("each of two players has the other", () => {
  assertEquals([otherPlayer(0), otherPlayer(1)], [1, 0]);
});
