import { assert, assertEquals } from "@std/assert";
import fc from "../testing/fast_check.ts";
import { runs } from "../testing/quick.ts";
import { reportOf } from "../core/mod.ts";
import { eventsOf, hostileReport, sampleReport } from "../testing/sample_report.ts";
import { renderConsole, REPORTERS } from "../../reporters/mod.ts";
import { decodeEvents, encodeEvent } from "./event_codec.ts";

const EVENTS = eventsOf(sampleReport());
const STREAM = EVENTS.map(encodeEvent).join("");

Deno.test("a stream reads back as the same report, stray bytes and all", () => {
  for (const report of [sampleReport(), hostileReport()]) {
    const { events, problems } = decodeEvents(eventsOf(report).map(encodeEvent).join(""));
    assertEquals(problems, []);
    assertEquals(JSON.stringify(reportOf(events)), JSON.stringify(reportOf(eventsOf(report))));
  }
});

Deno.test("an event is one line", () => {
  for (const event of eventsOf(hostileReport())) assert(/^[^\n\r]*\n$/.test(encodeEvent(event)));
});

Deno.test("a stream cut anywhere still gives a report", () => {
  for (let at = 0; at <= STREAM.length; at += 37) {
    const { events, problems } = decodeEvents(STREAM.slice(0, at));
    assert(problems.length <= 1);
    assertEquals(events, decodeEvents(STREAM).events.slice(0, events.length));
  }
});

Deno.test("a torn line and garbage are reported, not thrown", () => {
  const text = `\ufeff\r\n${STREAM}not json\n{"kind":"wire"}\n[]\n{"kind":"run-fin`;
  const { events, problems } = decodeEvents(text);
  const first = EVENTS.length + 2;
  assertEquals(events.length, EVENTS.length);
  assertEquals(problems.map(({ line, why }) => `${line} ${why.en.split(":")[0]}`), [
    `${first} Line ${first} is not an event of a run`,
    `${first + 1} Line ${first + 1} is not an event of a run`,
    `${first + 2} Line ${first + 2} is not an event of a run`,
    `${first + 3} Line ${first + 3} is torn`,
  ]);
});

Deno.test("an event nested without end is refused", () => {
  const deep = `${"[".repeat(5000)}${"]".repeat(5000)}`;
  const line = `{"kind":"run-finished","durationMs":1,"more":${deep}}`;
  assertEquals(decodeEvents(line).events, []);
});

Deno.test("whatever a stream holds, every reporter renders it", () => {
  const mutilated = fc.tuple(fc.nat(STREAM.length), fc.nat(40), fc.string()).map((
    [at, length, text],
  ) => STREAM.slice(0, at) + text + STREAM.slice(at + length));
  fc.assert(
    fc.property(mutilated, (text) => {
      const report = reportOf(decodeEvents(text).events);
      if (!report) return;
      for (const reporter of REPORTERS) reporter.render(report, "ja");
      renderConsole(report, { language: "zh", colour: false, width: 80, verbose: true });
    }),
    { numRuns: runs(40) },
  );
});
