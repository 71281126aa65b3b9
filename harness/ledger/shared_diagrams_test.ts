import { assert, assertEquals } from "@std/assert";
import type { Diagram } from "../core/mod.ts";
import { SAMPLE_DIAGRAM } from "../testing/sample_report.ts";
import { SharedDiagrams } from "./shared_diagrams.ts";

Deno.test("pictures that differ in one thing are distinguished", () => {
  const diagrams = new SharedDiagrams();
  const [token, ...others] = SAMPLE_DIAGRAM.tokens;
  assert(token);
  const changes: readonly Partial<Diagram>[] = [
    {},
    { shape: "hexagon" },
    { pieces: "wedges" },
    { points: SAMPLE_DIAGRAM.points.slice(1) },
    { tokens: others },
    { tokens: [...others, token] },
    { tokens: [{ ...token, tint: "blue" }, ...others] },
    { marks: [] },
    { caption: "another" },
  ];
  const all = changes.map((change): Diagram => ({ ...SAMPLE_DIAGRAM, ...change }));
  for (const diagram of [...all, ...all]) {
    const shared = diagrams.share(structuredClone(diagram));
    assertEquals(shared, diagram);
    assert(diagrams.share(structuredClone(diagram)) === shared);
  }
});
