import { assert } from "@std/assert";
import { realClock } from "./real_clock.ts";

Deno.test("sleeping lets time pass", async () => {
  const before = realClock.now();
  await realClock.sleep(5);
  assert(realClock.now() - before >= 4);
});

Deno.test("an aborted sleep ends at once, before or while it lasts", async () => {
  const before = realClock.now();
  await realClock.sleep(60_000, AbortSignal.abort());
  const abort = new AbortController();
  const asleep = realClock.sleep(Infinity, abort.signal);
  abort.abort();
  await asleep;
  assert(realClock.now() - before < 30_000);
});
