import { assertEquals } from "@std/assert";
import { emptyCorpus, readCorpus, writeCorpus } from "./corpus.ts";
import { covering, NOTHING } from "./coverage.ts";

Deno.test("a corpus is read as it was written, and no other is", () => {
  const seen = { reached: new Set(["a", "b"]), asked: new Set(["a"]), wrong: new Set<string>() };
  const game = {
    game: 3,
    situations: ["a"],
    talk: { stimulus: "client", steps: [{ kind: "greet" }] } as const,
  };
  const corpus = {
    ...emptyCorpus("mgtp"),
    next: 17,
    coverage: covering(NOTHING, seen),
    games: [game],
    faults: ["dark-chess/rank K"],
  };
  const text = writeCorpus(corpus);
  assertEquals(readCorpus(text, "mgtp"), corpus);
  assertEquals(readCorpus(text, "usi"), undefined);
  assertEquals(readCorpus("{", "mgtp"), undefined);
  assertEquals(readCorpus('{"version":1,"protocol":"mgtp"}', "mgtp"), undefined);
  const older = text.replace('"version": 2', '"version": 1');
  assertEquals(readCorpus(older, "mgtp"), { ...corpus, games: [] });
});
