import { assert, assertEquals } from "@std/assert";
import { fixturesOf } from "../../../fixtures/engines/matrix.ts";
import { gameOf, PAIRINGS } from "../../referee/all/mod.ts";
import { sampled } from "../../testing/quick.ts";
import { builtin, engine, matchContext, played } from "./test_kit.ts";

const TALKING = PAIRINGS.filter(({ protocol, talk }) =>
  protocol.transport !== "files" && talk.act === undefined
);

/**
 * What is a late answer with a short clock is none at all with a long one; and a match cannot try
 * other ports or other positions, nor the same again, so that an illegal or refused ply is what it
 * is.
 */
const IN_A_MATCH: Readonly<Record<string, readonly string[]>> = {
  "geister/mov-in-time": ["geister/answers-mov"],
  "geister/any-port": ["geister/own-ghost-blocks"],
  "mgtp/own-ply-echo": ["dark-chess/cannon-screen", "mgtp/flip-accepted"],
  "ponder/own-ply-echo": ["dark-chess/flip-only-dark"],
  "usi/position-moves": ["shogi/source-not-empty"],
  "usi/position-anew": ["shogi/source-not-empty"],
};

/** Games that would go on for long: random players of shogi seldom give mate. */
const SHORT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  shogi: { moveLimit: 50 },
};

for (const pairing of TALKING) {
  const { id, game } = pairing.protocol;
  Deno.test(`${id}: in a match no engine is accused of a rule that it does not break`, async () => {
    const fixtures = await fixturesOf(pairing);
    assert(fixtures.length > 10);
    for (const { name, breaks, engine: fixture } of sampled(fixtures, 12)) {
      const players = [engine(name, fixture, id), builtin("random")] as const;
      const settings = SHORT[game] ?? {};
      const context = matchContext(players, {
        game: gameOf(game)?.game.id ?? "",
        games: 1,
        settings,
      });
      const { games: [first] } = await played(context);
      // Some never come to the table.
      if (!first) continue;
      const { outcome, fouls } = first;
      assert(outcome.kind === "over", `${name}: ${JSON.stringify(outcome)}`);
      if (outcome.forfeit !== undefined) assertEquals([name, outcome.winner], [name, 1]);
      const allowed = [...breaks, ...breaks.flatMap((rule) => IN_A_MATCH[rule] ?? [])];
      const rules = fouls.map(({ violation }) => violation.rule);
      assertEquals([name, rules.filter((rule) => !allowed.includes(rule))], [name, []]);
    }
  });
}
