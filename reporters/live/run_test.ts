import { assert, assertEquals } from "@std/assert";
import type { RunEvent } from "../../harness/core/mod.ts";
import { assertHarmless, assertNoCommands } from "../../harness/testing/reporter_laws.ts";
import {
  eventsOf,
  hostileReport,
  sampleCase,
  sampleReport,
  sampleViolation,
} from "../../harness/testing/sample_report.ts";
import { liveConsole, type LiveOptions } from "./mod.ts";
import { widthOf } from "../width.ts";

/** What is written while these events come in. */
function written(
  events: readonly RunEvent[],
  changes: Partial<LiveOptions> = {},
): readonly string[] {
  const out: string[] = [];
  const live = liveConsole({
    write: (text) => out.push(text),
    colour: false,
    terminal: false,
    width: 60,
    language: "en",
    verbose: false,
    ...changes,
  });
  for (const event of events) live.on(event);
  live.end?.();
  return out;
}

const EVENTS = eventsOf(sampleReport([
  sampleCase("mgtp/a"),
  sampleCase("mgtp/b", { verdict: { kind: "failed" }, violations: [sampleViolation()] }),
  sampleCase("mgtp/c", {
    verdict: { kind: "skipped", because: { kind: "excluded", by: "Out of budget" } },
  }),
]));

Deno.test("live: without a terminal, one line per finished case", () => {
  assertEquals(
    written(EVENTS).join(""),
    [
      "✓ mgtp/a  passed  Talks politely  120 ms",
      "✗ mgtp/b  failed  mgtp/reply-id: =0  120 ms",
      "- mgtp/c  skipped  Out of budget  120 ms",
      "",
    ].join("\n"),
  );
});

Deno.test("live: a reason for which many are skipped is reported once", () => {
  const verdict = { kind: "skipped", because: { kind: "unstartable", why: "No engine" } } as const;
  const cases = ["a", "b", "c"].map((key) => sampleCase(`mgtp/${key}`, { verdict }));
  const text = written(eventsOf(sampleReport(cases))).join("");
  assertEquals(text, "- mgtp/a  skipped  No engine  120 ms\n");
});

Deno.test("live: on a terminal, one line that is rewritten, and the first failure by each rule", () => {
  const out = written(EVENTS, { terminal: true });
  assertEquals(out.map((text) => text.replace("\r\x1b[2K", "")), [
    "0/3 · running mgtp/a",
    "1/3",
    "1/3 · running mgtp/b",
    "",
    "✗ mgtp/b  failed  mgtp/reply-id: =0  120 ms\n",
    "2/3 · 1 failed",
    "2/3 · 1 failed · running mgtp/c",
    "3/3 · 1 failed",
    "",
  ]);
  const lines = out.filter((text) => text.startsWith("✗"));
  const progress = out.filter((text) => !lines.includes(text));
  assert(progress.every((text) => text.startsWith("\r\x1b[2K") && !text.includes("\n")));
  assertEquals(lines.length, 1);
});

Deno.test("live: the progress line never exceeds the width", () => {
  const starts = Array.from({ length: 30 }, (_, at) => sampleCase(`mgtp/some/folder/case-${at}`))
    .flatMap((one) => eventsOf(sampleReport([one])).slice(1, 2));
  for (const text of written(starts, { terminal: true, language: "zh", width: 40 })) {
    assert(widthOf(text.replace("\r\x1b[2K", "")) < 40);
  }
});

Deno.test("live: a second attempt takes the first one back", () => {
  const again = eventsOf(sampleReport([sampleCase("mgtp/b", { attempt: 2 })])).slice(1);
  const out = written([...EVENTS, ...again], { terminal: true });
  assertEquals(out.at(-2), "\r\x1b[2K3/3");
});

Deno.test("live: a case that is tried again is shown as that, not with the reason of its first attempt", () => {
  const because = { kind: "still-thinking", waitedMs: 6500 } as const;
  const [, started, ...rest] = eventsOf(sampleReport([
    sampleCase("mgtp/a", {
      verdict: { kind: "errored", because },
      violations: [sampleViolation()],
    }),
  ]));
  const events = [started!, ...rest].map((event) =>
    event.kind === "case-finished" ? { ...event, doubt: true as const } : event
  );
  assertEquals(
    written(events).join(""),
    "? mgtp/a  in doubt  No verdict yet: it is tried again alone  120 ms\n",
  );
});

Deno.test("live: verbose shows the wire and the broken rules", () => {
  assertEquals(written(EVENTS, { verbose: true }).join("").split("\n").slice(3, 7), [
    "mgtp/b    0.001 → 1 name",
    "mgtp/b    0.002 ← =1 My Engine",
    "mgtp/b ✗ mgtp/reply-id",
    "✗ mgtp/b  failed  mgtp/reply-id: =0  120 ms",
  ]);
});

Deno.test("live: a hostile engine reaches neither the terminal nor the CI service", () => {
  const text = written(eventsOf(hostileReport()), { verbose: true }).join("");
  assertHarmless(text);
  assertNoCommands(text);
});
