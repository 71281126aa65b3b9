import { assert, assertEquals } from "@std/assert";
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

Deno.test("a corpus that was damaged is none", () => {
  const whole = {
    version: 2,
    protocol: "mgtp",
    next: 5,
    games: [{ game: 1, situations: [], talk: { stimulus: "client", steps: [{ kind: "greet" }] } }],
    faults: [],
    counts: { a: { reached: 1, asked: 1, wrong: 0 } },
  };
  const read = (damage: Record<string, unknown>) =>
    readCorpus(JSON.stringify({ ...whole, ...damage }), "mgtp");
  assert(read({}));
  const talk = (
    steps: unknown,
  ) => [{ game: 1, situations: [], talk: { stimulus: "client", steps } }];
  for (
    const damage of [
      { next: -5 },
      { games: [1] },
      { games: talk("x") },
      { games: talk([{ kind: "play" }]) },
      { games: talk([{ kind: "play", play: { engine: "first", replies: "x" } }]) },
      { faults: [3] },
      { counts: null },
      { counts: { a: 1 } },
      { counts: { a: { reached: "x", asked: 1, wrong: 0 } } },
    ]
  ) assertEquals([damage, read(damage)], [damage, undefined]);
  assertEquals(readCorpus("null", "mgtp"), undefined);
});
