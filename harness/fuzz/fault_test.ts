import { assertEquals } from "@std/assert";
import type { Violation } from "../core/mod.ts";
import { gameOf } from "../referee/all/mod.ts";
import { faultKey } from "./fault.ts";

/** A finding about a rook that was moved wrongly on a board. */
function wrongRook(rule: string): Violation {
  const { game } = gameOf("shogi")!;
  const begun = game.start({ seed: 1 });
  if (!begun.ok) throw new Error(begun.error.en);
  const diagram = game.diagram(begun.value);
  const from = diagram.tokens.find(({ letter }) => letter.toUpperCase() === "R")?.at ?? "";
  return {
    ...{ rule, expected: [], actual: "", evidence: [], times: 1, sent: "go btime 0" },
    diagram: { ...diagram, marks: [{ kind: "wrong", from }] },
  };
}

Deno.test("faults are distinguished by the moved piece, except where a person chooses it", () => {
  assertEquals(faultKey(wrongRook("shogi/piece-movement"), {}), "shogi/piece-movement go R");
  const console = { personsChoose: true } as const;
  assertEquals(faultKey(wrongRook("shogi/nifu"), console), "shogi/nifu go");
});
