import { assert, assertEquals } from "@std/assert";
import type { PlyFacts, RunEvent } from "../core/mod.ts";
import { SAMPLE_DIAGRAM } from "../testing/sample_report.ts";
import { SharedPictures } from "./shared_pictures.ts";

function plyEvent(changes: Partial<PlyFacts> = {}): RunEvent {
  const ply: PlyFacts = { ply: 1, by: "engine", move: "a1 a1", diagram: SAMPLE_DIAGRAM };
  return JSON.parse(JSON.stringify({ kind: "ply", key: "a", ply: { ...ply, ...changes } }));
}

function diagramOf(event: RunEvent) {
  assert(event.kind === "ply");
  return event.ply.diagram;
}

Deno.test("positions that follow one another share places and pieces, and say the same as before", () => {
  const pictures = new SharedPictures();
  const views = [{ of: "first", diagram: SAMPLE_DIAGRAM }];
  const events = [
    plyEvent({ before: { diagram: SAMPLE_DIAGRAM, views } }),
    plyEvent({ views }),
    plyEvent({ diagram: { ...SAMPLE_DIAGRAM, tokens: SAMPLE_DIAGRAM.tokens.slice(1) } }),
  ];
  const shared = events.map((event) => pictures.share(event));
  assertEquals(
    shared.map((event) => JSON.stringify(event)),
    events.map((event) => JSON.stringify(event)),
  );
  const [first, second, third] = shared.map(diagramOf);
  assert(first && second && third && SAMPLE_DIAGRAM.tokens.length > 1);
  assert(first.caption === third.caption);
  assert(first.points === second.points && second.points === third.points);
  second.tokens.forEach((token, at) => assert(token === first.tokens[at]));
  third.tokens.forEach((token, at) => assert(token === first.tokens[at + 1]));
});

Deno.test("other places and other pieces stay their own", () => {
  const pictures = new SharedPictures();
  const [token] = SAMPLE_DIAGRAM.tokens;
  assert(token);
  const other = {
    ...SAMPLE_DIAGRAM,
    points: SAMPLE_DIAGRAM.points.map((point) => ({ ...point, x: point.x + 1 })),
    tokens: [{ ...token, badge: "2" }, { ...token, tint: "red" as const }],
  };
  const events = [plyEvent(), plyEvent({ diagram: other }), plyEvent()];
  const shared = events.map((event) => pictures.share(event));
  assertEquals(shared, events);
});

Deno.test("lines, short and long, say the same as before", () => {
  const pictures = new SharedPictures();
  const lines = ["=1", "=1", "", "x".repeat(1000)].map((text, index): RunEvent => (
    { kind: "wire", key: "a", entry: { index, atMs: index / 3, from: "engine", text } }
  ));
  assertEquals(lines.map((line) => pictures.share(line)), lines);
});

Deno.test("what is neither is left alone", () => {
  const event: RunEvent = { kind: "run-finished", durationMs: 1 };
  assert(new SharedPictures().share(event) === event);
});
