import { assertEquals } from "@std/assert";
import { usiShogi as pairing } from "../referee/usi/mod.ts";
import { runFixture, scenariosOf } from "../../fixtures/engines/matrix.ts";
import { type State, usiEngine } from "../../fixtures/engines/usi/engine.ts";

const scenarios = (await scenariosOf(pairing)).filter(({ id }) => id === "usi/first_contact");

async function courseOf(choose: (state: State) => string | undefined) {
  const fixture = { name: "erring", breaks: [], engine: usiEngine({ choose }) };
  const { cases: [only] } = await runFixture(fixture, { pairing, scenarios });
  const notes = only?.wire.filter(({ from }) => from === "note") ?? [];
  const rules = only?.violations.map(({ rule, times }) => `${rule} ${times}`);
  return { course: only?.course, rules, amended: notes.length, plies: only?.plies.length };
}

const OFF_BOARD = "0a5e";

Deno.test("an illegal ply is replaced by a legal one, and the game goes on", async () => {
  const told = await courseOf(({ searches }) => searches === 1 ? OFF_BOARD : undefined);
  const rules = ["shogi/on-board 1"];
  assertEquals(told, { course: "amended", rules, amended: 1, plies: 5 });
});

Deno.test("an engine that makes nothing but illegal plies shows nothing", async () => {
  const told = await courseOf(() => OFF_BOARD);
  assertEquals([told.course, told.rules], ["illegal", ["shogi/on-board 3"]]);
});

Deno.test("what breaks another rule than the game's is not replaced", async () => {
  const told = await courseOf(({ searches }) => searches === 1 ? "nonsense" : undefined);
  assertEquals([told.course, told.amended], ["cut", 0]);
});

Deno.test("a fault behind a replaced ply is not told, and spoils what the rest would show", async () => {
  const told = await courseOf(({ searches }) => [OFF_BOARD, "nonsense"][searches - 1]);
  assertEquals([told.course, told.rules], ["cut", ["shogi/on-board 1"]]);
});
