import { assert, assertEquals } from "@std/assert";
import { harnessError, isBlamed, type Reason } from "./reason.ts";

Deno.test.each<[Reason, boolean]>([
  [{ kind: "barred", rule: "mgtp/answers", scenario: "mgtp/first_contact" }, true],
  [{ kind: "barred-unseen" }, true],
  [{ kind: "resigned" }, true],
  [{ kind: "told", why: "x", blamed: true }, true],
  [{ kind: "told", why: "x" }, false],
  [{ kind: "lifted" }, false],
  [{ kind: "budget" }, false],
  [{ kind: "hanging", waitedMs: 1, usedMs: 0 }, false],
  [{ kind: "excluded", by: "x" }, false],
])("%j is the engine's fault: %s", (reason, blamed) => {
  assertEquals(isBlamed(reason), blamed);
});

Deno.test("whatever is thrown has its detail", () => {
  const thrown = harnessError(new Error("oops"));
  assert(thrown.kind === "harness-error");
  assert(thrown.detail.includes("oops"));
  assertEquals(harnessError("x"), { kind: "harness-error", detail: "x" });
});
