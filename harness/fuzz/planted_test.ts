import { assert, assertEquals } from "@std/assert";
import type { Fixture } from "../../fixtures/engines/fixture.ts";
import geisterConforming from "../../fixtures/engines/geister/conforming.ts";
import { GEISTER_PLANTED } from "../../fixtures/engines/geister/planted.ts";
import mgtpConforming from "../../fixtures/engines/mgtp/conforming.ts";
import { MGTP_PLANTED } from "../../fixtures/engines/mgtp/planted.ts";
import usiConforming from "../../fixtures/engines/usi/conforming.ts";
import { USI_PLANTED } from "../../fixtures/engines/usi/planted.ts";
import { sampled } from "../testing/quick.ts";
import { connectedLoopback, loopback } from "../transports/mod.ts";
import { pliesIn, recheck, searched } from "./test_kit.ts";

/** Faults that show only in what a client does besides a single game, with a seed that is quick. */
const TABLE = [
  ["usi", /endless search/, USI_PLANTED, usiConforming, 3],
  ["usi", /after ponderhit/, USI_PLANTED, usiConforming, 8],
  ["usi", /mate that is none/, USI_PLANTED, usiConforming, 6],
  ["geister-tcp", /refused once/, GEISTER_PLANTED, geisterConforming, 3],
  ["mgtp", /without quit/, MGTP_PLANTED, mgtpConforming, 1],
] as const;

for (const [protocol, name, all, conforming, seed] of sampled(TABLE, 16)) {
  const planted = all.find((one) => name.test(one.name));
  assert(planted);
  const { rule, engine } = planted;
  const stimulus = planted.stimulus ?? "client" as const;
  Deno.test(`${protocol}: the search finds and shrinks: ${planted.name}`, async () => {
    const reach = protocol === "geister-tcp" ? connectedLoopback : loopback;
    const more = { protocol, stimulus, seed, games: 160, transport: reach(engine) };
    const { found: [first] } = await searched(engine, { ...more, untilFound: true });
    assert(first);
    assertEquals(first.id, `fuzz/${rule}`);
    assert(pliesIn(first.source) <= 12, first.source);
    assertEquals(await recheck(first.source, engine, protocol), [rule]);
    assertEquals(await recheck(first.source, conforming.engine, protocol), []);
  });
}

/** Engines that read well only what arrives as usual. */
const READERS = [
  ["geister-tcp", "geister/reads-pieces", "geister/breaks_reads_pieces", 2],
  ["ponder", "ponder/reads-halves", "ponder/breaks_reads_halves", 8],
  ["usi", "usi/whole-lines", "usi/breaks_whole_lines", 3],
  ["usi", "usi/survives-unknown", "usi/breaks_survives_unknown", 2],
] as const;

for (const [protocol, rule, file, seed] of sampled(READERS, 16)) {
  Deno.test(`${protocol}: a search with stress finds ${rule}`, async () => {
    const { default: { engine } }: { default: Fixture } = await import(
      new URL(`../../fixtures/engines/${file}.ts`, import.meta.url).href
    );
    const reach = protocol === "geister-tcp" ? connectedLoopback : loopback;
    const how = { protocol, stimulus: "stress", seed, games: 128 } as const;
    const { found: [first] } = await searched(engine, {
      ...how,
      transport: reach(engine),
      untilFound: true,
    });
    assert(first);
    assertEquals(first.id, `fuzz/${rule}`);
    assertEquals(await recheck(first.source, engine, protocol), [rule]);
  });
}
