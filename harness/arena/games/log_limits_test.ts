import { assert } from "@std/assert";
import { LOG_LIMITS } from "../../transports/mod.ts";
import { GAME_LOG_LIMITS } from "./log_limits.ts";

Deno.test("the log of a game has room for two engines, from every source", () => {
  for (const [source, { entries, characters }] of Object.entries(LOG_LIMITS)) {
    const game = Object.entries(GAME_LOG_LIMITS).find(([name]) => name === source)?.[1];
    assert(game && game.entries >= 2 * entries && game.characters >= 2 * characters, source);
  }
});
