import { assert, assertEquals } from "@std/assert";
import { pairingOf } from "../../referee/all/mod.ts";
import { randomFrom } from "../../games/random.ts";
import { scenarioOf } from "../bench.ts";
import { NOTHING } from "../coverage.ts";
import { STEERED } from "../model.ts";
import { steeredPairing } from "../steer.ts";
import type { SearchTalk } from "../talk.ts";
import { writeTalk } from "../write_talk.ts";
import { MODELS } from "./mod.ts";
import { sampled } from "../../testing/quick.ts";

const STIMULI = ["client", "manual", "stress"] as const;

/** What a talk is made of: its kinds of steps, searches by their form, and deliveries. */
function partsOf({ steps }: SearchTalk): readonly string[] {
  return steps.flatMap((step) => {
    if (step.kind === "search") return [step.search.form];
    if (step.kind !== "play") return [step.kind];
    const { setup, delivery } = step.play;
    return [step.kind, ...setup === undefined ? [] : ["setup"], ...delivery ? [delivery] : []];
  });
}

/** What talks of a protocol are made of, besides a greeting and a game. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  mgtp: ["leave", "restart", "ask", "bytes", "halves", "coalesced"],
  ponder: ["bye", "restart", "coalesced", "halves", "split-start"],
  "geister-tcp": ["restart", "set-again", "bytes", "coalesced", "split-end"],
  tzaar: ["setup"],
  usi: ["setup", "restart", "infinite", "ponder", "ponder-hit", "say", "mate", "bytes", "halves"],
  "shogi-console": ["restart", "end"],
};

for (const [protocol, model] of sampled(Object.entries(MODELS), 8)) {
  Deno.test(`${protocol}: every talk is a scenario, and none goes beyond its stimulus`, async () => {
    const pairing = pairingOf(protocol);
    assert(pairing);
    const random = randomFrom(7);
    const steering = { coverage: NOTHING, random };
    const known = steeredPairing(pairing, model.game, steering);
    assert(known.vocabulary.opponents.includes(STEERED));
    const seen = new Set<string>();
    for (const [at, stimulus] of STIMULI.entries()) {
      for (let count = 0; count < 40; count++) {
        const talk = model.talk({ random, coverage: NOTHING, stimulus, lacks: new Set() });
        const [rule] = pairing.protocol.rules.map(({ id }) => id);
        const title = { en: "x", zh: "x", ja: "x" };
        const text = writeTalk(talk, { title, rules: [rule ?? ""] });
        assert(await scenarioOf(text, { id: "fuzz/x", pairing: known }), text);
        assert(STIMULI.indexOf(talk.stimulus) <= at, text);
        partsOf(talk).forEach((part) => seen.add(part));
      }
    }
    assertEquals((PARTS[protocol] ?? []).filter((part) => !seen.has(part)), []);
  });
}

Deno.test("a search in the opponent's time is not asked of an engine without the option", () => {
  const { usi } = MODELS;
  assert(usi);
  const random = randomFrom(7);
  for (let count = 0; count < 40; count++) {
    const lacks = new Set(["USI_Ponder"]);
    const talk = usi.talk({ random, coverage: NOTHING, stimulus: "client", lacks });
    assert(!partsOf(talk).some((part) => part.startsWith("ponder")));
  }
});
