import { assertEquals } from "@std/assert";
import { usiShogi } from "./mod.ts";

Deno.test("only the answer of a search breaks a silence", () => {
  const lines = ["info depth 1", "", "hello", "bestmove 7g7f", "readyok"];
  assertEquals(lines.map((line) => usiShogi.isRemark?.(line)), [true, true, true, false, true]);
});

Deno.test("what is wanted is shown as it would come", () => {
  const bout = usiShogi.open({ seed: 1 });
  assertEquals(usiShogi.wanted(bout, { message: "usiok" }), "usiok");
  assertEquals(usiShogi.wanted(bout, { message: "bestmove", move: "7g7f" }), "bestmove 7g7f");
  assertEquals(usiShogi.wanted(bout, { message: "bestmove" }), "bestmove …");
});
