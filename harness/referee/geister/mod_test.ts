import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { anyText } from "../../testing/any_text.ts";
import { boardString, geister } from "../../games/geister/mod.ts";
import { geisterOverStdio as pairing, geisterOverTcp } from "./mod.ts";

const START = "14R24R34R44R15B25B35B45B41u31u21u11u40u30u20u10u";
const ASKED = pairing.say(pairing.open({ seed: 1 }), `MOV?${START}`);
const QUESTION = `MOV?${START}`;

/** The rules that a line breaks, by itself and by what it says. */
function broken(line: string, bout = ASKED, after: string = QUESTION): readonly string[] {
  const { findings, messages } = pairing.hear(bout, { text: line, index: 1, after });
  const faults = messages.flatMap((message) => message.faults);
  return [...findings, ...faults].map(({ rule }) => rule);
}

Deno.test.each([
  ["MOV:A,NORTH\r", []],
  ["MOV:A,n\r", []],
  ["MOV:A,NORTH", ["geister/line-end"]],
  ["MOV:A,UP\r", ["geister/mov-direction"]],
  ["MOV: A,NORTH\r", ["geister/mov-format"]],
  ["MOV:E,SOUTH\r", ["geister/stays-on-board"]],
  ["MOV:A,SOUTH\r", ["geister/own-ghost-blocks"]],
  ["MOV:I,NORTH\r", ["geister/ghost-exists"]],
  ["\r", ["geister/no-blank-line"]],
  ["a board", ["geister/only-messages"]],
  ["SET:ABCD\r", ["geister/in-turn"]],
])("an answer %j to MOV? breaks what it breaks", (line, rules) => {
  assertEquals(broken(line), [...rules]);
});

const SETTING = pairing.say(pairing.open({ seed: 1 }), "SET?");

Deno.test.each([
  ["SET:ABCD\r", []],
  ["SET:HGFE\r", []],
  ["SET:abcd\r", ["geister/set-upper-case"]],
  ["SET:AABC\r", ["geister/set-distinct"]],
  ["SET:ABC\r", ["geister/set-format"]],
  ["SET:ABCI\r", ["geister/set-format"]],
  ["SET ABCD\r", ["geister/set-format"]],
])("an answer %j to SET? breaks what it breaks", (line, rules) => {
  assertEquals(broken(line, SETTING, "SET?"), [...rules]);
});

Deno.test("a SET before SET? is reported as sent too early", () => {
  const { findings, messages } = pairing.hear(SETTING, { text: "SET:ABCD\r", index: 0 });
  assertEquals(findings.map(({ rule }) => rule), ["geister/set-after-request"]);
  assertEquals(messages.length, 1);
});

Deno.test("a second move for the same request is out of turn", () => {
  const answered = pairing.hear(ASKED, { text: "MOV:A,N\r", index: 1, after: QUESTION }).bout;
  assertEquals(broken("MOV:A,N\r", answered), ["geister/in-turn"]);
  const again = pairing.say(answered, `MOV?${START.replace("14R", "13R")}`);
  assertEquals(broken("MOV:A,N\r", again), ["geister/in-turn"]);
});

Deno.test("an illegal move that repeats the last one, or answers a line too many, is described so", () => {
  const answered = pairing.hear(ASKED, { text: "MOV:A,N\r", index: 1, after: QUESTION }).bout;
  const board = START.replace("14R24R", "13R23R").replace("23R", "12R");
  const question = `MOV?${board}`;
  const told = (bout: typeof answered, text: string): string => {
    const line = { text, index: 2, after: question };
    const { messages } = pairing.hear(pairing.say(bout, question), line);
    return JSON.stringify(messages[0]?.faults[0]?.actual);
  };
  const doubt = "two moves for one MOV?";
  assert(told(answered, "MOV:A,N\r").includes(doubt));
  assert(!told(answered, "MOV:E,S\r").includes(doubt));
  const twice = pairing.hear(answered, { text: "MOV:A,N\r", index: 1, after: QUESTION }).bout;
  assert(told(twice, "MOV:E,S\r").includes(doubt));
});

Deno.test("after the result nothing more is said, but a refused engine could not know", () => {
  const over = pairing.say(ASKED, `LST:${START}`);
  assertEquals(broken("MOV:A,N\r", over, `LST:${START}`), ["geister/ends-quietly"]);
  const refused = pairing.say(pairing.say(ASKED, "NG "), `LST:${START}`);
  assertEquals(broken("MOV:A,N\r", refused, `LST:${START}`), []);
});

Deno.test("the chosen reds are the engine's in the next game, on either side", () => {
  const { bout } = pairing.hear(SETTING, { text: "SET:EFGH\r", index: 1, after: "SET?" });
  for (const engine of ["first", "second"] as const) {
    const dealt = pairing.deal(bout, { seed: 3, engine });
    assertEquals(pairing.talk.ask(dealt).slice(4, 28), "14B24B34B44B15R25R35R45R");
  }
});

Deno.test("a legal move is acknowledged by what it takes", () => {
  const setup = "42R24R34R44R15B25B35B45B41r31r21r11r40b30b20b10b first";
  const bout = pairing.deal(ASKED, { seed: 1, setup, engine: "first" });
  const asked = pairing.say(bout, pairing.talk.ask(bout));
  const question = pairing.talk.ask(bout);
  const ruling = pairing.hear(asked, { text: "MOV:A,N\r", index: 1, after: question });
  assertEquals(ruling.ply, "A,NORTH");
  assertEquals(pairing.talk.tell(ruling.bout, "A,NORTH", 0).frames, ["OKR"]);
});

Deno.test("the end is announced with the word for the engine's side", () => {
  const bout = pairing.deal(ASKED, { seed: 1, engine: "second" });
  const word = (winner?: "first" | "second"): string | undefined =>
    pairing.talk.end?.(bout, { reason: "x", winner })[0]?.slice(0, 4);
  assertEquals([word("first"), word("second"), word()], ["LST:", "WON:", "DRW:"]);
  assertEquals(pairing.talk.farewell(bout), ["/exit"]);
  assertEquals(geisterOverTcp.talk.farewell(bout), []);
});

Deno.test("a scenario may show any board", () => {
  const board = "03R24R34R44R15B25B35B99b41u31u21u11u40u30u20u88b";
  const { position } = pairing.say(ASKED, `MOV?${board}`);
  assertEquals(boardString(position, "first"), board);
  assert(geister.moves(position).length > 0);
});

Deno.test("garbage never throws and never changes the bout it is heard in", () => {
  fc.assert(fc.property(anyText(), (text) => {
    const before = JSON.stringify(ASKED);
    pairing.hear(ASKED, { text, index: 1, after: QUESTION });
    return JSON.stringify(ASKED) === before;
  }));
});

Deno.test("each side's view hides the other's colours", () => {
  const views = pairing.talk.views?.(ASKED) ?? [];
  assertEquals(views.length, 2);
  const [first, second] = views.map(({ diagram }) => JSON.stringify(diagram.tokens));
  assert(first !== second);
});
