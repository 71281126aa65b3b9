/** A second generator that reads the rules literally and knows nothing of the first. @module */

import { assertEquals } from "@std/assert";
import { moves } from "./moves.ts";
import { write } from "./notation.ts";
import { formatSetup } from "./setup.ts";
import { randomGame, started } from "./test_kit.ts";

/** Small letters are white's, `+` is in front of promoted ones. */
interface Plain {
  /** By `file * 10 + rank`. */
  readonly board: ReadonlyMap<number, string>;
  readonly hand: Readonly<Record<string, number>>;
  readonly white: boolean;
}

Deno.test("a literal reading of the rules gives the same moves on random walks", () => {
  const walks = [
    { setup: "startpos", seed: 1, plies: 60 },
    { setup: "startpos", seed: 2, plies: 60 },
    {
      setup: "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
      seed: 3,
      plies: 8,
    },
    { setup: "4k4/9/4S4/9/9/9/9/9/4K4 b R2G2Pr4p 1", seed: 4, plies: 20 },
  ];
  for (const { setup, seed, plies } of walks) {
    for (const position of randomGame(started(setup), { seed, plies })) {
      const expected = legalMoves(plain(formatSetup(position))).sort();
      assertEquals(moves(position).map(write).sort(), expected);
    }
  }
});

Deno.test("a literal reading agrees on pawn drops that give mate and that do not", () => {
  const setups = [
    "6snk/9/7G1/9/9/9/9/9/K8 b P 1",
    "8k/9/7G1/9/9/9/9/9/K8 b P 1",
    "7nk/9/7GG/9/9/9/9/9/K8 b P 1",
    "6rnk/9/7G1/9/9/9/9/9/K8 b P 1",
    "k8/9/9/9/9/9/1g7/9/KN7 w p 1",
    "7lk/7l1/9/9/9/9/9/9/K8 b P 1",
  ];
  for (const setup of setups) {
    const position = started(setup);
    assertEquals(moves(position).map(write).sort(), legalMoves(plain(setup)).sort(), setup);
  }
});

function plain(sfen: string): Plain {
  const [rows = "", turn, hands = ""] = sfen.split(" ");
  const board = new Map<number, string>();
  for (const [row, text] of rows.split("/").entries()) {
    let file = 9;
    for (const [mark] of text.matchAll(/\+?./g)) {
      if (/\d/.test(mark)) file -= Number(mark);
      else board.set(file-- * 10 + row + 1, mark);
    }
  }
  const hand: Record<string, number> = {};
  for (const [, count, letter = ""] of hands.matchAll(/(\d*)([A-Za-z])/g)) {
    hand[letter] = Number(count || 1);
  }
  return { board, hand, white: turn === "w" };
}

const GOLD = "F L R l r B";
/** Steps and slides as black sees them: forward, left and right, backward; `*` slides. */
const WAYS: Readonly<Record<string, string>> = {
  P: "F",
  L: "F*",
  N: "Y Z",
  S: "F L R b c",
  G: GOLD,
  B: "L* R* b* c*",
  R: "F* B* l* r*",
  K: "F B l r L R b c",
  "+P": GOLD,
  "+L": GOLD,
  "+N": GOLD,
  "+S": GOLD,
  "+B": "L* R* b* c* F B l r",
  "+R": "F* B* l* r* L R b c",
};
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  F: [0, -1],
  B: [0, 1],
  l: [1, 0],
  r: [-1, 0],
  L: [1, -1],
  R: [-1, -1],
  b: [1, 1],
  c: [-1, 1],
  Y: [1, -2],
  Z: [-1, -2],
};

const isWhite = (piece: string) => piece === piece.toLowerCase();

/** Where the piece on a square could go if there were no kings. */
function targets({ board }: Plain, at: number): number[] {
  const piece = board.get(at)!;
  const found: number[] = [];
  for (const way of WAYS[piece.toUpperCase()]!.split(" ")) {
    const [dx, dy] = STEPS[way[0]!]!.map((each) => isWhite(piece) ? -each : each);
    let [file, rank] = [Math.floor(at / 10) + dx!, at % 10 + dy!];
    while (file >= 1 && file <= 9 && rank >= 1 && rank <= 9) {
      const met = board.get(file * 10 + rank);
      if (met && isWhite(met) === isWhite(piece)) break;
      found.push(file * 10 + rank);
      if (met || !way.endsWith("*")) break;
      file += dx!;
      rank += dy!;
    }
  }
  return found;
}

function isAttacked(plain: Plain, white: boolean): boolean {
  const king = [...plain.board].find(([, piece]) => piece === (white ? "k" : "K"))?.[0];
  return [...plain.board].some(([at, piece]) =>
    isWhite(piece) !== white && targets(plain, at).includes(king ?? 0)
  );
}

function legalMoves(plain: Plain): string[] {
  const all = [...stepsOf(plain), ...dropsOf(plain)]
    .filter(({ after }) => !isAttacked(after, plain.white));
  return all.filter(({ text, after }) =>
    !text.startsWith("P*") || !isAttacked(after, after.white) || legalMoves(after).length > 0
  ).map(({ text }) => text);
}

interface Made {
  readonly text: string;
  readonly after: Plain;
}

function* stepsOf(plain: Plain): Generator<Made> {
  const { board, hand, white } = plain;
  const inZone = (at: number) => white ? at % 10 >= 7 : at % 10 <= 3;
  for (const [from, piece] of board) {
    if (isWhite(piece) !== white) continue;
    for (const to of targets(plain, from)) {
      const taken = board.get(to)?.replace("+", "");
      const mine = taken && (white ? taken.toLowerCase() : taken.toUpperCase());
      const gained = mine ? { ...hand, [mine]: (hand[mine] ?? 0) + 1 } : hand;
      const made = (result: string): Plain => {
        const next = new Map(board).set(to, result);
        next.delete(from);
        return { board: next, hand: gained, white: !white };
      };
      if (!isStuck(piece, to)) yield { text: name(from) + name(to), after: made(piece) };
      if ((inZone(from) || inZone(to)) && /^[PLNSBR]$/i.test(piece)) {
        yield { text: `${name(from)}${name(to)}+`, after: made(`+${piece}`) };
      }
    }
  }
}

function* dropsOf({ board, hand, white }: Plain): Generator<Made> {
  for (const [letter, count] of Object.entries(hand)) {
    if (count === 0 || isWhite(letter) !== white) continue;
    for (let to = 11; to <= 99; to++) {
      if (to % 10 === 0 || board.has(to) || isStuck(letter, to)) continue;
      const file = [...board].filter(([at]) => Math.floor(at / 10) === Math.floor(to / 10));
      if (/p/i.test(letter) && file.some(([, piece]) => piece === letter)) continue;
      const after = {
        board: new Map(board).set(to, letter),
        hand: { ...hand, [letter]: count - 1 },
        white: !white,
      };
      yield { text: `${letter.toUpperCase()}*${name(to)}`, after };
    }
  }
}

function isStuck(piece: string, at: number): boolean {
  const rank = isWhite(piece) ? 10 - at % 10 : at % 10;
  return /^[pl]$/i.test(piece) && rank === 1 || /^n$/i.test(piece) && rank <= 2;
}

function name(at: number): string {
  return `${Math.floor(at / 10)}${"abcdefghi"[at % 10 - 1]}`;
}
