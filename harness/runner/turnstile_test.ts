import { assertEquals } from "@std/assert";
import { Gate } from "./gate.ts";
import { Turnstile } from "./turnstile.ts";

const CLOCK = {
  ms: 0,
  now: () => CLOCK.ms,
  sleep: () => Promise.resolve(),
};

Deno.test("a run that stands before the gate with all its cases does not spend its time", async () => {
  const gate = new Gate();
  const turnstile = new Turnstile({ gate, clock: CLOCK as never });
  const other = Promise.withResolvers<void>();
  const neighbour = gate.exclusive(() => other.promise);
  await Promise.resolve();
  const mine = turnstile.pass(false, () => {
    CLOCK.ms += 7;
    return Promise.resolve(turnstile.waitedMs());
  });
  CLOCK.ms += 100;
  assertEquals(turnstile.waitedMs(), 100);
  other.resolve();
  await neighbour;
  assertEquals(await mine, 100);
  assertEquals(turnstile.waitedMs(), 100);
});

Deno.test("without a gate no run waits", async () => {
  const turnstile = new Turnstile({ clock: CLOCK as never });
  assertEquals(await turnstile.pass(true, () => Promise.resolve(1)), 1);
  assertEquals(turnstile.waitedMs(), 0);
});
