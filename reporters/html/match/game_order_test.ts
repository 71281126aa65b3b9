import { assertEquals } from "@std/assert";
import { NO_GAME_FILTER, sortedGames } from "./game_order.ts";
import type { GameRow, MatchView } from "./match_view.ts";

function row(number: number, more: Partial<GameRow>): GameRow {
  return {
    ...{ number, pair: number, first: 0, decided: true, reason: "NoMove", plies: 10, ms: 5 },
    ...{ thought: [undefined, undefined], record: `${number} x.txt` },
    ...more,
  };
}

const MATCH = {
  players: [{ name: "mine", command: "" }, { name: "Theirs", command: "" }],
  games: [
    row(1, { winner: 0, plies: 30 }),
    row(2, { winner: 1, first: 1, forfeit: "mgtp/flush", reason: "TimeOut", plies: 4 }),
    row(3, { plies: 30, ms: 9 }),
    row(4, { decided: false, reason: "" }),
  ],
} as unknown as MatchView;
const BY_NUMBER = { column: "number", down: false } as const;

function numbers(
  ...args: Parameters<typeof sortedGames> extends [unknown, ...infer Rest] ? Rest : never
) {
  return sortedGames(MATCH, ...args).map(({ number }) => number);
}

Deno.test.each<[string, Parameters<typeof numbers>[0], number[]]>([
  ["everything", NO_GAME_FILTER, [1, 2, 3, 4]],
  ["a winner", { text: "", winner: "1" }, [2]],
  ["draws, which are no games without a result", { text: "", winner: "draw" }, [3]],
  ["a name in any case", { text: "THEIRS" }, [2]],
  ["all words", { text: "timeout flush" }, [2]],
  ["a reason as the table says it", { text: "no move left" }, [1, 3]],
  ["a reason in any language", { text: "逾時" }, [2]],
  ["nothing", { text: "nonsense" }, []],
])("a filter lets through %s", (_, filter, expected) => {
  assertEquals(numbers(filter, BY_NUMBER), expected);
});

Deno.test.each<[Parameters<typeof numbers>[1]["column"], boolean, number[]]>([
  ["number", true, [4, 3, 2, 1]],
  ["plies", false, [2, 4, 1, 3]],
  ["plies", true, [1, 3, 4, 2]],
  ["took", true, [3, 1, 2, 4]],
  ["winner", false, [3, 4, 2, 1]],
  ["reason", false, [4, 1, 3, 2]],
  ["first", false, [2, 1, 3, 4]],
  ["second", false, [1, 3, 4, 2]],
])("games are sorted by %s, equal ones as they were played", (column, down, expected) => {
  assertEquals(numbers(NO_GAME_FILTER, { column, down }), expected);
});
