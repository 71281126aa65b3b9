import { assertEquals } from "@std/assert";
import conforming from "../../../fixtures/engines/mgtp/conforming.ts";
import { mgtpEngine } from "../../../fixtures/engines/mgtp/engine.ts";
import { builtin, engine, matchContext } from "./test_kit.ts";
import { absenceAlone } from "./presence.ts";

const DEAD = engine("dead", mgtpEngine({ begin: [{ kind: "exit", code: 1 }] }));

Deno.test("a player that makes a ply counts as present, one that exits at once does not", async () => {
  const context = matchContext([DEAD, engine("there", conforming.engine)], { randomPlies: 4 });
  assertEquals(await absenceAlone(context, 1), {});
  const { unstartable, silent } = await absenceAlone(context, 0);
  assertEquals([unstartable?.player, silent], [0, undefined]);
});

Deno.test("a player that never answers is silent", async () => {
  const mute = engine("mute", mgtpEngine({ deeds: () => [] }));
  const { silent } = await absenceAlone(matchContext([DEAD, mute]), 1);
  assertEquals(silent, { player: 1, spoke: false });
});

Deno.test("a built-in opponent is always there", async () => {
  assertEquals(await absenceAlone(matchContext([DEAD, builtin("random")]), 1), {});
});
