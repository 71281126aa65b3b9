import { assert, assertEquals } from "@std/assert";
import type { Fixture } from "../../../fixtures/engines/fixture.ts";
import { folderOf } from "../../protocols/folders.ts";
import { pairingOf } from "../../referee/all/mod.ts";
import { connectedLoopback, loopback } from "../../transports/mod.ts";
import { searched } from "../test_kit.ts";
import { MODELS } from "./mod.ts";
import { sampled } from "../../testing/quick.ts";

for (const protocol of sampled(Object.keys(MODELS))) {
  Deno.test(`${protocol}: the conforming engine is not accused, and is asked in situations`, async () => {
    const pairing = pairingOf(protocol);
    assert(pairing);
    const { transport } = pairing.protocol;
    const fixture: { default: Fixture } = await import(
      new URL(`../../../fixtures/engines/${folderOf(protocol)}/conforming.ts`, import.meta.url).href
    );
    const { engine } = fixture.default;
    const reach = transport === "tcp" ? connectedLoopback : loopback;
    for (const stimulus of sampled(["client", "manual", "stress"] as const)) {
      const games = 6;
      const more = { protocol, stimulus, games, transport: reach(engine) };
      const { report } = await searched(engine, more);
      assertEquals(report.cases, []);
      assertEquals(report.search?.games, games);
      // Persons make all plies at a console, so that the program is never asked for one.
      if (protocol === "shogi-console") continue;
      assert(report.search && report.search.plies > 0);
      assert(report.search.situations.some(({ asked }) => asked > 0));
    }
  });
}
