import { assertEquals } from "@std/assert";
import { GameBoard } from "./board.ts";
import { deal } from "./deal.ts";
import type { EngineSeat } from "./seat.ts";
import { builtin, matchContext } from "./test_kit.ts";

const CONTEXT = matchContext([builtin("random"), builtin("random")], { game: "geister" });
const PLAN = { number: 1, pair: 1, first: 0, seed: 1 } as const;

/** An engine that has set its reds, and what it is dealt. */
function seatThatSet(reds: string, dealt: (string | undefined)[]): EngineSeat {
  const conversation = {
    bout: undefined,
    deal: ({ setup }: { readonly setup?: string }) => void dealt.push(setup),
  };
  const context = { pairing: { talk: { choice: () => reds } } };
  const seat = {
    kind: "engine",
    side: "first",
    index: 0,
    sitting: { stage: { context, conversation } },
  };
  return seat as unknown as EngineSeat;
}

async function dealtTo(reds: string, setup?: string) {
  const match = { ...CONTEXT.match, ...setup && { start: { setup, opening: [] } } };
  const board = new GameBoard(CONTEXT.kit, match, PLAN.seed);
  const [dealt, notes]: [(string | undefined)[], string[]] = [[], []];
  const seat = seatThatSet(reds, dealt);
  const context = { ...CONTEXT, match };
  const note = (_: unknown, text: string) => void notes.push(text);
  const chosen = setup !== undefined;
  const renames = await deal([seat], { context, plan: PLAN, board, chosen, note });
  const ply = renames.get(seat)?.("A,NORTH");
  return { dealt: dealt[0]?.slice(0, 24), setup: board.setup, notes: notes.length, ply };
}

Deno.test("a choice becomes part of the start, and stands when the game goes on", async () => {
  const first = await dealtTo("ABCD");
  assertEquals([first.dealt, first.notes, first.ply], ["14R24R34R44R15B25B35B45B", 0, undefined]);
  const same = await dealtTo("ABCD", first.setup);
  assertEquals([same.dealt, same.notes, same.ply], [first.dealt, 0, "A,NORTH"]);
  const other = await dealtTo("EBCD", first.setup);
  assertEquals([other.dealt, other.notes, other.ply], ["15B24R34R44R14R25B35B45B", 1, "E,NORTH"]);
  assertEquals(other.setup, first.setup);
});
