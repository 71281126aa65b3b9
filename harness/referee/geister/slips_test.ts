import { assertEquals } from "@std/assert";
import { geister } from "../../games/geister/mod.ts";
import { slipsOf } from "./slips.ts";

Deno.test.each([
  // On the first board E to H stand on the own edge, A to D before them.
  ["A", "S", ["around", "north-south"]],
  ["E", "E", ["around", "east-west"]],
  ["A", "E", ["around", "east-west"]],
  ["F", "W", []],
])("%s to the %s is explained by %s", (ghost, direction, slips) => {
  const start = geister.start({ seed: 1 });
  if (!start.ok) throw new Error("No board");
  const move = { ghost, direction: direction as "N" | "S" | "E" | "W" };
  assertEquals(slipsOf(start.value, move).toSorted(), [...slips]);
});
