import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import type { FileFate, FileRun } from "../../core/mod.ts";
import { decodeCall } from "../../protocols/readfile/mod.ts";
import type { GreetOptions } from "../pairing.ts";
import type { Unanswered } from "../unanswered.ts";
import type { ReadFileBout } from "./bout.ts";
import { readFileDarkChess } from "./mod.ts";
import { giveUp } from "../give_up.ts";

const { open, deal, say, hear, blame, talk } = readFileDarkChess;

function file(text: string, more: Partial<Extract<FileFate, { kind: "file" }>> = {}): FileFate {
  return { kind: "file", text, size: text.length, written: true, changed: true, ...more };
}

const BOARD = file("", { written: false, changed: false });

function runWith(move: FileFate, more: Partial<FileRun> = {}): FileRun {
  return {
    exit: { code: 0 },
    tookMs: 10,
    files: { "board.txt": BOARD, "move.txt": move },
    appeared: [],
    survived: false,
    changedLate: [],
    printed: 0,
    stderr: "",
    ...more,
  };
}

interface Asked {
  readonly opening?: readonly string[];
  readonly greeting?: GreetOptions;
  readonly setup?: string;
  readonly from?: ReadFileBout;
}

/** A bout in which the engine has been started. */
function asked({ opening = [], greeting = {}, setup, from }: Asked = {}): ReadFileBout {
  const met = talk.greet(from ?? open({ seed: 1 }), greeting).bout;
  assert(met);
  const clock = { mainMs: 30_000, extraMs: 0, sharedPlies: 0 };
  let bout = deal(met, { seed: 1, setup, engine: "first", clock });
  for (const ply of opening) bout = talk.tell(bout, ply, 1).bout ?? bout;
  return say(bout, talk.ask(bout));
}

function heard(bout: ReadFileBout, run: FileRun) {
  return hear(bout, { text: JSON.stringify(run), index: 1 });
}

/** What a run breaks. */
function broken(bout: ReadFileBout, run: FileRun): readonly string[] {
  const { findings, messages } = heard(bout, run);
  return [...messages.flatMap(({ faults }) => faults), ...findings].map(({ rule }) => rule);
}

const FLIP = file("1\na1\na1\n0\n");

Deno.test("board.txt tells the game so far, with the platform's time", () => {
  const bout = asked({ opening: ["a1(K)", "b2(p)"] });
  const text = decodeCall(talk.ask(bout))?.files["board.txt"] ?? "";
  assertStringIncludes(text, "* engine vs opponent\n* 1 2 2 2 2 2 5 1 2 2 2 2 2 5\n* X X X X\n");
  assertStringIncludes(
    text,
    "* first 0\n* time 30\n* 1. a1(K) b2(p)\n* Comment 0 0\n0. 0\n1. 1000\n",
  );
  assertEquals(readFileDarkChess.patienceMs(bout), 33_000);
});

Deno.test("a flip is taken with what it shows, and a resignation is one", () => {
  const bout = asked();
  const { ply, messages, bout: after } = heard(bout, runWith(FLIP));
  assertEquals(ply, `a1(${bout.position.board[0]?.letter})`);
  assertEquals(messages[0]?.fields, { status: "success", exit: "0", ply: "a1" });
  assert(!readFileDarkChess.awaits(after));
  assertEquals(heard(bout, runWith(file("2\na0\na0\n0\n"))).resigned, true);
});

const GONE: FileFate = { kind: "gone" };
const PYTHON = "Traceback (most recent call last):\nIndexError: list index out of range\n";

Deno.test.each(
  [
    ["nothing", runWith(GONE), ["readfile/writes-move"]],
    ["nothing but a code", runWith(GONE, { exit: { code: 2 } }), ["readfile/writes-move"]],
    [
      "another name",
      runWith(GONE, { appeared: [{ name: "Move.txt", where: "files" }] }),
      ["readfile/move-name"],
    ],
    ["a link", runWith({ kind: "link", target: "/etc" }), ["readfile/plain-move"]],
    ["a folder", runWith({ kind: "folder" }), ["readfile/plain-move"]],
    ["a crash", runWith(FLIP, { exit: { signal: "SIGSEGV" } }), ["readfile/no-crash"]],
    ["an exception before move.txt", runWith(GONE, { exit: { code: 1 }, stderr: PYTHON }), [
      "readfile/no-crash",
    ]],
    ["a signal behind a script", runWith(GONE, { exit: { code: 139 } }), ["readfile/no-crash"]],
    ["an exception behind a ply", runWith(FLIP, { exit: { code: 1 }, stderr: PYTHON }), [
      "readfile/exit-zero",
    ]],
    ["a code of its own", runWith(GONE, { exit: { code: 1 }, stderr: "no book\n" }), [
      "readfile/writes-move",
    ]],
    ["a late write", runWith(FLIP, { changedLate: ["move.txt"] }), ["readfile/no-late-writes"]],
    ["a code", runWith(FLIP, { exit: { code: 3 } }), ["readfile/exit-zero"]],
    ["a child", runWith(FLIP, { survived: true }), ["readfile/no-survivors"]],
    ["a log of its own", runWith(FLIP, { appeared: [{ name: "log", where: "files" }] }), []],
    ["an empty file", runWith(file("")), ["readfile/not-empty"]],
    ["a move", runWith(file("0\na1\na2\n0\n")), ["dark-chess/first-ply-flip"]],
    ["no square", runWith(file("1\ne9\ne9\n0\n")), ["dark-chess/on-board"]],
    ["the old way", runWith(file("1\r\na1\r\n0\r\n")), [
      "readfile/line-ends",
      "readfile/fourth-line",
      "readfile/flip-to",
    ]],
  ] as const,
)("an engine that leaves %s breaks what it breaks", (_name, run: FileRun, rules) => {
  assertEquals(broken(asked(), run), [...rules]);
});

Deno.test("a board that is gone is reported, and the ply is taken all the same", () => {
  const run = { ...runWith(FLIP), files: { "board.txt": GONE, "move.txt": FLIP } };
  assertEquals(broken(asked(), run), ["readfile/board-untouched"]);
  assert(heard(asked(), run).ply);
});

Deno.test("a move.txt of before is neither left nor appended to, but may say the same again", () => {
  const bout = asked({ greeting: { move: "stale" } });
  const old = "1\na1\na1\n0\n";
  assertEquals(broken(bout, runWith(file(old, { written: false, changed: false }))), [
    "readfile/fresh-move",
  ]);
  assertEquals(broken(bout, runWith(file(`${old}1\nb1\nb1\n0\n`))), ["readfile/replaces-move"]);
  assertEquals(broken(bout, runWith(file(old, { changed: false }))), []);
});

Deno.test("a changed call is blamed only if a plain one has worked before", () => {
  const proven = heard(asked(), runWith(FLIP)).bout;
  const crlf = asked({ from: proven, greeting: { lines: "crlf" } });
  assertEquals(broken(crlf, runWith(GONE)), ["readfile/reads-crlf"]);
  assertEquals(broken(crlf, runWith(file("0\na1\na2\n0\n"))), ["readfile/reads-crlf"]);
  assertEquals(broken(asked({ greeting: { lines: "crlf" } }), runWith(GONE)), [
    "readfile/writes-move",
  ]);
});

Deno.test("a program that flips where nothing is dark has not read the history", () => {
  const setup = "k---/P---/----/----/----/----/----/---K red";
  assertEquals(broken(asked({ setup }), runWith(FLIP)), ["readfile/reads-history"]);
});

Deno.test("without a board an engine need only end", () => {
  const bout = asked({ greeting: { board: "missing" } });
  assertEquals(broken(bout, runWith(GONE, { exit: { signal: "SIGABRT" } })), []);
  const silent = { kind: "silent", waitedMs: 9, partial: "" } as const;
  assertEquals(giveUp({ blame, bout }, silent).map(({ rule }) => rule), ["readfile/missing-board"]);
});

Deno.test.each(
  [
    [{ kind: "silent", waitedMs: 9, partial: "" }, "readfile/ends"],
    [{ kind: "late", waitedMs: 9, allowedMs: 5, text: "" }, "readfile/in-time"],
    [{ kind: "unflushed", text: "" }, "readfile/no-stdin"],
    [{ kind: "flooded", what: "stdout", bytes: 9 }, "readfile/bounded-output"],
  ] as const,
)("a program that does not end breaks one rule", (why: Unanswered, rule) => {
  assertEquals(giveUp({ blame, bout: asked() }, why).map((one) => one.rule), [rule]);
  const timed = why.kind === "silent" || why.kind === "late";
  const instead = giveUp({ blame, bout: asked() }, why, "readfile/time-obeyed").map((one) =>
    one.rule
  );
  assertEquals(instead, [timed ? "readfile/time-obeyed" : rule]);
});

Deno.test("an unknown manner is an error of the scenario", () => {
  assertThrows(() => asked({ greeting: { lines: "cr" } }));
});
