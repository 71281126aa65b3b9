import { assert, assertEquals } from "@std/assert";
import { inLanguage } from "../../core/mod.ts";
import { dialectsOf, pairingOf, PAIRINGS } from "./pairings.ts";
import { loadPairing, PROTOCOL_IDS } from "../pairings.ts";
import { giveUp } from "../give_up.ts";

Deno.test("every pairing is found by the id of its protocol, and no other", () => {
  for (const pairing of PAIRINGS) assertEquals(pairingOf(pairing.protocol.id), pairing);
  assertEquals(pairingOf("nonsense"), undefined);
  assertEquals(new Set(PAIRINGS.map(({ protocol }) => protocol.id)).size, PAIRINGS.length);
});

Deno.test("each pairing that can be loaded alone is among all, in the same order", async () => {
  const alone = await Promise.all(PROTOCOL_IDS.map(loadPairing));
  assertEquals(alone.length, PAIRINGS.length);
  for (const [at, pairing] of PAIRINGS.entries()) assert(alone[at] === pairing, PROTOCOL_IDS[at]);
});

Deno.test.each(PAIRINGS.map((pairing) => [pairing.protocol.id, pairing] as const))(
  "%s names every opponent and asks with its probe",
  (_id, pairing) => {
    const bout = pairing.open({ seed: 1 });
    for (const opponent of pairing.vocabulary.opponents) {
      const ply = pairing.talk.propose(bout, opponent, () => 0);
      assertEquals(pairing.talk.objection(bout, ply), undefined);
    }
    assert(!pairing.awaits(bout));
    assert(pairing.awaits(pairing.say(bout, pairing.probe)));
  },
);

Deno.test("a dialect is found by its name, from either side", () => {
  for (const protocol of ["ponder", "ponder-v1"]) {
    assertEquals(pairingOf(protocol, "v1")?.protocol.id, "ponder-v1");
    assertEquals(pairingOf(protocol, "v2")?.protocol.id, "ponder");
    assertEquals(pairingOf(protocol, "v3"), undefined);
    assertEquals(dialectsOf(protocol).map((one) => one.protocol.dialect?.name), ["v2", "v1"]);
  }
  assertEquals(pairingOf("mgtp", "v1"), undefined);
  assertEquals([...dialectsOf("mgtp"), ...dialectsOf("nonsense")], []);
});

const TALKING = PAIRINGS.filter(({ protocol }) => protocol.transport !== "files");

Deno.test.each(TALKING.map((pairing) => [pairing.protocol.id, pairing] as const))(
  "%s never says that nothing came where something did",
  (_id, pairing) => {
    const bout = pairing.say(pairing.open({ seed: 1 }), pairing.probe);
    const unheeded = { first: "hello there", count: 1 };
    const why = { kind: "silent", waitedMs: 15_000, partial: "", unheeded } as const;
    const findings = giveUp({ blame: pairing.blame, bout }, why);
    assert(findings.some(({ actual }) => inLanguage(actual, "en").includes("hello there")));
  },
);
