import { assert, assertEquals } from "@std/assert";
import { conclusionOf } from "../../reporters/mod.ts";
import { ruleStates } from "../core/mod.ts";
import { loopback, type Transport } from "../transports/mod.ts";
import { GREET, mgtpEngine, playing, reported, scenarioOf } from "./test_kit.ts";

/** Games that are drawn after few plies, with as many of them as are asked for. */
function game(least: number) {
  const step = playing({ plies: undefined, settings: { noEatFlip: 3 }, least });
  const hello = scenarioOf([GREET], { id: "hello", preflight: true });
  return [hello, scenarioOf([GREET, step], { id: "game", rules: ["mgtp/genmove-in-time"] })];
}

async function played(least: number, more: { readonly thinkMs?: number } = {}) {
  let starts = 0;
  const transport: Transport = (options) => {
    starts++;
    const { thinkMs = 0 } = more;
    return loopback(mgtpEngine({
      deeds: (usual, { name }) =>
        name === "genmove" ? [{ kind: "think", ms: thinkMs }, ...usual] : usual,
    }))(options);
  };
  const report = await reported(transport, game(least));
  const one = report.cases.find(({ key }) => key === "game");
  assert(one);
  return { report, one, games: starts - 1 };
}

Deno.test("a game that lasts long enough passes at once", async () => {
  const { one, games } = await played(1);
  assertEquals([one.verdict, games], [{ kind: "passed" }, 1]);
});

Deno.test("a game that is over too early is played again, and is not judged in the end", async () => {
  const { report, one, games } = await played(5_000);
  const plies = one.plies.length;
  const because = { kind: "too-short", plies, least: 5_000 };
  assertEquals([one.verdict, games], [{ kind: "skipped", because }, 6]);
  assert(plies > 3);
  // The one game that is told is whole and alone.
  assertEquals(one.plies.map(({ ply }) => ply), one.plies.map((_, index) => index + 1));
  assertEquals(conclusionOf(report), "conforms");
  assertEquals(ruleStates(report).get("mgtp/genmove-in-time"), "optional");
});

Deno.test("another seed may make the game long enough", async () => {
  const { one: first } = await played(1);
  const { one, games } = await played(first.plies.length + 1);
  assertEquals(one.verdict.kind, "passed");
  assert(games > 1 && one.plies.length > first.plies.length);
});

Deno.test("no other game is begun after 15 s of them", async () => {
  const { one, games } = await played(5_000, { thinkMs: 8_000 });
  assertEquals([one.verdict.kind, games], ["skipped", 1]);
});
