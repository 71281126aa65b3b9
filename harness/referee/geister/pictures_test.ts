import { assertEquals, assertStringIncludes } from "@std/assert";
import { geisterOverTcp as pairing } from "./mod.ts";
import { picturesOf } from "./pictures.ts";

const FIRST = pairing.deal(pairing.open({ seed: 1 }), { seed: 1, engine: "first" });
const SECOND = pairing.talk.tell(
  pairing.deal(pairing.open({ seed: 1 }), { seed: 1, engine: "second" }),
  "A,NORTH",
  0,
).bout ?? FIRST;

/** What is said and drawn of an illegal move. */
function fault(bout: typeof FIRST, line: string) {
  const question = pairing.talk.ask(bout);
  const asked = pairing.say(bout, question);
  const { messages } = pairing.hear(asked, { text: `${line}\r`, index: 1, after: question });
  const found = messages[0]?.faults[0];
  if (!found?.diagram) throw new Error(`Nothing is wrong with ${line}`);
  return { ...found, diagram: found.diagram };
}

Deno.test.each([
  ["first", FIRST],
  ["second", SECOND],
])(
  "a move onto an own ghost is drawn where its words say, played by the %s player",
  (_side, bout) => {
    const { actual, move, diagram: { marks, tokens }, views = [] } = fault(bout, "MOV:A,EAST");
    assertStringIncludes(JSON.stringify(actual), "2-4 holds the own ghost B");
    assertEquals(move, "A,EAST");
    assertEquals(marks, [{ kind: "wrong", from: "1-4", to: "2-4" }]);
    assertEquals(tokens.find(({ at }) => at === "2-4")?.letter, "B");
    assertEquals(views.map(({ diagram }) => diagram.marks.length), [1, 1]);
  },
);

Deno.test("a step over the edge is drawn from where it begins", () => {
  assertEquals(fault(FIRST, "MOV:E,SOUTH").diagram.marks, [{ kind: "wrong", from: "1-5" }]);
});

Deno.test("the game is drawn from the engine's side, and each player's view from its own", () => {
  const { diagram, views } = picturesOf(SECOND.position, "second");
  const own = diagram.tokens.filter(({ owner }) => owner === "second");
  assertEquals(own.map(({ letter, at }) => `${letter} ${at}`).slice(0, 2), ["A 1-4", "B 2-4"]);
  assertEquals(views.map((view) => view.diagram.tokens[0]?.owner), ["first", "second"]);
  assertEquals(pairing.talk.diagram(SECOND), diagram);
});
