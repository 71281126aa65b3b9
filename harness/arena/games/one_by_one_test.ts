import { assert, assertEquals } from "@std/assert";
import { mgtpEngine } from "../../../fixtures/engines/mgtp/engine.ts";
import { oneAtATime } from "../../runner/test_kit.ts";
import { builtin, engine, matchContext, played, told } from "./test_kit.ts";

Deno.test.each([2, 8])(
  "a player that bears no second instance plays %i games at a time one by one, and loses none by that",
  async (jobs) => {
    const context = matchContext([engine("lonely", oneAtATime(mgtpEngine())), builtin("random")], {
      games: 10,
      settings: { noEatFlip: 4 },
    });
    const { games, events } = await played(context, { jobs });
    const alone = await played(context, { jobs: 1 });
    assertEquals(games.map(told), alone.games.map(told));
    assertEquals(games.flatMap(({ fouls }) => fouls), []);
    assert(!events.some(({ kind }) => /unstartable|silent/.test(kind)), "it was called absent");
  },
);
