import { assert, assertEquals } from "@std/assert";
import { gameOf, GAMES } from "../../referee/all/mod.ts";
import { builtin, matchContext, played } from "./test_kit.ts";
import { replayGame } from "./replay_game.ts";

for (const kit of GAMES) {
  const { id } = kit.game;
  Deno.test(`${id}: every game of a match can be replayed to its end`, async () => {
    const context = matchContext([builtin("random"), builtin("greedy")], { game: id, games: 4 });
    const { games } = await played(context);
    for (const { setup, plies, outcome } of games) {
      const replay = replayGame(kit, { setup, plies: plies.map(({ move }) => move) });
      assertEquals([replay.problem, replay.positions.length], [undefined, plies.length + 1]);
      assert(outcome.kind === "over");
      if (outcome.reason !== "GamePlyLimitDraw") {
        assertEquals(replay.ending?.reason, outcome.reason);
      }
    }
  });
}

const kit = gameOf("dark-chess")!;
const { games: [game] } = await played(matchContext([builtin("random"), builtin("greedy")]));
const WHOLE = { setup: game!.setup, plies: game!.plies.map(({ move }) => move) };

Deno.test("an illegal ply is named with the rule that it breaks", () => {
  const { problem, positions } = replayGame(kit, { ...WHOLE, plies: [WHOLE.plies[0]!, "a1-d8"] });
  assertEquals([problem?.ply, problem?.move, positions.length], [2, "a1-d8", 2]);
  assert(problem?.rule?.startsWith("dark-chess/"));
});

Deno.test.each<[string, { setup: string; plies: readonly string[] }, number]>([
  ["a ply that is none", { ...WHOLE, plies: ["nonsense"] }, 1],
  ["a ply after the end", { ...WHOLE, plies: [...WHOLE.plies, "a1-a2"] }, WHOLE.plies.length + 1],
  ["a start that is none", { setup: "nonsense", plies: [] }, 0],
])("%s is named", (_, written, ply) => {
  assertEquals(replayGame(kit, written).problem?.ply, ply);
});

Deno.test("what each side may know is shown where that differs", () => {
  const ghosts = gameOf("geister")!;
  const start = ghosts.game.start({ seed: 1 });
  assert(start.ok);
  const { positions: [first] } = replayGame(ghosts, {
    setup: ghosts.setup(start.value),
    plies: [],
  });
  assertEquals(first?.views?.length, 2);
});
