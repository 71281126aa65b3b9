import { assertEquals } from "@std/assert";
import conforming from "../../../fixtures/engines/mgtp/conforming.ts";
import { mgtpEngine } from "../../../fixtures/engines/mgtp/engine.ts";
import { builtin, engine, hallOf } from "./test_kit.ts";
import { absenceAlone } from "./presence.ts";

const DEAD = engine("dead", mgtpEngine({ begin: [{ kind: "exit", code: 1 }] }));

Deno.test("a player that makes a ply counts as present, one that exits at once does not", async () => {
  const hall = hallOf([DEAD, engine("there", conforming.engine)], { randomPlies: 4 });
  assertEquals(await absenceAlone(hall, 1), {});
  const { unstartable, silent } = await absenceAlone(hall, 0);
  assertEquals([unstartable?.player, silent], [0, undefined]);
});

Deno.test("a player that never answers is silent", async () => {
  const mute = engine("mute", mgtpEngine({ deeds: () => [] }));
  const { silent } = await absenceAlone(hallOf([DEAD, mute]), 1);
  assertEquals(silent, { player: 1, spoke: false });
});

Deno.test("a built-in opponent is always there", async () => {
  assertEquals(await absenceAlone(hallOf([DEAD, builtin("random")]), 1), {});
});
