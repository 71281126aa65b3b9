/** Whether a search finds faults that the bundled scenarios do not, and at what cost. @module */

import { GEISTER_PLANTED } from "../fixtures/engines/geister/planted.ts";
import { findingsOf, fixturesOf, foundIn, runFixture } from "../fixtures/engines/matrix.ts";
import { MGTP_PLANTED } from "../fixtures/engines/mgtp/planted.ts";
import type { Planted } from "../fixtures/engines/planted.ts";
import { TZAAR_PLANTED } from "../fixtures/engines/tzaar/planted.ts";
import { USI_PLANTED } from "../fixtures/engines/usi/planted.ts";
import { MODELS, runFuzz } from "../harness/fuzz/mod.ts";
import { pliesIn } from "../harness/fuzz/test_kit.ts";
import type { AnyPairing } from "../harness/referee/mod.ts";
import { pairingOf } from "../harness/referee/all/mod.ts";
import { RUN_DEFAULTS } from "../harness/runner/mod.ts";
import { loadScenarios } from "../harness/surroundings/mod.ts";
import { fakeClock } from "../harness/testing/fake_clock.ts";
import { connectedLoopback, loopback } from "../harness/transports/mod.ts";

const PLANTED: Readonly<Record<string, readonly Planted[]>> = {
  mgtp: MGTP_PLANTED,
  "geister-tcp": GEISTER_PLANTED,
  tzaar: TZAAR_PLANTED,
  usi: USI_PLANTED,
};

/** What a search for one fault came to. */
interface Row {
  readonly games?: number;
  readonly seconds: number;
  readonly plies?: number;
  /** Whether what was written fails by the right rule here, and passes on the conforming engine. */
  readonly holds?: boolean;
  /** Whether the bundled scenarios find the rule broken. */
  readonly bundled: boolean;
}

const MOST_GAMES = 2_000;
const MOST_SECONDS = 120;

async function measure(protocol: string, planted: Planted): Promise<Row> {
  const [pairing, model] = [pairingOf(protocol), MODELS[protocol]];
  if (!pairing || !model) throw new Error(`Cannot fuzz ${protocol}`);
  const known = await findingsOf({ ...planted, breaks: [planted.rule] }, pairing);
  const reach = pairing.protocol.transport === "tcp" ? connectedLoopback : loopback;
  let games = 0;
  const startedMs = performance.now();
  const seconds = (): number => (performance.now() - startedMs) / 1000;
  const run = runFuzz({
    ...RUN_DEFAULTS,
    pairing,
    model,
    engine: { name: planted.name, command: [] },
    transport: reach(planted.engine),
    scenarios: [],
    clock: fakeClock(),
    stimulus: planted.stimulus ?? "client",
    timeMs: Infinity,
    games: MOST_GAMES,
    suite: "fuzz",
    taken: new Set(),
    onProgress: (progress) => games = progress.games,
  });
  const bundled = known.found.has(planted.rule);
  for await (const event of run) {
    if (event.kind === "case-started" && event.case.rules.includes(planted.rule)) {
      const { scenario: id, source = "" } = event.case;
      const found = { games, seconds: seconds(), plies: pliesIn(source), bundled };
      return { ...found, holds: await tellsApart({ id, source }, planted, pairing) };
    }
    if (seconds() > MOST_SECONDS) break;
  }
  return { seconds: seconds(), bundled };
}

/** Whether a scenario fails by the planted rule alone, and passes on the conforming engine. */
async function tellsApart(
  { id, source }: { readonly id: string; readonly source: string },
  planted: Planted,
  pairing: AnyPairing,
): Promise<boolean> {
  const loaded = await loadScenarios([{ path: id, file: id, id, text: source }], pairing);
  const conforming = (await fixturesOf(pairing)).find(({ name }) => name === "conforming");
  if (!loaded.ok || !conforming) return false;
  const how = { pairing, scenarios: loaded.value, strict: false };
  const wrong = await runFixture({ ...planted, breaks: [planted.rule] }, how);
  const right = await runFixture(conforming, how);
  const broken = [...foundIn(wrong).keys()];
  return broken.join() === planted.rule && right.cases.length > 0 &&
    right.cases.every(({ verdict }) => verdict?.kind === "passed");
}

if (import.meta.main) {
  const [only] = Deno.args;
  console.log(
    "| protocol | fault | rule | games | seconds | plies | tells apart | bundled scenarios |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const [protocol, all] of Object.entries(PLANTED)) {
    if (only !== undefined && only !== protocol) continue;
    for (const planted of all) {
      const { games, seconds, plies, holds, bundled } = await measure(protocol, planted);
      const cells = [protocol, planted.name, planted.rule, games ?? "not found"];
      const more = [
        seconds.toFixed(1),
        plies ?? "",
        holds ? "yes" : "no",
        bundled ? "find it" : "do not find it",
      ];
      console.log(`| ${[...cells, ...more].join(" | ")} |`);
    }
  }
}
