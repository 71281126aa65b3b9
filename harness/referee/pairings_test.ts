import { assert, assertEquals } from "@std/assert";
import { pairingOf, PAIRINGS } from "./pairings.ts";

Deno.test("every pairing is found by the id of its protocol, and no other", () => {
  for (const pairing of PAIRINGS) assertEquals(pairingOf(pairing.protocol.id), pairing);
  assertEquals(pairingOf("nonsense"), undefined);
  assertEquals(new Set(PAIRINGS.map(({ protocol }) => protocol.id)).size, PAIRINGS.length);
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
