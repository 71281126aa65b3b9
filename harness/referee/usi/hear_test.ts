import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { GARBAGE } from "../../testing/protocol_laws.ts";
import { USI_RULES } from "../../protocols/usi/mod.ts";
import { SHOGI_RULES } from "../../games/shogi/mod.ts";
import { open, say } from "./bout.ts";
import { hear } from "./hear.ts";
import { broken, talk } from "./test_kit.ts";

const HELLO = ["> usi", "< id name x", "< id author y", "< usiok"];
const GO = ["> position startpos", "> go btime 0 wtime 0 byoyomi 1000"];

Deno.test.each<[string, string[], string[]]>([
  ["a plain hand-shake", [...HELLO, "> isready", "< readyok"], []],
  ["CR and blanks at the end", ["> usi", "< id name x\r", "< id author y ", "< usiok \r"], []],
  ["options and info", [
    "> usi",
    "< id name x",
    "< id author y",
    "< option name A B type string default ",
    "< usiok",
    ...GO,
    "< info depth 1 score cp 3 pv 7g7f",
    "< info string depth is x",
    "< bestmove 7g7f",
  ], []],
  ["no name", ["> usi", "< id author y", "< usiok"], ["usi/id-name"]],
  ["no author", ["> usi", "< id name x", "< usiok"], ["usi/id-author"]],
  ["a broken option", [...HELLO.slice(0, 3), "< option Depth", "< usiok"], ["usi/option-format"]],
  ["an option too late", [...HELLO, "< option name A type button"], ["usi/option-format"]],
  ["options for each usi", [
    ...HELLO,
    "> usi",
    "< option name A type button",
    ...HELLO.slice(1),
  ], []],
  ["a broken info", [...HELLO, ...GO, "< info score 3", "< bestmove 7g7f"], ["usi/info-format"]],
  ["a banner", ["> usi", "< Engine 1", ...HELLO.slice(1)], ["usi/only-usi"]],
  ["a blank line", ["> usi", "<  ", ...HELLO.slice(1)], ["usi/no-blank-line"]],
  ["readyok without usiok", ["> usi", "> isready", "< readyok"], ["usi/pipelining"]],
  ["both in one write", ["> usi", "> isready", ...HELLO.slice(1), "< readyok"], []],
  ["two bestmoves", [...GO, "< bestmove 7g7f", "< bestmove 7g7f"], ["usi/one-bestmove"]],
  ["an unrequested bestmove", ["< bestmove 7g7f"], ["usi/one-bestmove"]],
  ["an idle stop", ["> stop", "< bestmove 7g7f"], ["usi/stop-idle"]],
  ["a search that is cut short by quit", [
    "> position startpos",
    "> go infinite",
    "> quit",
    "< bestmove 7g7f",
  ], []],
  ["a stop too late", [...GO, "< bestmove 7g7f", "> stop"], []],
  ["a stop on the way", [...GO, "> stop", "< bestmove 7g7f"], []],
  ["an endless search", ["> position startpos", "> go infinite", "< bestmove 7g7f"], [
    "usi/infinite-waits",
  ]],
  [
    "an endless search, stopped",
    ["> position startpos", "> go infinite", "> stop", "< bestmove 7g7f"],
    [],
  ],
  ["ponder", ["> position startpos", "> go ponder btime 1", "< bestmove 7g7f"], [
    "usi/ponder-waits",
  ]],
  [
    "ponderhit",
    ["> position startpos", "> go ponder btime 1", "> ponderhit", "< bestmove 7g7f"],
    [],
  ],
  ["a mate answered with a move", ["> position startpos", "> go mate 100", "< bestmove 7g7f"], [
    "usi/go-mate",
  ]],
  ["an unrequested checkmate", ["< checkmate nomate", ...HELLO], ["usi/only-usi"]],
])("%s", (_, lines, rules) => {
  assertEquals(broken(talk(lines)), rules);
});

Deno.test("messages carry what scenarios ask for", () => {
  const { messages } = talk([
    ...HELLO,
    "> isready",
    "< readyok",
    ...GO,
    "< bestmove 7g7f ponder 3c3d",
    ...GO,
    "< bestmove 7G7F",
    ...GO,
    "< bestmove 7g7e",
    "> go mate 100",
    "< checkmate nomate",
  ]);
  assertEquals(messages.map(({ kind, fields }) => [kind, ...Object.values(fields)].join(" ")), [
    "reply usiok",
    "reply readyok",
    "reply bestmove 7g7f 3c3d yes",
    "unusable bestmove (malformed) yes",
    "unusable bestmove 7g7e no",
    "reply checkmate nomate",
  ]);
});

Deno.test("a line that was there before the question is no answer to it", () => {
  const first = say(say(open({ seed: 1 }), "position startpos"), "go byoyomi 1");
  const once = hear(first, { text: "bestmove 7g7f", index: 1, after: "go byoyomi 1" });
  const second = say(once.bout, "go byoyomi 2");
  const stale = hear(second, { text: "bestmove 7g7f", index: 2, after: "go byoyomi 1" });
  assertEquals(stale.findings.map(({ rule }) => rule), ["usi/one-bestmove"]);
  assertEquals(stale.messages, []);
  const fresh = hear(stale.bout, { text: "bestmove 7g7f", index: 3, after: "go byoyomi 2" });
  assertEquals([fresh.findings, fresh.ply], [[], "7g7f"]);
});

Deno.test("a hundred thousand lines of noise do not pile up", () => {
  let bout = open({ seed: 1 });
  for (let index = 0; index < 1000; index++) bout = hear(bout, { text: "x", index }).bout;
  assertEquals(bout.noise.length, 200);
});

Deno.test("whatever is said, nothing is thrown, and only known rules are broken", () => {
  const known = new Set<string>([...USI_RULES, ...SHOGI_RULES].map(({ id }) => id));
  const word = fc.oneof(
    GARBAGE.map((text) => text.replaceAll("\n", " ")),
    fc.constantFrom("7g7f", "8h2b+", "P*5e", "p*5e", "resign", "win", "ponder", "0000", "nomate"),
  );
  const said = fc.tuple(
    fc.constantFrom("< ", "< bestmove ", "< checkmate ", "< info ", "< option name ", "< id "),
    fc.array(word, { maxLength: 3 }),
  ).map(([head, words]) => head + words.join(" "));
  const asked = fc.constantFrom(
    "> usi",
    "> isready",
    "> position startpos",
    "> position sfen 4k4/9/9/9/9/9/9/9/4K4 b 2P 1 moves P*5e",
    "> go byoyomi 1",
    "> go infinite",
    "> go ponder btime 1",
    "> go mate 10",
    "> stop",
    "> ponderhit",
    "> quit",
    "> position",
  );
  fc.assert(fc.property(fc.array(fc.oneof(asked, said), { maxLength: 12 }), (lines) => {
    for (const rule of broken(talk(lines))) assert(known.has(rule), rule);
  }));
});
