import { assertEquals } from "@std/assert";
import { randomFrom } from "../random.ts";
import { winOf } from "./ending.ts";
import { type Ghost, takenOf } from "./ghost.ts";
import { started } from "./test_kit.ts";
import { worthOf } from "./lasting_worth.ts";
import { Lookahead } from "./lookahead.ts";
import { moves } from "./moves.ts";
import { write } from "./notation.ts";
import { GEISTER_OPPONENTS } from "./opponents.ts";
import { play } from "./play.ts";
import type { GeisterPosition } from "./position.ts";

/** Positions of a game between two random players. */
function positions(seed: number): readonly GeisterPosition[] {
  const chance = randomFrom(seed);
  const all = [started(seed, { plyLimit: 300 })];
  while (all.length < 120 && !winOf(all.at(-1)!)) {
    all.push(play(all.at(-1)!, GEISTER_OPPONENTS.random(all.at(-1)!, chance)));
  }
  return all.filter((position) => !winOf(position));
}

/** The worst that the other side can make of a position, found on the board of the rules. */
function worstReply(position: GeisterPosition): number {
  if (winOf(position)) return -1_000_001;
  return Math.min(...moves(position).map((reply) => worth(play(position, reply))));
}

/** What a position is worth to the side to move. */
function worth(position: GeisterPosition): number {
  if (winOf(position)) return -1_000_000;
  const { ghosts: { first, second }, turn } = position;
  const all = [...first, ...second];
  const taken = (ghosts: readonly Ghost[]) => ({
    blue: takenOf(ghosts, "blue"),
    red: takenOf(ghosts, "red"),
  });
  return worthOf({
    at: Int8Array.from(all, ({ at }) => typeof at === "number" ? at : -1),
    blue: all.map(({ colour }) => colour === "blue"),
    taken: [taken(first), taken(second)],
    side: turn === "first" ? 0 : 1,
    isNext: true,
  });
}

Deno.test("a look of two plies finds what the rules' own board shows, captures and exits included", () => {
  for (const position of [1, 2, 3].flatMap(positions)) {
    const ahead = new Lookahead(position);
    for (const move of moves(position)) {
      const score = ahead.score(move, { depth: 1, least: -Infinity });
      assertEquals(score, worstReply(play(position, move)), write(move));
    }
  }
});
