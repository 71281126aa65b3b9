import { assert, assertEquals } from "@std/assert";
import { absent, doubt, guarded } from "./game_end.ts";

Deno.test("an error of ours is nobody's loss", async () => {
  const { outcome, timing, trouble } = await guarded(() => Promise.reject(new Error("oops")));
  assert(outcome.kind === "inconclusive");
  assertEquals([String(outcome.why).includes("oops"), timing, trouble], [true, false, undefined]);
});

Deno.test("an end that came about is passed on", async () => {
  assertEquals(await guarded(() => Promise.resolve(doubt("x"))), doubt("x"));
});

Deno.test("a player that cannot be started is named", () => {
  const { outcome, trouble } = absent({ kind: "not-found", why: "No such file", detail: "d" }, 1);
  assertEquals(outcome.kind, "inconclusive");
  assertEquals(trouble, { why: "No such file", detail: "d", player: 1 });
});
