import { assert, assertEquals } from "@std/assert";
import conforming from "../../../fixtures/engines/mgtp/conforming.ts";
import usi from "../../../fixtures/engines/usi/conforming.ts";
import { mgtpEngine } from "../../../fixtures/engines/mgtp/engine.ts";
import type { AnyFixtureEngine } from "../../transports/mod.ts";
import { greet } from "./greet.ts";
import { planOf } from "./plan.ts";
import { sitDown } from "./seat.ts";
import { builtin, engine, matchContext } from "./test_kit.ts";

/** What was sent to an engine that is greeted, and how that went. */
async function greeted(
  what: AnyFixtureEngine,
  { protocol = "mgtp", game = "dark-chess", greetings = {} as Record<string, string> } = {},
) {
  const context = matchContext([engine("mine", what, protocol), builtin("random")], { game });
  const [plan] = planOf(context.match);
  assert(plan);
  const sent: string[] = [];
  const log = (from: string, text: string): number =>
    from === "harness" ? sent.push(text.trim()) : 0;
  const seat = await sitDown({ context, plan, side: "first", index: 0, table: 0, log });
  assert("kind" in seat && seat.kind === "engine");
  await using _ = seat.channel;
  const going = await greet(seat, { greetings });
  return { sent: sent.map((line) => line.replace(/^\d+ /, "")), going: going.kind, seat };
}

Deno.test("an engine is greeted as its protocol greets, and the game can go on", async () => {
  const mgtp = await greeted(conforming.engine);
  assertEquals(mgtp.going, "on");
  assertEquals(mgtp.seat.violations(), []);
  const shogi = await greeted(usi.engine, { protocol: "usi", game: "shogi" });
  assertEquals([shogi.going, shogi.sent[0]], ["on", "usi"]);
});

Deno.test("a greeting contains only the options that its protocol has", async () => {
  const plain = await greeted(usi.engine, { protocol: "usi", game: "shogi" });
  const wished = await greeted(usi.engine, {
    ...{ protocol: "usi", game: "shogi" },
    greetings: { hash: "32", reveal: "yes" },
  });
  assertEquals(wished.sent.filter((line) => !plain.sent.includes(line)), [
    "setoption name USI_Hash value 32",
  ]);
});

Deno.test("an engine that says nothing when it is greeted stops the game", async () => {
  const silent = mgtpEngine({ deeds: () => [] });
  const { going, seat } = await greeted(silent);
  assertEquals(going, "stop");
  assert(seat.blamed() !== undefined);
});
