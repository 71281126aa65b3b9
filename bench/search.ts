/** How quickly and how well dark chess's searching opponent plays. @module */

import { chooseMove } from "../harness/games/dark-chess/search/mod.ts";
import {
  DARK_CHESS_OPPONENTS,
  darkChess,
  type DarkChessPosition,
} from "../harness/games/dark-chess/mod.ts";
import { randomFrom } from "../harness/games/random.ts";
import { type Contender, lineOf, machine, type Rounds, sideBySide } from "./measure.ts";

/** Positions with much, little and nothing dark. */
const POSITIONS: Readonly<Record<string, string>> = {
  "much dark": "XX-X/X-nX/G-XX/XkX-/-CXX/X-Xp/XXN-/PX-X red",
  "little dark": "C-Xk/X---/g---/--c-/--X-/--K-/p--P/N--r red",
  "nothing dark": "C--c/-P--/k--K/--p-/-c--/P--C/--g-/G--r red",
};

/** What came of a match. */
export interface Score {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** Nodes a second in each position, beside the positions a second that the rules themselves walk. */
export function searchRounds(
  { nodes, rounds }: { readonly nodes: number; readonly rounds: number },
): Rounds {
  const contenders = Object.entries(POSITIONS).map(([name, setup]): [string, Contender] => [
    name,
    () => rateOf(() => chooseMove(started({ setup }), randomFrom(1), { nodes }).nodes),
  ]);
  const open = started({ setup: POSITIONS["nothing dark"]! });
  return {
    contenders: Object.fromEntries(contenders),
    peer: () => rateOf(() => walked(open, nodes)),
    rounds,
  };
}

/** How deep a position is searched within a time. */
export function depthWithin(setup: string, withinMs: number): number {
  const now = () => performance.now();
  return chooseMove(started({ setup }), randomFrom(1), { withinMs, now }).depth;
}

/** So many games, each deal with either side, every ply judged by the rules. */
export function match(
  opponent: "random" | "greedy",
  { games, nodes }: { readonly games: number; readonly nodes: number },
): Score {
  const points = Array.from({ length: games }, (_, game) => {
    const own = game % 2 === 0 ? "first" : "second";
    const winner = played(game, (position) => position.turn === own ? "search" : opponent, nodes);
    return winner === undefined ? "drawn" : winner === own ? "won" : "lost";
  });
  const count = (kind: string) => points.filter((each) => each === kind).length;
  return { won: count("won"), drawn: count("drawn"), lost: count("lost") };
}

type Name = keyof typeof DARK_CHESS_OPPONENTS;

function played(game: number, whose: (position: DarkChessPosition) => Name, nodes: number) {
  const random = randomFrom(game);
  let position = started({ seed: Math.floor(game / 2) });
  while (!darkChess.ending(position)) {
    const move = DARK_CHESS_OPPONENTS[whose(position)](position, random, { nodes });
    const objection = darkChess.objection(position, move);
    if (objection) throw new Error(`${whose(position)} broke ${objection.rule}`);
    position = darkChess.play(position, move);
  }
  return darkChess.ending(position)?.winner;
}

function started(from: { readonly setup: string } | { readonly seed: number }): DarkChessPosition {
  const start = darkChess.start(from);
  if (!start.ok) throw new Error(start.error.en);
  return start.value;
}

/** How many positions were made, level by level, until there were `most`. */
function walked(position: DarkChessPosition, most: number): number {
  let level = [position];
  let count = 0;
  while (count < most && level.length > 0) {
    const next: DarkChessPosition[] = [];
    for (const each of level) {
      for (const move of darkChess.moves(each)) {
        next.push(darkChess.play(each, move));
        if (++count >= most) return count;
      }
    }
    level = next;
  }
  return count;
}

function rateOf(work: () => number): Promise<number> {
  const sinceMs = performance.now();
  const count = work();
  return Promise.resolve(count / (performance.now() - sinceMs) * 1000);
}

async function bench(): Promise<void> {
  console.log(`${machine()}\nsearch, nodes a second`);
  for (const comparison of await sideBySide(searchRounds({ nodes: 200_000, rounds: 9 }))) {
    console.log(lineOf(comparison, { unit: "nodes", peer: "by the rules" }));
  }
  console.log("search, plies deep after a second");
  for (const [name, setup] of Object.entries(POSITIONS)) {
    console.log(`  ${name.padEnd(34)}  ${String(depthWithin(setup, 1000)).padStart(7)} plies`);
  }
  const size = { games: 100, nodes: 5000 };
  console.log(`search, ${size.games} games with ${size.nodes} nodes a move`);
  for (const opponent of ["greedy", "random"] as const) {
    const { won, drawn, lost } = match(opponent, size);
    console.log(`  against ${opponent.padEnd(26)}  ${won} won, ${drawn} drawn, ${lost} lost`);
  }
}

if (import.meta.main) await bench();
