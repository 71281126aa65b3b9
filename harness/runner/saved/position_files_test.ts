import { assert, assertEquals } from "@std/assert";
import conforming from "../../../fixtures/engines/mgtp/conforming.ts";
import { runFixture, scenariosOf } from "../../../fixtures/engines/matrix.ts";
import { positionFileAt } from "../../core/mod.ts";
import type { GameKit } from "../../referee/mod.ts";
import { gameOf, GAMES, pairingOf } from "../../referee/all/mod.ts";
import { positionFilesOf, withPositionFiles } from "./position_files.ts";
import { positionFile } from "./saved_files.ts";

const HOW = { settings: {}, mainMs: 900_000, atMs: 1_700_000_000_000 };
const MATCH = {
  settings: {},
  clock: { mainMs: HOW.mainMs, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
};
const NAMES = { first: "a", second: "b" };

/** Some plies of a game, with all positions. */
function walk({ game, shown }: GameKit, count: number) {
  const begun = game.start({ seed: 5, settings: {} });
  assert(begun.ok);
  const positions: unknown[] = [begun.value];
  const plies: string[] = [];
  for (let ply = 0; ply < count; ply++) {
    const position = positions.at(-1);
    const moves = game.moves(position);
    const move = moves[(ply * 7) % moves.length];
    const whole = shown ? shown(position, move) : move;
    plies.push(game.write(whole));
    positions.push(game.play(position, whole));
  }
  return { positions, plies };
}

for (const kit of GAMES) {
  Deno.test(`every position of a game of ${kit.game.id} is cut out as the file that saving it makes`, () => {
    const { positions, plies } = walk(kit, 13);
    const setup = kit.setup(positions[0]);
    const files = positionFilesOf({ ...HOW, kit, names: NAMES, setup, plies });
    assert(files);
    for (const [ply, position] of positions.entries()) {
      const saved = { kit, match: MATCH, names: NAMES, setup, position, savedAtMs: HOW.atMs };
      const { text } = positionFile({ ...saved, plies: plies.slice(0, ply) });
      assertEquals(positionFileAt(files, ply), text, `ply ${ply}`);
    }
    assertEquals(positionFileAt(files, positions.length), undefined);
  });
}

Deno.test("plies that cannot be made end the list, and a start that cannot be read has none", () => {
  const kit = gameOf("shogi");
  assert(kit);
  const { positions, plies } = walk(kit, 2);
  const setup = kit.setup(positions[0]);
  const game = { ...HOW, kit, names: NAMES, plies: [...plies, "1a1a"] };
  const files = positionFilesOf({ ...game, setup });
  assertEquals(files?.kind === "setups" ? files.texts.length : 0, 3);
  assertEquals(positionFilesOf({ ...game, setup: "nothing" }), undefined);
});

Deno.test("the games of a check have their files", async () => {
  const pairing = pairingOf("mgtp");
  assert(pairing);
  const scenarios = (await scenariosOf(pairing)).filter(({ id }) =>
    id === "mgtp/games/few_plies_first"
  );
  const report = await runFixture({ ...conforming, name: "it" }, { pairing, scenarios });
  const [first, ...rest] = withPositionFiles(report, pairing.kit).cases[0]?.plies ?? [];
  const files = first?.before?.files;
  assert(files && first);
  const text = positionFileAt(files, rest.length) ?? "";
  for (const { move } of [first, ...rest.slice(0, -1)]) assert(text.includes(move), move);
});

Deno.test("a start that no record of the platform can keep is saved as setups", () => {
  const kit = gameOf("geister");
  assert(kit);
  const { positions, plies } = walk(kit, 40);
  const setup = kit.setup(positions[39]);
  const files = positionFilesOf({ ...HOW, kit, names: NAMES, setup, plies: plies.slice(39) });
  assertEquals(files, {
    kind: "setups",
    texts: positions.slice(39).map((position) => `${kit.setup(position)}\n`),
  });
});
