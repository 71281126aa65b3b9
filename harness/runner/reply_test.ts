import { assertEquals } from "@std/assert";
import { GREET, mgtpEngine, playing, tried } from "./test_kit.ts";

/** The opponent's plies of a game in which the engine is the first player. */
async function replies(words: readonly string[], plies: number): Promise<readonly string[]> {
  const { context } = await tried(mgtpEngine(), [GREET, playing({ replies: words, plies })]);
  const { events } = context as typeof context & { events: Parameters<typeof context.emit>[0][] };
  return events.flatMap((event) =>
    event.kind === "ply" && event.ply.by === "opponent" ? [event.ply.move] : []
  );
}

Deno.test("the opponent makes the plies that the scenario names, one for each turn", async () => {
  const made = await replies(["d8(k)", "c8(K)"], 5);
  assertEquals(made, ["d8(k)", "c8(K)"]);
});

Deno.test("a ply that cannot be made is the opponent's own, and the next one is made again", async () => {
  const [first, second] = await replies(["a1-d8", "c8(K)"], 4);
  assertEquals([first === "a1-d8", second], [false, "c8(K)"]);
});
