import { assertEquals } from "@std/assert";
import { fateOf, timed } from "./answer.ts";

const MESSAGE = { kind: "reply", fields: {}, entries: [3], faults: [] } as const;

Deno.test.each<[number, number, string]>([
  [60, 0, "in time"],
  [100, 0, "in time"],
  [150, 0, "late"],
  [150, 40, "late"],
  [150, 60, "inconclusive"],
])("an answer after %d ms, %d of them the machine's, of 100 is %s", (atMs, lostMs, verdict) => {
  const answer = timed({ message: MESSAGE, atMs: atMs + 7 }, {
    allowedMs: 100,
    beganMs: 7,
    text: () => "x",
    channel: { hinderedMs: () => lostMs },
  });
  const inTime = answer.kind === "message" && !answer.late;
  const late = answer.kind === "message" && answer.late?.waitedMs === atMs;
  assertEquals(inTime ? "in time" : late ? "late" : answer.kind, verdict);
});

Deno.test("an engine that has left takes what it said on stderr with it", () => {
  const channel = { stderr: () => "oh" };
  const exited = { kind: "exited", code: 1, partial: "", atMs: 1 } as const;
  const fate = fateOf(exited, channel);
  assertEquals(fate.kind === "exited" && [fate.code, fate.stderr], [1, "oh"]);
  const flooded = { kind: "flooded", what: "line", bytes: 9 } as const;
  assertEquals(fateOf(flooded, channel), flooded);
});
