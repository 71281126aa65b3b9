import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { absent, doubt, guarded } from "./game_end.ts";

Deno.test("an error of the harness is no player's loss", async () => {
  const { outcome, timing, trouble } = await guarded(() => Promise.reject(new Error("oops")));
  assert(outcome.kind === "inconclusive");
  assert(outcome.because.kind === "harness-error");
  assertStringIncludes(outcome.because.detail, "oops");
  assertEquals([timing, trouble], [false, undefined]);
});

const END = doubt({ kind: "no-rule" });

Deno.test("a regular end of a game is passed on unchanged", async () => {
  assertEquals(await guarded(() => Promise.resolve(END)), END);
});

Deno.test("a player that cannot be started is named", () => {
  const { outcome, trouble } = absent({ kind: "not-found", why: "No such file", detail: "d" }, 1);
  assertEquals(outcome.kind, "inconclusive");
  assertEquals(trouble, { why: "No such file", detail: "d", player: 1 });
  const told = { kind: "not-found", why: "No file d", detail: "d", isDetailTold: true } as const;
  assertEquals(absent(told, 1).trouble, { why: "No file d", detail: "", player: 1 });
});
