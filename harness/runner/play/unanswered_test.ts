import { assertEquals } from "@std/assert";
import type { RuleId } from "../../protocols/finding.ts";
import { expecting, line, mgtpEngine, send, tried } from "../test_kit.ts";

/** Knows the numbers of the manual alone, and says so under one of its own. */
const NUMBERED = mgtpEngine({
  odd: () => [line("?0 unknown")],
  write: ({ success, text }, { id }) =>
    Number(id) > 17 ? "?0 unknown\n" : `${success ? "=" : "?"}${id}${text && ` ${text}`}\n`,
});

Deno.test.each<[string, RuleId, RuleId]>([
  ["1001 name", "mgtp/any-id", "mgtp/any-id"],
  ["99 nonsense", "mgtp/survives-unknown-id", "mgtp/reply-id"],
])(
  "a reply to %s under another id is no late one, even where there is no time to try again",
  async (frame, rule, unproven) => {
    const steps = [send("1 name"), expecting(), send(frame), expecting({ else: rule })];
    const scenario = { stimulus: "stress" } as const;
    assertEquals((await tried(NUMBERED, steps, { scenario })).rules, [rule]);
    const context = { budgetLeftMs: () => 0 };
    assertEquals((await tried(NUMBERED, steps, { scenario, context })).rules, [unproven]);
  },
);
