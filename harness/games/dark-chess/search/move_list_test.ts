import { assertEquals } from "@std/assert";
import { started } from "../test_kit.ts";
import { codeOfStep } from "./test_kit.ts";
import { MaterialTable } from "./material.ts";
import { MoveList } from "./move_list.ts";
import { SearchBoard } from "./search_board.ts";

function step(text: string): number {
  const [from = "", to = ""] = text.split("-");
  return codeOfStep({ kind: "move", from, to });
}

function listOf(setup: string): MoveList {
  return new MoveList(new SearchBoard(started(setup)), new MaterialTable(), 4);
}

/** All moves in the order in which they are tried. */
function tried(list: MoveList, ply: number, best?: number): readonly number[] {
  const first = list.start(ply);
  const end = list.listAll(ply, best);
  return Array.from({ length: end - first }, (_, index) => list.next(first + index, end));
}

const SETUP = "pRn-/-c--/----/----/----/----/----/---K red";

Deno.test("the dearest captures are tried first, and the last pawn is dear to a king", () => {
  const list = listOf(SETUP);
  const order = tried(list, 2);
  assertEquals(order.slice(0, 3), ["b8-b7", "b8-a8", "b8-c8"].map(step));
  assertEquals(order.length, 5);
  assertEquals(list.listCaptures(1) - list.start(1), 3);
});

Deno.test("what was best before goes before all, what cut before goes before other quiet moves", () => {
  const list = listOf(SETUP);
  assertEquals(tried(list, 1, step("d1-c1"))[0], step("d1-c1"));
  for (const move of ["d1-c1", "d1-d2"]) {
    list.praise(step(move), { ply: 3, depth: 2 });
    assertEquals(tried(list, 3)[3], step(move));
  }
  list.praise(step("d1-c1"), { ply: 0, depth: 9 });
  assertEquals(tried(list, 2)[3], step("d1-c1"));
});
