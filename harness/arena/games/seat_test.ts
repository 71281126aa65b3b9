import { assert, assertEquals, assertNotEquals } from "@std/assert";
import conforming from "../../../fixtures/engines/mgtp/conforming.ts";
import replyId from "../../../fixtures/engines/mgtp/breaks_reply_id.ts";
import type { Violation } from "../../core/mod.ts";
import { err } from "../../core/mod.ts";
import { greet } from "./greet.ts";
import { planOf } from "./plan.ts";
import { type EngineSeat, type PlayerPlace, type Seat, sitDown, taggedLog } from "./seat.ts";
import { builtin, engine, matchContext } from "./test_kit.ts";
import type { Player } from "./player.ts";

/** Where the player sits in the first game against a built-in opponent. */
function placeOf(player: Player, more: Partial<PlayerPlace> = {}): PlayerPlace {
  const context = matchContext([player, builtin("random")]);
  const [plan] = planOf(context.match);
  assert(plan);
  let entries = 0;
  return { context, plan, side: "first", index: 0, table: 0, log: () => entries++, ...more };
}

async function seated(player: Player, more: Partial<PlayerPlace> = {}): Promise<Seat> {
  const seat = await sitDown(placeOf(player, more));
  assert("kind" in seat && "side" in seat, "it sits");
  return seat;
}

async function seatedEngine(player: Player, more: Partial<PlayerPlace> = {}): Promise<EngineSeat> {
  const seat = await seated(player, more);
  assert(seat.kind === "engine");
  return seat;
}

Deno.test("an engine sits with its own clock and nothing to blame it for", async () => {
  const seat = await seatedEngine(engine("mine", conforming.engine));
  await using _ = seat.channel;
  assertEquals([seat.side, seat.index, seat.player.name], ["first", 0, "mine"]);
  assertEquals([seat.sitting.plies, seat.violations(), seat.blamed()], [0, [], undefined]);
});

Deno.test("an engine that cannot be started has no seat", async () => {
  const failure = { kind: "not-found", why: "No such file", detail: "./x" } as const;
  const place = placeOf(engine("mine", () => Promise.resolve(err(failure))));
  assertEquals(await sitDown(place), failure);
});

Deno.test("what an engine breaks is told to those who look on, and blamed until it is forgotten", async () => {
  const fouls: Violation[] = [];
  const watcher = { foul: ({ violation }: { violation: Violation }) => void fouls.push(violation) };
  const seat = await seatedEngine(engine("mine", replyId.engine), { watcher });
  await using _ = seat.channel;
  await greet(seat, { greetings: {} });
  assertEquals(seat.blamed()?.rule, "mgtp/reply-id");
  assertEquals(seat.violations().map(({ rule }) => rule), ["mgtp/reply-id"]);
  assertEquals(fouls[0]?.rule, "mgtp/reply-id");
  seat.forget();
  assertEquals([seat.blamed(), seat.violations().length], [undefined, 1]);
});

Deno.test("the chances of a built-in opponent depend on the deal and on its side", async () => {
  const [first, again, second] = await Promise.all([
    seated(builtin("random")),
    seated(builtin("random")),
    seated(builtin("random"), { side: "second" }),
  ]);
  assert(first.kind === "builtin" && again.kind === "builtin" && second.kind === "builtin");
  const drawn = first.random();
  assertEquals(again.random(), drawn);
  assertNotEquals(second.random(), drawn);
});

Deno.test("every entry of a log is about the player whose log it is", () => {
  const tag: { of: 0 | 1 } = { of: 0 };
  const told: unknown[] = [];
  const into = (from: string, text: string): number => told.push([tag.of, from, text]) - 1;
  const [mine, theirs] = [taggedLog(into, tag, 0), taggedLog(into, tag, 1)];
  assertEquals([theirs("engine", "=1", 0), mine("harness", "1 name", 1)], [0, 1]);
  assertEquals(told, [[1, "engine", "=1"], [0, "harness", "1 name"]]);
});
