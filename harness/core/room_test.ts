import { assertEquals } from "@std/assert";
import {
  foldRoom,
  MOST_RESULTS,
  MOST_ROOM_LINES,
  type Room,
  type RoomEvent,
  type RoomTable,
} from "./room.ts";

const POSITION = {
  diagram: { shape: "squares", points: [], tokens: [], marks: [], caption: "" },
  trays: [],
} as const;
const TABLE: RoomTable = {
  number: 1,
  first: 0,
  plies: [],
  status: { kind: "starting" },
  fouls: [],
  wire: [],
};
const ROOM: Room = {
  version: "0",
  game: "dark-chess",
  players: [{ name: "me", kind: "person" }, { name: "it", kind: "engine", protocol: "mgtp" }],
  clock: { mainMs: 1, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
  hides: false,
  results: [],
  points: [0, 0],
};
const TEXT = { en: "", zh: "", ja: "" };

function folded(...events: RoomEvent[]): RoomTable | undefined {
  return [{ kind: "table", table: TABLE } as const, ...events].reduce(foldRoom, ROOM).table;
}

function ply(number: number): RoomEvent {
  return { kind: "ply", ply: { ...POSITION, ply: number, by: 0, move: `${number}` } };
}

function foul(at: number, id: string, times: number): RoomEvent {
  const rule = { id, level: "MUST", text: TEXT, hint: TEXT, spec: "" } as const;
  const violation = { rule: id, expected: [], actual: "", evidence: [], times };
  return { kind: "foul", foul: { ply: at, player: 1, rule, violation } };
}

Deno.test("plies that are taken back take with them what was broken in them", () => {
  const table = folded(ply(1), foul(1, "a", 1), ply(2), foul(2, "b", 1), {
    kind: "taken-back",
    plies: 1,
  });
  assertEquals(table?.plies.map(({ move }) => move), ["1"]);
  assertEquals(table?.fouls.map(({ rule }) => rule.id), ["a"]);
});

Deno.test("a rule that is broken again counts where it was broken first", () => {
  const table = folded(foul(1, "a", 1), foul(4, "a", 2));
  assertEquals(table?.fouls.map(({ ply, violation }) => [ply, violation?.times]), [[1, 2]]);
});

Deno.test("a room keeps the end of the wire log", () => {
  const lines = Array.from({ length: MOST_ROOM_LINES + 5 }, (_, index): RoomEvent => ({
    kind: "wire",
    entry: { index, atMs: 0, from: "engine", text: "x" },
  }));
  const wire = folded(...lines)?.wire ?? [];
  assertEquals([wire.length, wire[0]?.index], [MOST_ROOM_LINES, 5]);
});

Deno.test("points count all games, and the list has the last ones", () => {
  const results = Array.from({ length: MOST_RESULTS + 10 }, (_, at): RoomEvent => ({
    kind: "result",
    result: {
      number: at + 1,
      first: 0,
      plies: 1,
      outcome: { kind: "over", reason: "NoMove", ...at % 2 === 0 ? { winner: 1 } : {} },
    },
  }));
  const room = results.reduce(foldRoom, ROOM);
  assertEquals([room.results.length, room.points], [MOST_RESULTS, [52.5, 157.5]]);
});
