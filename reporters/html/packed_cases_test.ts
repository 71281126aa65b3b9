import { assert, assertEquals } from "@std/assert";
import type { PlyFacts } from "../../harness/core/mod.ts";
import { SAMPLE_DIAGRAM } from "../../harness/testing/sample_report.ts";
import type { BreachView, CaseDetails } from "./model.ts";
import { CasePacker, casesIn } from "./packed_cases.ts";

const NEXT = { ...SAMPLE_DIAGRAM, tokens: SAMPLE_DIAGRAM.tokens.slice(1) };
const VIEWS = [{ of: "first", diagram: NEXT }, { of: "second", diagram: SAMPLE_DIAGRAM }];
const BREACH: BreachView = {
  rule: 3,
  binding: "MUST",
  level: "MUST",
  expected: ["a"],
  more: 0,
  actual: "b",
  times: 1,
  evidence: [1],
};

function ply(number: number, changes: Partial<PlyFacts> = {}): PlyFacts {
  return { ply: number, by: "engine", move: "a1-a2", diagram: SAMPLE_DIAGRAM, ...changes };
}

function details(changes: Partial<CaseDetails> = {}): CaseDetails {
  const wire = [{ index: 0, atMs: 1, from: "engine" as const, text: "=1" }];
  return { breaches: [], replay: "", attempt: 1, wire, leftOut: 0, plies: [], ...changes };
}

const CASES = [
  details(),
  details({ plies: [ply(1), ply(2, { diagram: NEXT, leftMs: 4, stakes: ["a/b"] })] }),
  details({ plies: [ply(1, { views: VIEWS, before: { diagram: NEXT, views: VIEWS } })] }),
  details({ plies: [ply(1, { before: { diagram: NEXT, setup: "審" } }), ply(2)], replay: "again" }),
  details({
    breaches: [BREACH, { ...BREACH, diagram: NEXT, after: SAMPLE_DIAGRAM, views: VIEWS }],
  }),
];

Deno.test("cases that are packed together come back as they were", () => {
  const packer = new CasePacker();
  for (const one of CASES) packer.add(one);
  assertEquals(packer.count, CASES.length);
  const detailsAt = casesIn(JSON.parse(packer.json().join("")));
  assertEquals(CASES.map((_, slot) => detailsAt(slot)), CASES);
  assertEquals(detailsAt(CASES.length), undefined);
});

Deno.test("a case that says the same as another takes little room", () => {
  const packer = new CasePacker();
  packer.add(CASES[2] ?? details());
  const { size } = packer;
  packer.add(CASES[2] ?? details());
  assert(packer.size < 1.5 * size && packer.size > size);
});
