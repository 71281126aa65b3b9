import { assert, assertEquals } from "@std/assert";
import conforming from "../../fixtures/engines/mgtp/conforming.ts";
import { err } from "../core/mod.ts";
import type { Confinement } from "../sandbox/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import { loopback, type OpenOptions } from "../transports/mod.ts";
import { freshTransport, placesIn } from "./fresh_transport.ts";

const OPTIONS: OpenOptions = {
  framing: (text) => ({ frames: [], rest: text }),
  clock: fakeClock(),
  log: () => 0,
};
/** Counts the places that are taken. */
function places() {
  const seen = { taken: 0, free: 0 };
  const place = () => {
    seen.taken++;
    const confinement = { level: "none", limits: {} } as Confinement;
    const free = () => Promise.resolve(void seen.free++);
    return Promise.resolve({ confinement, [Symbol.asyncDispose]: free });
  };
  return { seen, place };
}

Deno.test("each start gets a folder of its own, which is freed when the engine ends", async () => {
  const { seen, place } = places();
  const transport = freshTransport(place, () => loopback(conforming.engine));
  for (const starts of [1, 2]) {
    const opened = await transport(OPTIONS);
    assert(opened.ok);
    assertEquals(seen, { taken: starts, free: starts - 1 });
    await opened.value[Symbol.asyncDispose]();
    assertEquals(seen.free, starts);
  }
});

Deno.test("a start that fails leaves no place behind", async () => {
  const { seen, place } = places();
  const failure = { kind: "not-found", why: "No such file", detail: "" } as const;
  const transport = freshTransport(place, () => () => Promise.resolve(err(failure)));
  assertEquals((await transport(OPTIONS)).ok, false);
  assertEquals(seen, { taken: 1, free: 1 });
});

for (const [level, words] of [["namespaces", 1], ["limits", 0]] as const) {
  Deno.test(`a shared folder is reported ${words} times at ${level}`, async () => {
    const told: unknown[] = [];
    const shared = { level, limits: {} } as Confinement;
    const tell = (what: unknown) => void told.push(what);
    const folder = { forStart: () => Promise.resolve(undefined) };
    const place = placesIn(folder, { program: "engine", shared, tell });
    for (let starts = 0; starts < 3; starts++) assertEquals((await place()).confinement, shared);
    assertEquals(told.length, words);
  });
}
