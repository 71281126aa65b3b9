import { assertEquals } from "@std/assert";
import { isFromBefore } from "./doubt.ts";
import { hearNoMore } from "./hear.ts";
import { broken, talk } from "./test_kit.ts";
import { patienceMs } from "./patience.ts";
import { shogi } from "../../games/shogi/mod.ts";

const FIRST = ["> position startpos", "> go byoyomi 9000", "< bestmove 7g7f"];
const SECOND = ["> position startpos moves 7g7f 3c3d", "> go byoyomi 9000"];

Deno.test.each<[string, string[], string[]]>([
  ["the same once more, then the answer", ["< bestmove 7g7f", "< bestmove 2g2f"], [
    "usi/one-bestmove",
  ]],
  ["another move for the search before", ["< bestmove 7g7f ponder 3c3d", "< bestmove 2g2f"], [
    "usi/one-bestmove",
  ]],
  ["the same twice more", ["< bestmove 7g7f", "< bestmove 7g7f", "< bestmove 2g2f"], [
    "usi/one-bestmove",
    "usi/one-bestmove",
  ]],
  ["no other comes", ["< bestmove 7g7f"], []],
  ["it was illegal before, too", ["< bestmove 5e5d"], ["shogi/source-not-empty"]],
  ["it cannot be read", ["< bestmove 7776"], ["usi/bestmove-format"]],
])("a bestmove for the search before: %s", (_, lines, rules) => {
  assertEquals(broken(talk([...FIRST, ...SECOND, ...lines])), rules);
});

Deno.test("an illegal move behind which nothing comes is one, and is not waited for long", () => {
  const { bout, messages } = talk([...FIRST, ...SECOND, "< bestmove 7g7f"]);
  assertEquals([messages.length, patienceMs(bout)], [1, 3_000]);
  const ruling = hearNoMore(bout);
  const rules = ruling?.messages.flatMap(({ faults }) => faults.map(({ rule }) => rule));
  assertEquals([rules, ruling?.findings], [["shogi/source-not-empty"], []]);
  assertEquals([ruling?.bout.doubt, ruling?.bout.questions], [undefined, []]);
});

Deno.test("where nothing is doubtful, the end of output decides nothing", () => {
  assertEquals(hearNoMore(talk([...FIRST, ...SECOND]).bout), undefined);
});

Deno.test("an answer to the second search settles which search a move belongs to", () => {
  const { bout } = talk([...FIRST, ...SECOND, "< bestmove 7g7f", "< bestmove 2g2f"]);
  assertEquals([bout.doubt, bout.questions], [undefined, []]);
});

Deno.test("a move belongs to a search before only where it was legal", () => {
  const start = shogi.start({ setup: "startpos" });
  const position = start.ok ? start.value : undefined;
  const moves = ["7g7f", "7g7e", "7776", ""];
  assertEquals(moves.map((move) => isFromBefore([move], position)), [true, false, false, false]);
  assertEquals(isFromBefore(["7g7f"], undefined), false);
});
