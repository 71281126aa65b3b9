import { assertEquals, assertThrows } from "@std/assert";
import { formatSetup } from "../../games/shogi/mod.ts";
import { awaited, deal, open, positionFrame, say } from "./bout.ts";
import { talk } from "./test_kit.ts";

Deno.test("a position command sets up the board, moves included", () => {
  const { board } = talk(["> position startpos moves 7g7f 3c3d 8h2b+"]).bout;
  assertEquals(
    board && formatSetup(board),
    "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4",
  );
});

Deno.test.each(["> position startpos moves 7g7e", "> position sfen x", "> position"])(
  "after %s nothing is certain",
  (line) => {
    assertEquals(talk(["> position startpos", line]).bout.board, undefined);
  },
);

Deno.test("a search that waits for stop or ponderhit owes no answer yet", () => {
  const searching = say(open({ seed: 1 }), "go infinite");
  assertEquals(awaited(searching), undefined);
  assertEquals(awaited(say(searching, "stop"))?.kind, "go");
  const pondering = say(open({ seed: 1 }), "go ponder btime 1");
  assertEquals(awaited(pondering), undefined);
  assertEquals(awaited(say(pondering, "ponderhit"))?.kind, "go");
});

Deno.test("a new game is dealt in the same talk", () => {
  const setup = "4k4/9/9/9/9/9/9/9/4K4 b - 1";
  const bout = deal(say(open({ seed: 1 }), "usi"), { seed: 1, setup });
  assertEquals([positionFrame(bout), bout.questions.length], [`position sfen ${setup}`, 1]);
  assertThrows(() => open({ seed: 1, setup: "nonsense" }), "Cannot set up");
});
