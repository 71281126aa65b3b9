import { assertEquals } from "@std/assert";
import type { Violation } from "../core/mod.ts";
import { withSecondConnection } from "./second_connection.ts";
import { unstartable } from "./unstartable.ts";

const TWICE: Violation = {
  rule: "ponder/one-connection",
  expected: ["one connection"],
  actual: "a, b",
  evidence: [],
  times: 1,
};
const LEFT: Violation = { ...TWICE, rule: "ponder/stays-alive", actual: "gone", cause: "exit 1" };

Deno.test("an engine that connected twice and left without an answer has started", () => {
  const unanswered = { kind: "exited", code: 1, stderr: "" } as const;
  assertEquals(unstartable({ unanswered, mute: true })?.detail, "");
  assertEquals(unstartable({ unanswered, mute: true, secondConnection: "a, b" }), undefined);
});

Deno.test("that nothing is answered is told with the second connection, and nothing else is", () => {
  const told = withSecondConnection([TWICE, LEFT], { mute: true, secondConnection: "a, b" });
  assertEquals(told.map(({ actual }) => typeof actual === "string" ? actual : actual.en), [
    "a, b",
    "gone, after it had opened two connections (a, b), of which the second was closed",
  ]);
});

Deno.test("an engine that answered on its first connection is told nothing of the kind", () => {
  const found = [TWICE, LEFT];
  assertEquals(withSecondConnection(found, { mute: false, secondConnection: "a, b" }), found);
  assertEquals(withSecondConnection(found, { mute: true }), found);
});
