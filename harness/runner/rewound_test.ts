import { assert, assertEquals } from "@std/assert";
import {
  fixturesOf,
  foundIn,
  type NamedFixture,
  runFixture,
  scenariosOf,
} from "../../fixtures/engines/matrix.ts";
import type { Report } from "../core/mod.ts";
import { pairingOf } from "../referee/all/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import type { AnyFixtureEngine, Channel, Received } from "../transports/mod.ts";
import { beginningWith, rewound } from "./rewound.ts";
import { sampled } from "../testing/quick.ts";

const UNDO = { line: "0", isStart: (frame: string) => frame === "1" };

function answering(frames: readonly string[]) {
  const [left, sent] = [[...frames], [] as string[]];
  const channel = {
    send: (text: string) => ({ atMs: 0, index: sent.push(text) }),
    receive: (): Promise<Received> => {
      const text = left.shift();
      return Promise.resolve(
        text === undefined
          ? { kind: "silence", waitedMs: 5_000, partial: "" }
          : { kind: "frame", text, atMs: 0, index: 0 },
      );
    },
  };
  return { channel, sent };
}

Deno.test("plies are taken back until the start is shown", async () => {
  const { channel, sent } = answering(["3", "2", "1", "0"]);
  assertEquals(await rewound(channel, UNDO, { lineEnd: "\n" }), "1");
  assertEquals(sent, ["0\n", "0\n", "0\n"]);
});

Deno.test("a program that falls silent or stays where it is is not taken back", async () => {
  const silent = answering(["3", "2"]);
  assertEquals(await rewound(silent.channel, UNDO, { lineEnd: "\n" }), undefined);
  const stays = answering(Array.from({ length: 1000 }, () => "3"));
  assertEquals(await rewound(stays.channel, UNDO, { lineEnd: "\n" }), undefined);
});

Deno.test("a case in a program that was taken back begins with its screen, once", async () => {
  const { channel } = answering(["later"]);
  const logged: string[] = [];
  const log = (from: string, text: string) => logged.push(`${from} ${text}`) - 1;
  const begun = beginningWith(channel as unknown as Channel, "1", { clock: fakeClock(), log });
  assertEquals(await begun.receive(10), { kind: "frame", text: "1", atMs: 0, index: 1 });
  assert(logged[0]?.startsWith("note "), logged[0]);
  const next = await begun.receive(10);
  assertEquals(next.kind === "frame" && next.text, "later");
});

const pairing = pairingOf("shogi-console");
assert(pairing);
const fixtures = await fixturesOf(pairing);
const scenarios = await scenariosOf(pairing);

/** Checks a program that takes a time to start, and counts its starts. */
async function checked(name: string, startMs: number): Promise<Report & { starts: number }> {
  const fixture = fixtures.find((one) => one.name === name);
  assert(fixture && pairing);
  let starts = 0;
  const { engine } = fixture;
  const begin: AnyFixtureEngine["begin"] = (start) => {
    starts++;
    const begun = engine.begin(start);
    return { ...begun, deeds: [{ kind: "think", ms: startMs }, ...begun.deeds ?? []] };
  };
  const slow: NamedFixture = { ...fixture, engine: { ...engine, begin } };
  const options = { pairing, scenarios, clock: fakeClock(), jobs: 2 };
  return { ...await runFixture(slow, options), starts };
}

Deno.test("a slow console program is started about half as often, and all is judged", async () => {
  const [quick, slow] = [await checked("conforming", 0), await checked("conforming", 4_000)];
  assertEquals(slow.cases.filter(({ verdict }) => verdict.kind !== "passed"), []);
  assert(slow.starts < quick.starts * 0.6, `${slow.starts} of ${quick.starts}`);
});

Deno.test.each(sampled([
  ["breaks_undo_board"],
  ["breaks_undo_hands"],
  ["breaks_refuses_nifu"],
  ["breaks_turn_once"],
  ["breaks_refused_turn"],
]))("%s breaks the same, whether or not it is slow to start", async (name) => {
  const [quick, slow] = [await checked(name, 0), await checked(name, 4_000)];
  const sorted = (report: Report) =>
    [...foundIn(report)].map(([rule, ids]) => [rule, [...ids].sort()]);
  assertEquals(sorted(slow), sorted(quick));
});
