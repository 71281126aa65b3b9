/** What tests share that judge one engine by a small suite: the suite, and what happens. @module */

import type { Fixture } from "../../fixtures/engines/fixture.ts";
import type { RunEvent } from "../core/mod.ts";
import { RUN_DEFAULTS, runAll } from "../runner/mod.ts";
import { availableScenarios } from "../surroundings/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import { loopback } from "../transports/mod.ts";
import { samplePairing } from "./test_kit.ts";

/** The folder of the suite. */
export const SAMPLE_SUITE = decodeURIComponent(
  new URL("../../fixtures/class/suite", import.meta.url).pathname,
);
/** Its protocol. */
export const SAMPLE_PAIRING = samplePairing();
/** Its scenarios. */
export const SAMPLE_SCENARIOS = await availableScenarios(SAMPLE_PAIRING, [SAMPLE_SUITE]);

/** The events of a fixture engine's run, under a name. */
export async function sampleEvents(
  { engine }: Fixture,
  name: string,
): Promise<readonly RunEvent[]> {
  return await Array.fromAsync(runAll({
    ...RUN_DEFAULTS,
    engine: { name, command: [name] },
    transport: loopback(engine),
    clock: fakeClock(),
    pairing: SAMPLE_PAIRING,
    scenarios: SAMPLE_SCENARIOS,
  }));
}
