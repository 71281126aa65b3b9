import { assert, assertEquals } from "@std/assert";
import type { Diagram } from "../../harness/core/mod.ts";
import { SAMPLE_DIAGRAM } from "../../harness/testing/sample_report.ts";
import { PictureBook, picturesIn } from "./picture_book.ts";

function sorted(diagram: Diagram): Diagram {
  return { ...diagram, tokens: diagram.tokens.toSorted((a, b) => a.at < b.at ? -1 : 1) };
}

function again<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

const [king, dark, pawn] = SAMPLE_DIAGRAM.tokens;
assert(king && dark && pawn);
const MOVED = { ...SAMPLE_DIAGRAM, tokens: [{ ...king, at: "b2" }, pawn], caption: "next" };
const SMALL: Diagram = {
  ...SAMPLE_DIAGRAM,
  shape: "hexagon",
  points: SAMPLE_DIAGRAM.points.slice(0, 2),
  tokens: [{ ...king, at: "a3", badge: "2" }],
};
const BOOKS: Readonly<Record<string, readonly Diagram[]>> = {
  "none": [],
  "a piece that moves and one that is taken": [SAMPLE_DIAGRAM, MOVED],
  "the same again, as itself and as a copy": [
    SAMPLE_DIAGRAM,
    MOVED,
    SAMPLE_DIAGRAM,
    again(MOVED),
    again(SAMPLE_DIAGRAM),
  ],
  "boards that change": [SAMPLE_DIAGRAM, SMALL, again(SAMPLE_DIAGRAM)],
  "boards that differ only in their shape or their pieces": [
    SAMPLE_DIAGRAM,
    { ...SAMPLE_DIAGRAM, shape: "hexagon" },
    { ...SAMPLE_DIAGRAM, pieces: "wedges" },
  ],
  "a piece beside the board": [
    SAMPLE_DIAGRAM,
    { ...SAMPLE_DIAGRAM, tokens: [{ ...king, at: "hand" }] },
    again(SAMPLE_DIAGRAM),
  ],
  "two pieces on a point": [{ ...SAMPLE_DIAGRAM, tokens: [king, { ...pawn, at: king.at }] }],
  "marks and captions that are nearly alike": [
    { ...MOVED, marks: [{ kind: "last", from: "a", to: "b" }] },
    { ...MOVED, marks: [{ kind: "last", from: "a" }], caption: { en: "a", zh: "b", ja: "c" } },
    { ...MOVED, marks: [{ kind: "wrong", from: "a" }], caption: { en: "ab", zh: "", ja: "c" } },
  ],
};

for (const [name, diagrams] of Object.entries(BOOKS)) {
  Deno.test(`pictures come back as they were: ${name}`, () => {
    const book = new PictureBook();
    const places = diagrams.map((diagram, at) => book.add(diagram, at % 3));
    const pictureAt = picturesIn(again(book.packed()));
    assertEquals(places.map((place) => sorted(pictureAt(place))), diagrams.map(sorted));
  });
}

Deno.test("a picture that repeats takes no room, a copy of it little", () => {
  const book = new PictureBook();
  book.add(SAMPLE_DIAGRAM);
  const { size } = book;
  assertEquals(book.add(SAMPLE_DIAGRAM), 0);
  assertEquals(book.size, size);
  book.add(again(SAMPLE_DIAGRAM));
  assert(book.size < size + 20);
  assert(JSON.stringify(book.packed()).length < 1.1 * JSON.stringify(SAMPLE_DIAGRAM).length);
});
