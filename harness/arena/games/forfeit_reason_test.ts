import { assertEquals } from "@std/assert";
import type { Diagram, Finding } from "../../core/mod.ts";
import type { Unanswered } from "../../referee/mod.ts";
import { forfeitReason, forfeitRule } from "./forfeit_reason.ts";

const FINDING: Finding = { rule: "x/y", expected: [], actual: "", evidence: [] };
const diagram: Diagram = { shape: "squares", points: [], tokens: [], marks: [], caption: "" };

Deno.test.each<[string, Finding, Unanswered | undefined]>([
  ["TimeOut", { ...FINDING, timing: true }, undefined],
  ["TimeOut", { ...FINDING, timing: true }, { kind: "silent", waitedMs: 1, partial: "" }],
  ["Disconnect", FINDING, { kind: "exited", code: 1, stderr: "" }],
  ["Disconnect", FINDING, { kind: "disconnected", how: "closed", detail: "" }],
  ["IllegalMove", { ...FINDING, diagram }, undefined],
  ["ProtocolError", FINDING, undefined],
  ["ProtocolError", FINDING, { kind: "flooded", what: "stdout", bytes: 1 }],
])("a game is lost by %s", (reason, finding, unanswered) => {
  assertEquals(forfeitReason(finding, unanswered), reason);
});

Deno.test("an illegal ply after one out of turn is lost by that", () => {
  const seen = [{ rule: "ponder/flush" }, { rule: "ponder/in-turn" }];
  assertEquals(forfeitRule({ ...FINDING, diagram }, seen), "ponder/in-turn");
  assertEquals(forfeitRule({ ...FINDING, diagram }, seen.slice(0, 1)), "x/y");
  assertEquals(forfeitRule(FINDING, seen), "x/y");
});
