import { assertEquals } from "@std/assert";
import type { Unanswered } from "../unanswered.ts";
import { open, say } from "./bout.ts";
import { giveUp } from "../give_up.ts";
import { BLAME } from "./blame.ts";
import { frameFor } from "./test_kit.ts";

const BOUT = say(open({ seed: 1 }), frameFor(open({ seed: 1 })));

Deno.test.each<[Unanswered, string, true | undefined]>([
  [{ kind: "silent", waitedMs: 10_000, partial: "" }, "ends", true],
  [{ kind: "late", waitedMs: 7_000, allowedMs: 5_000, text: "" }, "in-time", true],
  [{ kind: "unflushed", text: "{}" }, "no-stdin", undefined],
  [{ kind: "flooded", what: "stdout", bytes: 1 }, "bounded-output", undefined],
  [{ kind: "exited", code: 127, stderr: "" }, "exit-zero", undefined],
])("%j breaks %s", (why, rule, timing) => {
  const [finding] = giveUp({ blame: BLAME, bout: BOUT }, why);
  assertEquals([finding?.rule, finding?.timing], [`tzaar/${rule}`, timing]);
  // A flood is one whatever the scenario has changed.
  const instead = rule === "bounded-output" ? "tzaar/bounded-output" : "tzaar/quiet";
  assertEquals(giveUp({ blame: BLAME, bout: BOUT }, why, "tzaar/quiet")[0]?.rule, instead);
});
