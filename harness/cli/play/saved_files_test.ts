import { assert, assertEquals } from "@std/assert";
import type { Fixture } from "../../../fixtures/engines/fixture.ts";
import { runFixture } from "../../../fixtures/engines/matrix.ts";
import ghosts from "../../../fixtures/engines/geister/conforming.ts";
import conforming from "../../../fixtures/engines/mgtp/conforming.ts";
import tzaars from "../../../fixtures/engines/tzaar/conforming.ts";
import shogis from "../../../fixtures/engines/usi/conforming.ts";
import { pick, randomFrom } from "../../games/random.ts";
import { positionFile, type Saved, scenarioFile } from "../../runner/saved/mod.ts";
import { gameOf, pairingOf } from "../../referee/all/mod.ts";
import { builtin, matchContext } from "../../arena/games/test_kit.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { loadScenarios } from "../../surroundings/load_scenarios.ts";
import { readStart } from "../../arena/start_file.ts";

/** A position after so many plies by chance. */
function savedAfter(game: string, count: number): Saved {
  const kit = gameOf(game);
  const begun = kit?.game.start({ seed: 3 });
  assert(kit && begun?.ok);
  const random = randomFrom(4);
  let position = begun.value;
  const plies: string[] = [];
  for (let ply = 0; ply < count; ply++) {
    const chosen = pick(kit.game.moves(position), random);
    const move = kit.shown?.(position, chosen) ?? chosen;
    plies.push(kit.game.write(move));
    position = kit.game.play(position, move);
  }
  const { match } = matchContext([builtin("a"), builtin("b")], { game });
  const names = { first: "a player", second: "b" };
  return { kit, match, names, setup: kit.setup(begun.value), plies, position, savedAtMs: 0 };
}

const GAMES: [string, string, number, Fixture][] = [
  ["dark-chess", "mgtp", 9, conforming],
  ["geister", "geister-stdio", 6, ghosts],
  ["shogi", "usi", 7, shogis],
  // After a whole turn: an engine makes both steps of one.
  ["tzaar", "tzaar", 5, tzaars],
] as const;

Deno.test.each(GAMES)(
  "a saved position of %s is one that --board reads",
  async (game, protocol, count, _) => {
    await using folder = await tempFolder();
    const saved = savedAfter(game, count);
    const { fileName, text } = positionFile(saved);
    const path = folder.write(fileName, text);
    const { setup = "", opening } = readStart(path, { game, settings: {}, protocols: [protocol] });
    const begun = saved.kit.game.start({ setup });
    assert(begun.ok);
    let position = begun.value;
    for (const ply of opening) {
      const move = saved.kit.game.read(ply);
      assert(move.ok);
      position = saved.kit.game.play(position, move.value);
    }
    const drawn = (at: unknown) => saved.kit.game.diagram(at).tokens;
    assertEquals(drawn(position), drawn(saved.position));
    assertEquals(saved.kit.game.turn(position), saved.kit.game.turn(saved.position));
  },
);

Deno.test.each(GAMES)(
  "a saved scenario of %s asks for a ply in this position",
  async (game, protocol, count, fixture) => {
    const pairing = pairingOf(protocol);
    assert(pairing);
    const { fileName, text } = scenarioFile(savedAfter(game, count), pairing.protocol.rules);
    const file = { path: fileName, file: fileName, id: "saved", text };
    const loaded = await loadScenarios([file], pairing);
    assert(loaded.ok, JSON.stringify(loaded));
    const engine = { ...fixture, name: "conforming" };
    const report = await runFixture(engine, { pairing, scenarios: loaded.value });
    assertEquals(report.cases.map(({ verdict }) => verdict.kind), ["passed"]);
    assert(report.cases[0]?.plies.some(({ by }) => by === "engine"));
  },
);
