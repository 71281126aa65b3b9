import { assert, assertEquals } from "@std/assert";
import exitCode from "../../../fixtures/engines/mgtp/breaks_quit_exit_code.ts";
import stays from "../../../fixtures/engines/mgtp/breaks_quit_exits.ts";
import conforming from "../../../fixtures/engines/mgtp/conforming.ts";
import ponderCode from "../../../fixtures/engines/ponder/breaks_exit_code.ts";
import ponderStays from "../../../fixtures/engines/ponder/breaks_exit_leaves.ts";
import { engine, hallOf, played } from "./kit_test.ts";

for (
  const [what, fixture, protocol, rule] of [
    ["stays after quit", stays.engine, "mgtp", "mgtp/quit-exits"],
    ["quits with a code", exitCode.engine, "mgtp", "mgtp/quit-exit-code"],
    ["stays after /exit", ponderStays.engine, "ponder", "ponder/exit-leaves"],
    ["exits with a code", ponderCode.engine, "ponder", "ponder/exit-code"],
  ] as const
) {
  Deno.test(`an engine that ${what} has broken a rule, and keeps what it won on the board`, async () => {
    const players = [engine("it", fixture, protocol), engine("mine", conforming.engine)] as const;
    const { games } = await played(hallOf(players, { settings: { noEatFlip: 6 } }));
    assertEquals(games.length, 2);
    for (const { outcome, fouls, attempts } of games) {
      assert(outcome.kind === "over");
      assertEquals([outcome.forfeit, attempts], [undefined, 1]);
      const told = fouls.map(({ player, violation }) => [player, violation.rule]);
      assertEquals(told, [[0, rule]]);
    }
  });
}
