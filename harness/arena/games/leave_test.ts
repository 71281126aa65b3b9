import { assert, assertEquals } from "@std/assert";
import ghosts from "../../../fixtures/engines/geister/conforming.ts";
import ghostCode from "../../../fixtures/engines/geister/breaks_exit_code.ts";
import staysDrawn from "../../../fixtures/engines/geister/breaks_knows_drw.ts";
import staysLost from "../../../fixtures/engines/geister/breaks_knows_lst.ts";
import staysWon from "../../../fixtures/engines/geister/breaks_knows_won.ts";
import exitCode from "../../../fixtures/engines/mgtp/breaks_quit_exit_code.ts";
import stays from "../../../fixtures/engines/mgtp/breaks_quit_exits.ts";
import conforming from "../../../fixtures/engines/mgtp/conforming.ts";
import pondering from "../../../fixtures/engines/ponder/conforming.ts";
import ponderCode from "../../../fixtures/engines/ponder/breaks_exit_code.ts";
import ponderStays from "../../../fixtures/engines/ponder/breaks_exit_leaves.ts";
import { builtin, engine, matchContext, played } from "./test_kit.ts";
import type { Player } from "./player.ts";

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
    const { games } = await played(matchContext(players, { settings: { noEatFlip: 6 } }));
    assertEquals(games.length, 2);
    for (const { outcome, fouls, attempts } of games) {
      assert(outcome.kind === "over");
      assertEquals([outcome.forfeit, attempts], [undefined, 1]);
      const told = fouls.map(({ player, violation }) => [player, violation.rule]);
      assertEquals(told, [[0, rule]]);
    }
  });
}

for (
  const [what, fixture, plyLimit, wins, rules] of [
    ["after WON", staysWon, 200, true, ["geister/knows-won"]],
    ["after LST", staysLost, 200, false, ["geister/knows-lst"]],
    ["after DRW", staysDrawn, 4, undefined, ["geister/knows-drw"]],
    ["with a code", ghostCode, 4, undefined, ["geister/exit-code"]],
    ["as it should", ghosts, 4, undefined, []],
  ] as const
) {
  for (const protocol of ["geister-tcp", "geister-stdio"]) {
    Deno.test(`${protocol}: how a ghost leaves ${what} is reported, and costs nothing`, async () => {
      const players = [engine("it", fixture.engine, protocol), builtin("greedy")] as const;
      const settings = { plyLimit };
      const { games } = await played(
        matchContext(players, { game: "geister", games: 8, settings }),
      );
      const of = games.filter(({ outcome }) =>
        outcome.kind === "over" && (
          wins === undefined ? outcome.winner === undefined : outcome.winner === (wins ? 0 : 1)
        )
      );
      assert(of.length > 0, games.map(({ outcome }) => JSON.stringify(outcome)).join());
      for (const { outcome, fouls } of of) {
        assertEquals(outcome.kind === "over" ? outcome.forfeit : "?", undefined);
        const told = fouls.map(({ player, violation }) => `${player} ${violation.rule}`);
        assertEquals(told, rules.map((rule) => `0 ${rule}`));
      }
      const rest = games.filter((game) => !of.includes(game));
      assertEquals(rest.flatMap(({ fouls }) => fouls), []);
    });
  }
}

Deno.test.each([
  ["mgtp", conforming.engine, "dark-chess"],
  ["ponder", pondering.engine, "dark-chess"],
  ["geister-tcp", ghosts.engine, "geister"],
  ["geister-stdio", ghosts.engine, "geister"],
])(
  "%s: a player that was never greeted hears nothing of a game that the other spoilt",
  async (protocol, usual, game) => {
    const mute = protocol.startsWith("geister") ? dead("geister-stdio") : dead("mgtp");
    const players = [mute, engine("mine", usual, protocol)] as const;
    const { games: [first], wires } = await played(matchContext(players, { game, games: 1 }));
    assert(first?.outcome.kind === "over");
    assertEquals([first.outcome.winner, first.fouls.map(({ player }) => player)], [1, [0]]);
    const said = wires.get(1)?.filter(({ of, from }) => of === 1 && from === "harness");
    assertEquals(said, []);
  },
);

/** An engine that is there and never says a word. */
function dead(protocol: string): Player {
  const still = () => ({ state: {}, deeds: [] });
  return engine("mute", { begin: still, hear: still, end: still }, protocol);
}
