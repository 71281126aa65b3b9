import { assert, assertEquals } from "@std/assert";
import type { PlyFacts, RunEvent } from "../core/mod.ts";
import { SAMPLE_DIAGRAM, sampleCase, sampleViolation } from "../testing/sample_report.ts";
import { SharedParts } from "./shared_parts.ts";

function plyEvent(changes: Partial<PlyFacts> = {}): RunEvent {
  const ply: PlyFacts = { ply: 1, by: "engine", move: "a1 a1", diagram: SAMPLE_DIAGRAM };
  return again({ kind: "ply", key: "a", ply: { ...ply, ...changes } });
}

/** The event as a file has it. */
function again(event: RunEvent): RunEvent {
  return JSON.parse(JSON.stringify(event));
}

const {
  key: _key,
  verdict: _verdict,
  violations: _violations,
  wire: _wire,
  plies: _plies,
  ...CASE
} = sampleCase("a");

function diagramOf(event: RunEvent) {
  assert(event.kind === "ply");
  return event.ply.diagram;
}

Deno.test("positions that follow one another share places and pieces, and say the same as before", () => {
  const parts = new SharedParts();
  const views = [{ of: "first", diagram: SAMPLE_DIAGRAM }];
  const events = [
    plyEvent({ before: { diagram: SAMPLE_DIAGRAM, views } }),
    plyEvent({ views }),
    plyEvent({ diagram: { ...SAMPLE_DIAGRAM, tokens: SAMPLE_DIAGRAM.tokens.slice(1) } }),
  ];
  const shared = events.map((event) => parts.share(event));
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

Deno.test("diagrams with other places or pieces are not shared", () => {
  const parts = new SharedParts();
  const [token] = SAMPLE_DIAGRAM.tokens;
  assert(token);
  const other = {
    ...SAMPLE_DIAGRAM,
    points: SAMPLE_DIAGRAM.points.map((point) => ({ ...point, x: point.x + 1 })),
    tokens: [{ ...token, badge: "2" }, { ...token, tint: "red" as const }],
  };
  const events = [plyEvent(), plyEvent({ diagram: other }), plyEvent()];
  const shared = events.map((event) => parts.share(event));
  assertEquals(shared, events);
});

Deno.test("lines, short and long, say the same as before", () => {
  const parts = new SharedParts();
  const lines = ["=1", "=1", "", "x".repeat(1000)].map((text, index): RunEvent => (
    { kind: "wire", key: "a", entry: { index, atMs: index / 3, from: "engine", text } }
  ));
  assertEquals(lines.map((line) => parts.share(line)), lines);
});

Deno.test("the same position is one picture, also in findings and views and in another game", () => {
  const parts = new SharedParts();
  const other = { ...SAMPLE_DIAGRAM, marks: [{ kind: "last" as const, from: "b1" }] };
  const finding: RunEvent = {
    kind: "violation",
    key: "a",
    violation: sampleViolation({ diagram: SAMPLE_DIAGRAM, after: other }),
  };
  const events = [plyEvent(), plyEvent({ diagram: other }), plyEvent(), again(finding)];
  const shared = events.map((event) => parts.share(event));
  assertEquals(shared, events);
  const [first, second, third, found] = shared;
  assert(first && second && third && found?.kind === "violation");
  assert(diagramOf(first) === diagramOf(third) && diagramOf(first) !== diagramOf(second));
  assert(found.violation.diagram === diagramOf(first));
  assert(found.violation.after === diagramOf(second));
});

Deno.test("cases of a scenario share its facts, and plies the lists of rules and situations", () => {
  const parts = new SharedParts();
  const events = ["a", "a#2"].map((key): RunEvent =>
    again({ kind: "case-started", case: { ...CASE, key, demanded: ["mgtp/flush"] } })
  );
  const shared = events.map((event) => parts.share(event));
  assertEquals(shared, events);
  const [one, two] = shared;
  assert(one?.kind === "case-started" && two?.kind === "case-started");
  assert(one.case.title === two.case.title && one.case.rules === two.case.rules);
  const plies = [1, 2].map(() => parts.share(plyEvent({ situations: ["first-ply"], stakes: [] })));
  const [ply, next] = plies;
  assert(ply?.kind === "ply" && next?.kind === "ply");
  assert(ply.ply.situations === next.ply.situations && ply.ply.stakes === next.ply.stakes);
});

Deno.test("a ply with something else in place of its views is left as it is", () => {
  for (const views of [3, [{ of: 3, diagram: "x" }]] as unknown as PlyFacts["views"][]) {
    const event = plyEvent({ views });
    assertEquals(new SharedParts().share(event), event);
  }
});

Deno.test("other events are left as they are", () => {
  const event: RunEvent = { kind: "run-finished", durationMs: 1 };
  assert(new SharedParts().share(event) === event);
});
