import { assert, assertEquals } from "@std/assert";
import { talk } from "./test_kit.ts";
import { mgtpDarkChess } from "./mod.ts";

Deno.test.each<[string, string[], number | undefined]>([
  ["a command", ["> 1 name"], 10_000],
  ["genmove, which has a clock of its own", ["> 12 genmove red"], undefined],
  ["genmove under another id", ["> 1012 genmove red"], undefined],
  ["genmove without a colour", ["> 12 genmove"], 60_000],
  ["genmove and search output", ["> 12 genmove red", "< depth 3 a1 a2"], undefined],
  ["genmove and a ruler", ["> 12 genmove red", "< === 1 ==="], undefined],
  ["genmove and a ply under another id", ["> 12 genmove red", "< =13 a1 a2"], 2_000],
  ["genmove and a remark under another id", ["> 12 genmove red", "< =13 depth 9"], undefined],
  ["ready and a ruler", ["> 14 ready", "< ====="], 10_000],
  ["genmove and a bare ply", ["> 12 genmove red", "< a1 a2"], 35_000],
  ["genmove after a bare ply for the one before", [
    "> 12 genmove red",
    "< a1 a2",
    "< =12 a1 a2",
    "> 12 genmove red",
  ], undefined],
])("the patience for %s", (_name, lines, ms) => {
  assertEquals(mgtpDarkChess.patienceMs(talk(lines).bout), ms);
});

Deno.test("the sentinel is said once, when a reply without an end has begun", () => {
  const begun = talk(["> 4 list_commands", "< =4 name"]).bout;
  assertEquals(mgtpDarkChess.sentinel(talk(["> 4 list_commands"]).bout), undefined);
  assertEquals(mgtpDarkChess.sentinel(begun), "1 name");
  assertEquals(mgtpDarkChess.sentinel(talk(["> 1 name"], begun).bout), undefined);
});

Deno.test("a command awaits an answer until the reply comes", () => {
  assert(mgtpDarkChess.awaits(talk(["> 1 name"]).bout));
  assert(!mgtpDarkChess.awaits(talk(["> 1 name", "< =1 x"]).bout));
});

Deno.test.each<[Record<string, string>, string | undefined]>([
  [{ status: "success" }, "=1"],
  [{ status: "success", text: "x" }, "=1 x"],
  [{ status: "failure" }, "?1 …"],
  [{ status: "success", id: "7" }, "=7"],
  [{}, undefined],
])("an answer with the fields %j looks like %s", (fields, text) => {
  assertEquals(mgtpDarkChess.wanted(talk(["> 1 name"]).bout, fields), text);
});
