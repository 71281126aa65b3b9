import { assertEquals } from "@std/assert";
import { Gate } from "./gate.ts";
import { RunGate } from "./run_gate.ts";

const CLOCK = {
  ms: 0,
  now: () => CLOCK.ms,
  sleep: () => Promise.resolve(),
};

Deno.test("a run that stands before the gate with all its cases does not spend its time", async () => {
  const gate = new Gate();
  const runGate = new RunGate({ gate, clock: CLOCK as never });
  const other = Promise.withResolvers<void>();
  const neighbour = gate.exclusive(() => other.promise);
  await Promise.resolve();
  const mine = runGate.pass(false, () => {
    CLOCK.ms += 7;
    return Promise.resolve(runGate.waitedMs());
  });
  CLOCK.ms += 100;
  assertEquals(runGate.waitedMs(), 100);
  other.resolve();
  await neighbour;
  assertEquals(await mine, 100);
  assertEquals(runGate.waitedMs(), 100);
});

Deno.test("without a gate no run waits", async () => {
  const runGate = new RunGate({ clock: CLOCK as never });
  assertEquals(await runGate.pass(true, () => Promise.resolve(1)), 1);
  assertEquals(runGate.waitedMs(), 0);
});
