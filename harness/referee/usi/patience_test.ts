import { assertEquals } from "@std/assert";
import { patienceMs } from "./patience.ts";
import { talk } from "./test_kit.ts";

const WHITE = "> position startpos moves 7g7f";

Deno.test.each<[string[], number | undefined]>([
  [["> usi"], 10_000],
  [["> isready"], 60_000],
  [["> isready", "< readyok", "> isready"], 60_000],
  [["> go btime 0 wtime 0 byoyomi 1000"], 2_000],
  [["> go btime 5000 wtime 100 byoyomi 1000"], 7_000],
  [[WHITE, "> go btime 5000 wtime 100 byoyomi 1000"], 2_100],
  [[WHITE, "> go btime 5000 wtime 100 binc 9 winc 10"], 1_110],
  [["> go movetime 250"], 1_250],
  [["> go infinite", "> stop"], 5_000],
  [["> go ponder btime 0 wtime 0 byoyomi 500", "> ponderhit"], 1_500],
  [["> go depth 3"], undefined],
  [["> go mate 1000"], 6_000],
  [["> go mate infinite"], undefined],
  [["> go mate 1000", "< checkmatenomate"], 1_000],
  [["> go btime 0 wtime 0 byoyomi 1000", "< best move so far: 7g7f"], 2_000],
])("after %s the patience is %s", (lines, expected) => {
  assertEquals(patienceMs(talk(lines).bout), expected);
});
