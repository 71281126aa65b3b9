import { assertEquals } from "@std/assert";
import { pick, randomFrom } from "../random.ts";
import { ending } from "./ending.ts";
import { canCapture, moves } from "./moves.ts";
import { write } from "./notation.ts";
import { randomSetup } from "./opening.ts";
import { play } from "./play.ts";
import { otherSide, type TzaarMove, type TzaarPosition } from "./position.ts";
import {
  after,
  HEIGHTS_SETUP,
  HOLE_SETUP,
  NO_CAPTURE_SETUP,
  SELF_WIPE_SETUP,
  started,
  swapped,
  turnedBoard,
  turnedPoint,
} from "./test_kit.ts";
import { testPerft } from "../../testing/perft_table.ts";

testPerft("tzaar", (setup) => (depth) => perft(started(setup), depth));

Deno.test("the counts along the specification's log are those of others", () => {
  const log = ["2,0-1,1", "1,-2-0,-2", "0,-2+1,-3", "-2,-1--2,0", "pass"];
  const counts = Array.from(
    { length: log.length + 1 },
    (_, steps) => moves(after(started(), log.slice(0, steps))).length,
  );
  assertEquals(counts, [42, 44, 145, 42, 143, 46]);
});

Deno.test.each<[string, string, string[]]>([
  ["a line ends at the hole", HOLE_SETUP, ["-1,0--4,3", "4,-3-1,0"]],
  ["a higher stack is safe", HEIGHTS_SETUP, ["2,0-2,-1", "2,0-2,2"]],
  [
    "heights do not matter to an enhance",
    HEIGHTS_SETUP.replace("white 1", "white 2"),
    ["-4,1+-4,4", "-4,4+-4,1", "2,0-2,-1", "2,0-2,2", "pass"],
  ],
  ["nothing is taken", NO_CAPTURE_SETUP, []],
  [
    "a side may wipe out a kind of its own",
    SELF_WIPE_SETUP,
    ["1,1+1,2", "1,2+1,1", "1,2-1,3", "1,1--4,1", "pass"],
  ],
])("%s", (_, setup, expected) => {
  assertEquals(moves(started(setup)).map(write).sort(), expected.sort());
});

Deno.test("a literal reading of the rules gives the same steps on random walks", () => {
  for (const position of walks(30)) {
    assertEquals(moves(position).map(write).sort(), literalMoves(position).sort());
    assertEquals(canCapture(position), moves(position).some(({ kind }) => kind === "capture"));
  }
});

Deno.test("a board turned by 60° with the colours exchanged has the same steps, turned", () => {
  for (const position of walks(6)) {
    const turn = otherSide(position.turn);
    const other = { ...position, board: swapped(turnedBoard(position.board)), turn };
    assertEquals(
      moves(other).map(write).sort(),
      moves(position).map(turned).map(write).sort(),
    );
    const [one, two] = [ending(position), ending(other)];
    assertEquals([one?.reason, one?.winner && otherSide(one.winner)], [two?.reason, two?.winner]);
  }
});

/** The positions of random games, from the opening and from shuffled ones. */
function* walks(games: number): Iterable<TzaarPosition> {
  for (let seed = 0; seed < games; seed++) {
    const random = randomFrom(seed);
    let position = started(seed % 2 === 0 ? "standard" : randomSetup(seed));
    yield position;
    while (!ending(position)) {
      position = play(position, pick(moves(position), random)!);
      yield position;
    }
  }
}

function turned(move: TzaarMove): TzaarMove {
  if (move.kind === "pass") return move;
  return { ...move, from: turnedPoint(move.from), to: turnedPoint(move.to) };
}

/** How many sequences of `depth` steps there are. */
function perft(position: TzaarPosition, depth: number): number {
  const found = moves(position);
  if (depth === 1) return found.length;
  return found.reduce((sum, move) => sum + perft(play(position, move), depth - 1), 0);
}

/** Asks of each pair of cells of the 9×9 files, by rows and columns, what the rules say. */
function literalMoves({ board, turn, step }: TzaarPosition): string[] {
  const stacks = [...board];
  const grid = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => {
      const off = Math.abs(column - row) > 4 || (row === 4 && column === 4);
      return off ? "off" : stacks.shift() ?? "empty";
    }));
  const out: string[] = step === 2 ? ["pass"] : [];
  for (let cell = 0; cell < 81 * 81; cell++) {
    const [a, b] = [Math.floor(cell / 81), cell % 81];
    const [row, column, toRow, toColumn] = [Math.floor(a / 9), a % 9, Math.floor(b / 9), b % 9];
    const [mine, target] = [grid[row]![column]!, grid[toRow]![toColumn]!];
    if (typeof mine === "string" || typeof target === "string" || mine.owner !== turn) continue;
    const [down, right] = [toRow - row, toColumn - column];
    if (a === b || (down !== 0 && right !== 0 && down !== right)) continue;
    const length = Math.max(Math.abs(down), Math.abs(right));
    const way = Array.from({ length: length - 1 }, (_, index) => index + 1);
    const isClear = way.every((k) =>
      grid[row + Math.sign(down) * k]![column + Math.sign(right) * k] === "empty"
    );
    if (!isClear) continue;
    const path = [`${column - 4},${4 - row}`, `${toColumn - 4},${4 - toRow}`];
    if (target.owner === turn) step === 2 && out.push(path.join("+"));
    else if (target.height <= mine.height) out.push(path.join("-"));
  }
  return out;
}
