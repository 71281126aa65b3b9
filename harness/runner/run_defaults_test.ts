import { assertEquals } from "@std/assert";
import { RUN_DEFAULTS } from "./run_defaults.ts";

Deno.test("a run has five minutes, one job and no strictness unless told otherwise", () => {
  const { budgetMs, jobs, strict, repeat } = RUN_DEFAULTS;
  assertEquals({ budgetMs, jobs, strict, repeat }, {
    budgetMs: 300_000,
    jobs: 1,
    strict: false,
    repeat: 1,
  });
  assertEquals(RUN_DEFAULTS.replay("mgtp/first_contact"), "mgtp/first_contact");
});
