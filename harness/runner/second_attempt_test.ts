import { assert, assertEquals } from "@std/assert";
import { runFixture, scenariosOf } from "../../fixtures/engines/matrix.ts";
import { mgtpEngine } from "../../fixtures/engines/mgtp/engine.ts";
import type { RunEvent } from "../core/mod.ts";
import { pairingOf } from "../referee/all/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import { loopback } from "../transports/mod.ts";
import { RUN_DEFAULTS } from "./run_defaults.ts";
import { runAll } from "./run_all.ts";

const pairing = pairingOf("mgtp");
assert(pairing);
const scenarios = (await scenariosOf(pairing)).filter(({ id }) =>
  ["mgtp/first_contact", "mgtp/genmove/ranks", "mgtp/genmove/cannon"].includes(id)
);

/** Late at every ply that it is asked for where the board is open. */
const LATE = mgtpEngine({
  deeds: (usual, { name }, { plies }) =>
    name === "genmove" && plies > 4 ? [{ kind: "think", ms: 61_000 }, ...usual] : usual,
});

Deno.test("a second attempt is sent the same, and allowed the same, as the first", async () => {
  assert(pairing);
  const sent = new Map<string, string[]>();
  const run = runAll({
    ...RUN_DEFAULTS,
    engine: { name: "late", command: [] },
    transport: loopback(LATE),
    clock: fakeClock(),
    jobs: 4,
    seed: 77,
    pairing,
    scenarios,
  });
  let attempt = 1;
  for await (const event of run as AsyncIterable<RunEvent>) {
    if (event.kind === "case-started") attempt = event.case.attempt;
    if (event.kind !== "wire" || event.entry.from === "engine") continue;
    const key = `${event.key} ${attempt}`;
    sent.set(key, [...sent.get(key) ?? [], event.entry.text]);
  }
  const again = [...sent].filter(([key]) => key.endsWith(" 2"));
  assert(again.length > 0, "There is no second attempt");
  for (const [key, lines] of again) assertEquals(lines, sent.get(key.replace(/2$/, "1")), key);
});

Deno.test("a finding about time that recurs counts, and nothing besides", async () => {
  assert(pairing);
  const late = await runFixture({ name: "late", engine: LATE, breaks: [] }, {
    pairing,
    scenarios,
    seed: 77,
  });
  const found = late.cases.flatMap(({ violations }) => violations.map(({ rule }) => rule));
  assertEquals([...new Set(found)], ["mgtp/genmove-in-time"]);
});
