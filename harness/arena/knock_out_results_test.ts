import { assertEquals } from "@std/assert";
import { type ContestFacts, type Language, LANGUAGES } from "../core/mod.ts";
import { liveConsole } from "../../reporters/mod.ts";
import { CONTEST } from "./contest_kit.ts";
import type { ContestState } from "./contest_state.ts";
import { keptOf } from "./contest_folder.ts";
import { knockOutResults } from "./knock_out_results.ts";

const CUP: ContestFacts = {
  ...{ ...CONTEST, games: 2, format: "knock-out" },
  players: [..."abcdefghijklm"].map((name) => ({ name, command: [] })),
};

function met(one: number, points: readonly [number, number], games: number) {
  return { round: 1, one, other: one + 1, points, games };
}

const MEETINGS = [
  ...[met(0, [1.5, 0.5], 2), met(2, [1, 3], 4), met(4, [3.5, 2.5], 6), met(6, [22, 22], 44)],
  ...[met(8, [0, 2], 0), met(10, [0, 0], 0)],
];
const STATE: ContestState = {
  history: {
    ...{ players: 13, fullPoints: 2, meetings: MEETINGS },
    rounds: [{
      ...{ number: 1, byes: [12], out: [] },
      pairings: MEETINGS.map(({ one, other }) => ({ one, other })),
    }],
  },
  ...{ open: [], lost: [], out: [] },
};

/** What the live console says of a finished round. */
function survivorLines(
  contest: ContestFacts,
  state: ContestState,
  language: Language,
): readonly string[] {
  let said = "";
  const write = (text: string): void => void (said += text);
  const live = liveConsole({ colour: false, width: 100, terminal: false, write, language });
  live.on({ kind: "contest-started", contest: keptOf(contest) });
  live.on({ kind: "round-finished", results: knockOutResults(contest, state) });
  return said.split("\n").slice(0, -1);
}

Deno.test("after a round of a knock-out each line names the player that goes on, and why", () => {
  assertEquals(survivorLines(CUP, STATE, "en"), [
    "a goes on: won 1.5–0.5 against b",
    "d goes on: level with c at first, 3–1 after the tie-break (games added: 2)",
    "e goes on: level with f after the tie-break too, 3.5–2.5 by sudden death",
    "g goes on: 22–22 against h after all tie-breaks, and the better seed",
    "j goes on: walkover, i did not play",
    "Neither k nor l goes on: neither could play",
    "m goes on: bye, no opponent",
  ]);
});

Deno.test("the winner of the last meeting wins the contest, in every language", () => {
  const [first] = MEETINGS;
  const last = { number: 1, byes: [], out: [], pairings: [{ one: 0, other: 1 }] };
  const state = { ...STATE, history: { ...STATE.history, meetings: [first!], rounds: [last] } };
  assertEquals(LANGUAGES.map((language) => survivorLines(CUP, state, language)), [
    ["a wins the contest: won 1.5–0.5 against b"],
    ["a 奪冠：以 1.5 比 0.5 勝 b"],
    ["a が優勝：b に 1.5 対 0.5 で勝利"],
  ]);
});

Deno.test("the only player that goes on wins the contest", () => {
  const meetings = [met(0, [1.5, 0.5], 2), met(2, [0, 0], 0)];
  const pairings = meetings.map(({ one, other }) => ({ one, other }));
  const last = { number: 1, byes: [], out: [], pairings };
  const state = { ...STATE, history: { ...STATE.history, meetings, rounds: [last] } };
  assertEquals(survivorLines(CUP, state, "en"), [
    "a wins the contest: won 1.5–0.5 against b",
    "Neither c nor d goes on: neither could play",
  ]);
});

Deno.test("a round that is not finished, and another format, have no such lines", () => {
  assertEquals(survivorLines(CUP, { ...STATE, open: [1] }, "en"), []);
  assertEquals(survivorLines({ ...CUP, format: "swiss" }, STATE, "en"), []);
});
