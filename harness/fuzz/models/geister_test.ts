import { assert, assertEquals } from "@std/assert";
import { geisterEngine, usualMove } from "../../../fixtures/engines/geister/engine.ts";
import { connectedLoopback } from "../../transports/mod.ts";
import { searched } from "../test_kit.ts";

/** An engine that knows its colours from what it chose itself, as it may: no server changes them. */
const trusting = geisterEngine({
  reds: "AFGH",
  choose: ({ board, moves }) => {
    const own = board.slice(0, 24).replaceAll(/(\d\d)[RB]/g, (_, at: string) => `${at}B`)
      .replace(/^(\d\d)B/, "$1R")
      .replace(/(\d\d)B(\d\d)B(\d\d)B$/, "$1R$2R$3R");
    return usualMove(own + board.slice(24), moves);
  },
});

Deno.test("an engine that trusts the reds it chose is not accused", async () => {
  for (const stimulus of ["client", "manual"] as const) {
    const transport = connectedLoopback(trusting);
    const { report } = await searched(trusting, {
      protocol: "geister-tcp",
      stimulus,
      games: 16,
      transport,
    });
    assertEquals(report.cases.flatMap(({ violations }) => violations.map(({ rule }) => rule)), []);
    assert(report.search?.situations.some(({ id, asked }) => /blue-on/.test(id) && asked > 0));
  }
});
