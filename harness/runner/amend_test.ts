import { assertEquals } from "@std/assert";
import { ruleStates } from "../core/mod.ts";
import { geister } from "../games/geister/mod.ts";
import { positionSeen } from "../referee/geister/mod.ts";
import { pairingOf } from "../referee/all/mod.ts";
import { usiShogi as pairing } from "../referee/usi/mod.ts";
import {
  geisterEngine,
  type State as GeisterState,
} from "../../fixtures/engines/geister/engine.ts";
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

Deno.test("a fault after a replaced ply is not reported, and ends what the case can show", async () => {
  const told = await courseOf(({ searches }) => [OFF_BOARD, "nonsense"][searches - 1]);
  assertEquals([told.course, told.rules], ["cut", ["shogi/on-board 1"]]);
});

/** A move of a ghost onto another one of its side. */
function ontoOwn({ board }: GeisterState): string | undefined {
  const seen = positionSeen(board);
  const steps = [..."ABCDEFGH"].map((ghost) => ({ ghost, direction: "N" } as const));
  const isIt = (one: typeof steps[number]) =>
    seen.ok && geister.objection(seen.value, one)?.rule === "geister/own-ghost-blocks";
  const move = steps.find(isIt);
  return move && geister.write(move);
}

Deno.test("an engine that was told OK for an illegal ply is accused of no other rule", async () => {
  const geisterTcp = pairingOf("geister-tcp");
  if (!geisterTcp) throw new Error("There is no such pairing");
  const all = await scenariosOf(geisterTcp);
  const engine = geisterEngine({
    choose: (state) => [() => "I,NORTH", ontoOwn][state.moves]?.(state),
  });
  const report = await runFixture({ name: "erring", breaks: [], engine }, {
    pairing: geisterTcp,
    scenarios: all.filter(({ id }) => id === "geister/moves/as_first"),
  });
  const [only] = report.cases;
  assertEquals(only?.violations.map(({ rule, times }) => [rule, times]), [[
    "geister/ghost-exists",
    1,
  ]]);
  assertEquals(only?.plies.map(({ untold }) => untold).filter(Boolean), [[
    "geister/own-ghost-blocks",
  ]]);
  assertEquals(ruleStates(report).get("geister/own-ghost-blocks"), "withheld");
});
