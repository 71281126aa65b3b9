import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { GARBAGE } from "../../testing/protocol_laws.ts";
import { open, say } from "./bout.ts";
import { hear } from "./hear.ts";
import { broken, deepFreeze, said, talk } from "./test_kit.ts";

const LIST = ["name", "version", "quit", "reset_board", "move", "flip", "genmove", "ready"];
const NAMES = [...LIST, "time_settings", "time_left"];

Deno.test.each<[string, string[], string[], string[]]>([
  ["a reply", ["> 1 name", "< =1 x"], ["=1 x"], []],
  ["a refusal of what the manual asks for", ["> 1 name", "< ?1 no"], ["?1 no"], ["mgtp/name"]],
  ["noise", ["> 1 name", "< depth 1", "< =1 x"], ["=1 x"], ["mgtp/stdout-noise"]],
  ["a ruler", ["> 1 name", "< === ok ===", "< =1 x"], ["=1 x"], ["mgtp/stdout-noise"]],
  ["a blank line before", ["> 1 name", "< ", "< =1 x"], ["=1 x"], ["mgtp/stdout-noise"]],
  [
    "a blank line behind each reply to one write",
    ["> 1 name", "> 2 version", "> 14 ready", "< =1 x", "< ", "< =2 y", "< ", "< =14"],
    ["=1 x", "=2 y", "=14"],
    ["mgtp/no-blank-line"],
  ],
  [
    "a blank line between two of three replies to one write",
    ["> 1 name", "> 2 version", "> 14 ready", "< =1 x", "< ", "< =2 y", "< =14"],
    ["=1 x", "=2 y", "=14"],
    ["mgtp/stdout-noise"],
  ],
  [
    "a board with blank lines between replies to one write",
    ["> 1 name", "> 7 reset_board", "< =1 x", "< ", "< XXXX", "< ", "< =7"],
    ["=1 x", "=7"],
    ["mgtp/stdout-noise"],
  ],
  ["a blank line for an empty one", ["> ", "> 1 name", "< ", "< =1 x"], ["=1 x"], []],
  ["a CR", ["> 1 name", "< =1 x\r"], ["=1 x"], ["mgtp/reply-lf"]],
  ["a trailing blank", ["> 7 reset_board", "< =7 "], ["=7"], ["mgtp/spare-blanks"]],
  ["a blank after the sign", ["> 1 name", "< = 1 x"], ["=1 x"], ["mgtp/reply-head"]],
  ["no blank after the id", ["> 2 version", "< =25.1"], ["=2 5.1"], ["mgtp/reply-separator"]],
  ["bytes that are no text", ["> 1 name", "< =1 \udce9"], ["=1 \udce9"], ["mgtp/reply-utf8"]],
  ["a reply that nothing asked for", ["> 1 name", "< =3 x", "< =1 x"], ["=1 x"], [
    "mgtp/unasked-reply",
  ]],
  [
    "the same between the lines of a long reply",
    ["> 17 showboard", "< =17 XXXX", "< =20 x"].concat(
      Array(7).fill("< XXXX"),
      ["> 1 name", "< =1 x"],
    ),
    [`=17 ${Array(8).fill("XXXX").join("\n")}`],
    ["mgtp/unasked-reply"],
  ],
  ["a sign without an id", ["> 1 name", "< =yes", "< =1 x"], ["=1 x"], ["mgtp/stdout-noise"]],
  ["two replies", ["> 1 name", "< =1 x", "< =1 x"], ["=1 x"], ["mgtp/one-reply"]],
  [
    "a second reply after the answer to the next command",
    ["> 12 genmove unknown", "< =12 a3 a3", "> 16 time_left red 9", "< =16"]
      .concat(["> 1 name", "< =12 a3 a3", "< =1 x"]),
    ["=12 a3 a3", "=16", "=1 x"],
    ["mgtp/one-reply"],
  ],
  [
    "words, a second reply and one that nothing asked for",
    ["> 1 name", "< =1 x", "> 2 version", "< =2 y", "> 14 ready"]
      .concat(["< loading", "< =1 x", "< =9 z", "< =14"]),
    ["=1 x", "=2 y", "=14"],
    ["mgtp/stdout-noise", "mgtp/one-reply", "mgtp/unasked-reply"],
  ],
  [
    "a reply out of its order",
    ["> 1 name", "> 2 version", "> 14 ready", "< =2 y", "< =1 x", "< =14"],
    ["missing 1", "=2 y", "=14"],
    ["mgtp/pipelining"],
  ],
  ["a reply left out", ["> 1 name", "> 2 version", "< =2 x"], ["missing 1", "=2 x"], [
    "mgtp/pipelining",
  ]],
  ["replies in order", ["> 1 name", "> 2 version", "< =1 x", "< =2 y"], ["=1 x", "=2 y"], []],
  ["any words after an empty line", ["> ", "> 1 name", "< ?", "< =1 x"], ["=1 x"], []],
  [
    "the last reply again after an empty line",
    ["> 1 name", "< =1 x", ">  ", "> 2 version", "< =1 x", "< =2 y"],
    ["=1 x", "=2 y"],
    [],
  ],
  ["nothing sent", ["< hello"], [], []],
])("%s", (_name, lines, messages, rules) => {
  const heard = talk(lines);
  assertEquals([...said(heard)], messages);
  assertEquals([...broken(heard)], rules);
});

Deno.test("a reply of many lines ends where the next one begins", () => {
  const lines = NAMES.slice(1).map((name) => `< ${name}`);
  const head = ["> 4 list_commands", `< =4 ${NAMES[0]}`, ...lines];
  assertEquals(said(talk(head)), []);
  const whole = talk([...head, "> 1 name", "< =1 x"]);
  // The sentinel's own answer belongs to no command.
  assertEquals([...said(whole)], [`=4 ${NAMES.join("\n")}`]);
  assertEquals(broken(whole), []);
  assertEquals([...whole.bout.listed ?? []].sort(), [...NAMES].sort());
});

/** A talk in which a blank line came after `after` was sent, and genmove was sent since. */
function blankAfter(after: string): readonly string[] {
  const { bout } = talk(["> 1 name", "< =1 x", "> 12 genmove unknown"]);
  const blank = hear(bout, { text: "", index: 3, after });
  return hear(blank.bout, { text: "=12 a1 a1", index: 4 }).findings.map(({ rule }) => rule);
}

Deno.test("a blank line belongs to the reply before it if it came before the next command", () => {
  assertEquals(blankAfter("1 name"), ["mgtp/no-blank-line"]);
  assertEquals(blankAfter("12 genmove unknown"), ["mgtp/stdout-noise"]);
});

Deno.test("the echo of the next command is no part of a long reply", () => {
  const heard = talk(["> 17 showboard", "< =17", "> 1 name", "< 1 name", "< ", "< =1 x"]);
  assertEquals(said(heard), ["=17"]);
  const { actual } = heard.messages[0]?.faults[0] ?? {};
  assertEquals(actual, "=17");
});

Deno.test("a refused long reply ends at once", () => {
  assertEquals([...said(talk(["> 17 showboard", "< ?17 no"]))], ["?17 no"]);
});

Deno.test("100,000 lines of noise are borne, and the latest kept", () => {
  let bout = say(open({ seed: 1 }), "12 genmove unknown");
  for (let index = 0; index < 100_000; index++) ({ bout } = hear(bout, { text: "info", index }));
  assertEquals(bout.noise.length, 200);
  assertEquals(bout.noise.at(-1)?.index, 99_999);
  assertEquals(hear(bout, { text: "=12 a1 a1", index: 100_000 }).ply?.slice(0, 2), "a1");
});

const SENT = fc.constantFrom(
  ...["1 name", "4 list_commands", "12 genmove unknown", "12 genmove", "17 showboard", "", "x"],
  ...["3 known_command quit", "7 reset_board", "11 flip a1 K", "10 move a1 a2", "99 nonsense"],
);
const HEARD = fc.oneof(
  GARBAGE,
  fc.constantFrom("=1 x", "=4 name", "=12 a1 a1", "=12 z9 a1", "=12 a0 a0", "=17", "=3 maybe"),
);

Deno.test("whatever is said and heard, hearing neither throws nor changes its argument", () => {
  const steps = fc.array(
    fc.oneof(SENT.map((text) => `> ${text}`), HEARD.map((text) => `< ${text}`)),
  );
  fc.assert(fc.property(steps, (lines) => {
    let bout = deepFreeze(open({ seed: 1 }));
    for (const [index, line] of lines.entries()) {
      const text = line.slice(2);
      bout = deepFreeze(line[0] === ">" ? say(bout, text) : hear(bout, { text, index }).bout);
    }
    assert(bout.questions.length <= lines.length);
  }));
});
