import { assertEquals } from "@std/assert";
import type { Side } from "../../games/game.ts";
import type { Pairing } from "../pairing.ts";
import type { Unanswered } from "../unanswered.ts";
import type { PonderBout } from "./bout.ts";
import { ponderDarkChess, ponderV1DarkChess } from "./mod.ts";
import { giveUp } from "../give_up.ts";

interface Start {
  readonly pairing?: Pairing<PonderBout>;
  readonly engine?: Side;
  readonly opening?: readonly string[];
}

const SILENT = { kind: "silent", waitedMs: 10_000 } as const;

/** A bout whose hand-shake is over. */
function begun({ pairing = ponderDarkChess, engine = "first", opening = [] }: Start = {}) {
  const { talk } = pairing;
  let bout = pairing.deal(pairing.open({ seed: 1 }), { seed: 1, engine });
  for (const ply of opening) bout = talk.tell(bout, ply, 60_000).bout ?? bout;
  const saying = talk.begin?.(bout);
  bout = saying?.bout ?? bout;
  const frames = saying?.frames ?? [];
  for (const [index, frame] of frames.entries()) {
    bout = pairing.say(bout, frame);
    bout = pairing.hear(bout, { text: index === 0 ? "/start" : "/turn", index }).bout;
  }
  return { bout, frames };
}

Deno.test("the hand-shake says the side to move, its colour and what was played before", () => {
  const turns = (start: Start) => begun(start).frames[1];
  assertEquals(turns({}), "/turn 1 2");
  assertEquals(turns({ engine: "second" }), "/turn 0 2");
  assertEquals(turns({ opening: ["a1(K)"] }), "/turn 0 0");
  assertEquals(turns({ engine: "second", opening: ["a1(K)"] }), "/turn 1 1");
  const { frames: [start = ""] } = begun({ opening: ["a1(K)", "b2(p)"] });
  assertEquals(start.split(",").slice(-4), ["2", "a1(K)", "b2(p)", "60000"]);
  const { frames: [old = ""] } = begun({ opening: ["a1(K)", "b2(p)"], pairing: ponderV1DarkChess });
  assertEquals(old.split(",").slice(-4), ["2", " 0_ 1", " 5_15", "60000"]);
});

Deno.test("the own ply goes back at once, the opponent's is the next question", () => {
  const { talk, say, hear } = ponderDarkChess;
  let { bout } = begun();
  assertEquals(talk.ask(bout), "");
  const ruling = hear(bout, { text: "/flip a1", index: 3, after: "/turn 1 2" });
  const piece = bout.position.board[0]?.letter;
  assertEquals(ruling.ply, `a1(${piece})`);
  const own = talk.tell(ruling.bout, ruling.ply ?? "", 899_000.7);
  assertEquals(own.frames, [`/flip a1(${piece}) 899000 0`]);
  bout = say(own.bout ?? bout, own.frames[0] ?? "");
  assertEquals(ponderDarkChess.awaits(bout), false);
  const other = talk.tell(bout, "b1", 123);
  assertEquals(other.frames, []);
  bout = other.bout ?? bout;
  const question = talk.ask(bout);
  assertEquals(question, `/flip b1(${bout.position.board[1]?.letter}) 899000 0`);
  bout = say(bout, question);
  assertEquals(ponderDarkChess.awaits(bout), true);
  assertEquals(ponderDarkChess.patienceMs(bout), undefined);
});

Deno.test("the last ply says so, whichever side made it", () => {
  const { talk } = ponderDarkChess;
  const setup = "k---/P---/----/----/----/----/----/---- red";
  for (const [engine, turn] of [["first", "/turn 1 0"], ["second", "/turn 0 1"]] as const) {
    const dealt = ponderDarkChess.deal(ponderDarkChess.open({ seed: 1 }), {
      seed: 1,
      setup,
      engine,
    });
    const saying = talk.begin?.(dealt);
    assertEquals(saying?.frames[1], turn);
    const last = talk.tell(saying?.bout ?? dealt, "a7-a8", 5);
    assertEquals(last.frames, [`/move a7-a8 ${engine === "first" ? 5 : 60_000} 1`]);
  }
});

Deno.test("only the newer client takes its leave", () => {
  const { bout } = begun();
  assertEquals(ponderDarkChess.talk.farewell(bout), ["/exit"]);
  const { bout: old } = begun({ pairing: ponderV1DarkChess });
  assertEquals(ponderV1DarkChess.talk.farewell(old), []);
});

/** What a message breaks when it comes in a bout of which it is the turn. */
function broken(text: string, after = "/turn 1 2"): readonly string[] {
  const { findings, messages } = ponderDarkChess.hear(begun().bout, { text, index: 3, after });
  return [...findings, ...messages.flatMap(({ faults }) => faults)].map(({ rule }) => rule);
}

Deno.test.each(
  [
    ["/flip a1", []],
    ["/flip a0", []],
    ["/flip a1\n", ["ponder/no-terminator"]],
    ["/\0f\0l\0i\0p\0 \0a\x001\0", ["ponder/single-byte-text"]],
    ["/flip 0 0", ["ponder/dialect"]],
    ["/flip", ["ponder/ply-format"]],
    ["/move a1-a2", ["dark-chess/first-ply-flip"]],
    ["/flip e9", ["dark-chess/on-board"]],
    ["/turn", ["ponder/in-turn"]],
    ["info", ["ponder/only-messages"]],
    ["\0\0/fl", ["ponder/frame-header"]],
    ["思考中", ["ponder/only-messages"]],
    ["\udcff\udc80", ["ponder/frame-header"]],
  ] as const,
)("%s breaks what it breaks", (text, rules) => {
  assertEquals(broken(text), [...rules]);
});

Deno.test("a ply that was sent before its question is out of turn", () => {
  assertEquals(broken("/flip a1", "/start_X"), ["ponder/in-turn"]);
});

Deno.test("an engine that flips an already flipped piece broke the rule about hearing plies", () => {
  const { talk, say, hear } = ponderDarkChess;
  let { bout } = begun();
  for (const ply of ["a1", "b1"]) {
    const { frames, bout: told } = talk.tell(bout, ply, 60_000);
    bout = told ?? bout;
    const frame = frames[0] ?? talk.ask(bout);
    bout = say(bout, frame);
  }
  const rules = (text: string) => hear(bout, { text, index: 9 }).messages[0]?.faults[0]?.rule;
  assertEquals(rules("/flip a1"), "ponder/own-ply-echo");
  assertEquals(rules("/flip b1"), "dark-chess/flip-only-dark");
});

Deno.test("zeros are reported once an answer follows, or beside the silence", () => {
  const { hear } = ponderDarkChess;
  const { bout } = begun();
  const first = hear(bout, { text: "", index: 3 });
  assertEquals(first.findings, []);
  const then = hear(first.bout, { text: "/flip a1", index: 4, after: "/turn 1 2" });
  assertEquals(then.findings.map(({ rule }) => rule), ["ponder/not-empty"]);
  const silent = { ...SILENT, partial: "\0\0" };
  assertEquals(giveUp({ blame: ponderDarkChess.blame, bout }, silent).map(({ rule }) => rule), [
    "ponder/answers-ply",
    "ponder/not-empty",
  ]);
});

Deno.test.each(
  [
    [{ ...SILENT, partial: "" }, "ponder/answers-ply"],
    [{ ...SILENT, partial: "/flip a1" }, "ponder/frame-header"],
    [{ ...SILENT, partial: "\0\x08/flip a1" }, "ponder/header-order"],
    [{ ...SILENT, partial: "\x09\0/flip a1" }, "ponder/length-exact"],
    [{ kind: "late", waitedMs: 9, allowedMs: 5, text: "" }, "ponder/ply-in-time"],
    [{ kind: "exited", code: 1, stderr: "" }, "ponder/stays-alive"],
    [{ kind: "exited", code: 1, stderr: "", partial: "/flip a1" }, "ponder/frame-header"],
    [{ kind: "unflushed", text: "" }, "ponder/flush"],
    [{ kind: "flooded", what: "socket", bytes: 9 }, "ponder/bounded-output"],
    [{ kind: "disconnected", how: "never-connected", detail: "" }, "ponder/connects"],
    [{ kind: "disconnected", how: "wrong-port", detail: "" }, "ponder/given-port"],
    [{ kind: "disconnected", how: "closed", detail: "" }, "ponder/stays-connected"],
  ] as const,
)("an engine that does not answer breaks one rule", (why: Unanswered, rule) => {
  assertEquals(
    giveUp({ blame: ponderDarkChess.blame, bout: begun().bout }, why).map((one) => one.rule),
    [rule],
  );
});

Deno.test("a long start that is not answered is to blame, and a scenario may say otherwise", () => {
  const { open, say, blame, deal, talk } = ponderDarkChess;
  let bout = deal(open({ seed: 1 }), { seed: 1, engine: "first" });
  for (const ply of ["a1", "b1", "c1", "d1", "a2", "b2"]) {
    bout = talk.tell(bout, ply, 1).bout ?? bout;
  }
  const asked = say(bout, talk.begin?.(bout).frames[0] ?? "");
  const rule = (instead?: "ponder/midgame-start") =>
    giveUp({ blame, bout: asked }, { ...SILENT, partial: "" }, instead)[0]?.rule;
  assertEquals(rule(), "ponder/reads-long");
  assertEquals(rule("ponder/midgame-start"), "ponder/midgame-start");
});

Deno.test("a second connection breaks ponder/one-connection", () => {
  const found = ponderDarkChess.notice?.(begun().bout, { what: "connected-twice", detail: "x" });
  assertEquals(found?.map(({ rule }) => rule), ["ponder/one-connection"]);
});

Deno.test("a scenario may show a board of its own, and the referee follows it", () => {
  const { open, say, hear, talk } = ponderDarkChess;
  const marks = ["K", ...Array(30).fill("-"), "k"].join(",");
  let bout = say(open({ seed: 1 }), `/start_${marks},1,0,0,0,0,0,0,1,0,0,0,0,0,0,0,60000`);
  bout = hear(bout, { text: "/start", index: 1 }).bout;
  bout = hear(say(bout, "/turn 0 0"), { text: "/turn", index: 2 }).bout;
  assertEquals([talk.turn(bout), bout.side], ["first", "second"]);
  bout = say(bout, "/move d8-d7 1000 0");
  assertEquals([bout.phase, bout.leftMs], ["ply", 1000]);
  assertEquals(hear(bout, { text: "/move a1-a2", index: 3 }).ply, "a1-a2");
});

Deno.test("a message that crosses the farewell is accepted, one after the last ply is not", () => {
  const { say, hear } = ponderDarkChess;
  const gone = say(begun().bout, "/exit");
  assertEquals(hear(gone, { text: "/flip a1", index: 5 }).findings, []);
  const piece = gone.position.board[0]?.letter;
  const over = say(begun({ engine: "second" }).bout, `/flip a1(${piece}) 60000 1`);
  const found = hear(over, { text: "/flip b1", index: 5 }).findings.map(({ rule }) => rule);
  assertEquals(found, ["ponder/ends-quietly"]);
});

Deno.test("older clients do not say that a game is over, so no engine need know", () => {
  const { open, deal, say, hear, talk } = ponderV1DarkChess;
  const setup = "k---/P---/----/----/----/----/----/---- red";
  const dealt = deal(open({ seed: 1 }), { seed: 1, setup, engine: "second" });
  const { bout = dealt } = talk.begin?.(dealt) ?? {};
  const last = talk.tell(bout, "a7-a8", 5);
  const over = say(last.bout ?? bout, last.frames[0] ?? "");
  assertEquals([over.over, over.phase], [true, "idle"]);
  assertEquals(hear(over, { text: "/flip 0 0", index: 9 }).findings, []);
});
