import { assert, assertEquals } from "@std/assert";
import { boardString, geister, LETTERS, withReds } from "../../games/geister/mod.ts";
import type { Side } from "../../games/game.ts";
import { isStaged, stagedPlies } from "./staged.ts";

/** All choices of four reds. */
const CHOICES = Array.from(
  { length: 256 },
  (_, bits) => LETTERS.filter((_, index) => bits >> index & 1).join(""),
).filter((reds) => reds.length === 4);

const startOf = (reds: string, engine: Side) => {
  const start = geister.start({ seed: 1 });
  assert(start.ok);
  const own = withReds(start.value, { side: engine, letters: reds });
  assert(own.ok);
  return own.value;
};

/** The board after the plies, each of which must be legal, with the engine to move in a game under way. */
function staged(setup: string, { reds, engine }: { reds: string; engine: Side }): string {
  const start = startOf(reds, engine);
  const plies = stagedPlies(setup, { start, engine });
  assert(plies.ok, `${setup} for ${reds}`);
  const end = plies.value.reduce((position, move) => {
    assertEquals(geister.objection(position, move), undefined);
    return geister.play(position, move);
  }, start);
  assertEquals([end.turn, geister.ending(end)], [engine, undefined]);
  return boardString(end, engine, { reveal: true });
}

for (
  const [setup, wanted] of [
    ["own red at 00, own red at 50", ["00R", "50R"]],
    ["own blue at 00, own blue at 05", ["00B", "05B"]],
    ["other blue at 05, other blue at 55", ["05b", "55b"]],
    ["own blue at 50, other red at 55", ["50B", "55r"]],
  ] as const
) {
  Deno.test(`legal plies lead to ${setup}, whatever the reds and the side`, () => {
    for (const reds of CHOICES) {
      for (const engine of ["first", "second"] as const) {
        const ghosts: readonly string[] = staged(setup, { reds, engine }).match(/.../g) ?? [];
        for (const ghost of wanted) assert(ghosts.includes(ghost), `${ghost} for ${reds}`);
      }
    }
  });
}

Deno.test("chance moves ghosts that no wish is about, and the same chance moves the same", () => {
  const setup = "own blue at 00, own blue at 05";
  const boards = new Set<string>();
  for (const [at, reds] of CHOICES.entries()) {
    const engine = at % 2 === 0 ? "first" : "second";
    const board = staged(`${setup}, chance ${at}`, { reds, engine });
    assertEquals(board, staged(`${setup}, chance ${at}`, { reds, engine }));
    const ghosts: readonly string[] = board.match(/.../g) ?? [];
    for (const ghost of ["00B", "05B"]) assert(ghosts.includes(ghost), `${ghost} for ${reds}`);
    if (board !== staged(setup, { reds, engine })) boards.add(board);
  }
  assert(boards.size > 60, `It moved something for ${boards.size} of ${CHOICES.length}`);
});

Deno.test("a staged position that cannot be read or reached is refused with a reason", () => {
  const start = startOf("ABCD", "first");
  const refused = (setup: string) => {
    const plies = stagedPlies(setup, { start, engine: "first" });
    return plies.ok ? "" : plies.error.en;
  };
  assert(refused("own green at 00").includes("own green at 00"));
  assert(refused("own red at 66").includes("own red at 66"));
  // The other's ghosts stand there, and nothing is taken on the way.
  assert(refused("own red at 10").startsWith("No way leads there"));
  assertEquals(["own red at 00", "14R first"].map(isStaged), [true, false]);
});
