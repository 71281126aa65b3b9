import { assert, assertEquals } from "@std/assert";
import type { Diagram, PlyFacts } from "../../harness/core/mod.ts";
import { SAMPLE_DIAGRAM } from "../../harness/testing/sample_report.ts";
import { packPlies, unpackPlies } from "./packed_plies.ts";

function ply(number: number, diagram: Diagram): PlyFacts {
  return { ply: number, by: "engine", move: "a1-a2", thinkMs: 3, leftMs: 900, diagram, entry: 4 };
}

function sorted(plies: readonly PlyFacts[]): readonly PlyFacts[] {
  return plies.map((one) => ({
    ...one,
    diagram: {
      ...one.diagram,
      tokens: one.diagram.tokens.toSorted((a, b) => a.at < b.at ? -1 : 1),
    },
  }));
}

const [king, dark, pawn] = SAMPLE_DIAGRAM.tokens;
assert(king && dark && pawn);
const SMALL: Diagram = {
  ...SAMPLE_DIAGRAM,
  shape: "hexagon",
  points: SAMPLE_DIAGRAM.points.slice(0, 2),
  tokens: [{ ...king, at: "a3", badge: "2" }],
};
const GAMES: Readonly<Record<string, readonly PlyFacts[]>> = {
  "no game": [],
  "a piece that moves and one that is taken": [
    ply(1, SAMPLE_DIAGRAM),
    ply(2, { ...SAMPLE_DIAGRAM, tokens: [{ ...king, at: "b2" }, pawn], caption: "next" }),
  ],
  "boards that change": [ply(1, SAMPLE_DIAGRAM), ply(1, SMALL), ply(2, SAMPLE_DIAGRAM)],
  "pieces that point somewhere": [ply(1, { ...SAMPLE_DIAGRAM, pieces: "wedges" })],
  "a piece beside the board": [
    ply(1, SAMPLE_DIAGRAM),
    ply(2, { ...SAMPLE_DIAGRAM, tokens: [{ ...king, at: "hand" }] }),
    ply(3, SAMPLE_DIAGRAM),
  ],
  "two pieces on a point": [ply(1, { ...SAMPLE_DIAGRAM, tokens: [king, { ...pawn, at: "a2" }] })],
};

for (const [name, plies] of Object.entries(GAMES)) {
  Deno.test(`plies come back as they were: ${name}`, () => {
    const back = unpackPlies(JSON.parse(JSON.stringify(packPlies(plies))));
    assertEquals(sorted(back), sorted(plies));
  });
}

Deno.test("a position that repeats takes little room", () => {
  const one = JSON.stringify(packPlies([ply(1, SAMPLE_DIAGRAM)])).length;
  const many = Array.from({ length: 11 }, (_, at) => ply(at + 1, SAMPLE_DIAGRAM));
  assert(JSON.stringify(packPlies(many)).length < one + 10 * 200);
});
