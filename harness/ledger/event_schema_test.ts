import { assert } from "@std/assert";
import { eventsOf, SAMPLE_DIAGRAM, sampleCase, sampleReport } from "../testing/sample_report.ts";
import { isEvent } from "./event_schema.ts";

const PLY = { ply: 1, by: "engine", move: "a1 a1", diagram: SAMPLE_DIAGRAM } as const;
const EVENTS = [
  ...eventsOf(sampleReport()),
  ...eventsOf(sampleReport([sampleCase("mgtp/a", { plies: [PLY] })], {
    unstartable: { why: "x", detail: "" },
  })),
];

Deno.test("every event of a run is one", () => {
  for (const event of EVENTS) assert(isEvent(event), event.kind);
});

Deno.test("an event with any needed part missing or of another type is none", () => {
  const optional = new Set(["cwd", "expected", "sent", "at", "diagram", "timing", "to", "badge"]);
  for (const event of EVENTS) {
    for (const [name, value] of Object.entries(event)) {
      if (optional.has(name) && value === undefined) continue;
      assert(!isEvent({ ...event, [name]: ["something else"] }), `${event.kind} ${name}`);
      if (optional.has(name)) continue;
      assert(!isEvent({ ...event, [name]: undefined }), `${event.kind} without ${name}`);
    }
  }
});

Deno.test("nothing else is an event", () => {
  for (
    const value of [undefined, null, 1, "x", [], {}, { kind: "constructor" }, { kind: "__proto__" }]
  ) {
    assert(!isEvent(value));
  }
});
