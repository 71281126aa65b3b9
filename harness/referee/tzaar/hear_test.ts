import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { type FileFate, inLanguage, LANGUAGES } from "../../core/mod.ts";
import { tzaar, type TzaarPosition } from "../../games/tzaar/mod.ts";
import { writeBoards } from "../../protocols/tzaar/mod.ts";
import { deal, open, type TzaarBout } from "./bout.ts";
import { hear } from "./hear.ts";
import { brokenIn, greeted, judged, type Leaves } from "./test_kit.ts";
import { tzaarTalk } from "./talk.ts";

const START = open({ seed: 1 });
const AFTER = tzaar.play(START.position, tzaar.moves(START.position)[0]!);
const TEXTS = writeBoards(AFTER);

function told(bout: TzaarBout, plies: readonly string[]): TzaarBout {
  return plies.reduce((so, ply) => tzaarTalk.tell(so, ply, 0).bout ?? so, bout);
}

Deno.test("a good step is reported with its path, and breaks nothing", () => {
  const ruling = judged(START, { board: AFTER.board });
  assertEquals(brokenIn(ruling), []);
  assertEquals(ruling.ply, tzaar.write(tzaar.moves(START.position)[0]!));
  assertEquals(ruling.messages[0]?.fields.action, "capture");
});

const GONE: FileFate = { kind: "gone" };
const LINK: FileFate = { kind: "link", target: "/etc/passwd" };

Deno.test.each<[string, Leaves]>([
  ["exit-zero", { run: { exit: { code: 3 } } }],
  ["no-crash", { run: { exit: { signal: "SIGSEGV" } } }],
  ["no-late-writes", { board: AFTER.board, run: { changedLate: ["chessType.txt"] } }],
  ["given-paths", { run: { appeared: [{ name: "chessColor.txt", where: "cwd" }] } }],
  ["keeps-files", { fates: { "chessType.txt": GONE } }],
  ["keeps-files", { fates: { "stepLog.txt": { kind: "gone", as: "old" } } }],
  ["plain-files", { fates: { "chessType.txt": LINK } }],
  ["plain-files", { fates: { "chessType.txt": { kind: "folder" } } }],
  ["step-log-untouched", { board: AFTER.board, log: "W_1_1_Capture_0,0_0,0" }],
  ["all-three-files", { texts: { color: TEXTS.color } }],
  ["no-trailing-newline", { board: AFTER.board, texts: { layer: `${TEXTS.layer}\n` } }],
  ["not-empty", { board: AFTER.board, texts: { color: "" } }],
  ["line-ends", { board: AFTER.board, texts: { type: TEXTS.type.replace("\n", "\r\n") } }],
  ["value-range", { board: AFTER.board, texts: { color: TEXTS.color.replace("2", "7") } }],
  ["files-agree", { board: AFTER.board, texts: { layer: writeBoards(START.position).layer } }],
  ["step-1-captures", { board: START.position.board }],
  ["rewrites-boards", {}],
  ["quiet", { board: AFTER.board, run: { printed: 70_000 } }],
  ["no-survivors", { board: AFTER.board, run: { survived: true } }],
  ["no-files-left", { board: AFTER.board, run: { appeared: [{ name: "x", where: "files" }] } }],
])("%s is reported alone, in all languages", (rule, leaves) => {
  const ruling = judged(START, leaves);
  assertEquals(brokenIn(ruling), [`tzaar/${rule}`]);
  for (const { actual, expected } of ruling.messages.flatMap(({ faults }) => faults)) {
    for (const language of LANGUAGES) {
      const texts = [actual, ...expected].map((text) => inLanguage(text, language));
      assert(texts.every((text) => text !== "" && !/[{}]/.test(text)), texts.join());
    }
  }
});

function actualOf(leaves: Leaves): string {
  const [fault] = judged(START, leaves).messages[0]?.faults ?? [];
  return inLanguage(fault?.actual ?? "", "en");
}

Deno.test("a crash between two writes is reported with its signal and the files", () => {
  const unchanged: Leaves = {
    texts: { color: TEXTS.color, layer: TEXTS.layer },
    run: { exit: { signal: "SIGSEGV" }, stderr: "depth 1\nboom\n" },
  };
  assertEquals(
    actualOf(unchanged),
    "the program was ended by SIGSEGV (it touched memory that is not its own); rewritten: " +
      "chessColor.txt, chessLayer.txt; not rewritten: chessType.txt; stderr: depth 1\nboom",
  );
});

Deno.test("the newline at the end is shown, in text and in hexadecimal", () => {
  const actual = actualOf({ board: AFTER.board, texts: { layer: `${TEXTS.layer}\n` } });
  assertStringIncludes(actual, "chessLayer.txt, byte 183: …");
  assertStringIncludes(actual, "1,1,1»␊« (2C 31 2C 31 »0A«)");
});

Deno.test("a file beyond the cap is judged by what was read, and nothing is thrown", () => {
  const huge: FileFate = {
    kind: "file",
    text: "\0".repeat(64 * 1024),
    size: 2 ** 40,
    written: true,
    changed: true,
  };
  const fates = { "chessColor.txt": huge };
  assertEquals(brokenIn(judged(START, { board: AFTER.board, fates })), ["tzaar/no-control-bytes"]);
});

Deno.test("what is no run, and what was not asked for, is not judged", () => {
  for (const text of ["", "null", "{}", "[1]", '{"exit":{},"files":{}}', "\udcff"]) {
    assertEquals(hear(START, { text, index: 0 }).messages, []);
  }
});

Deno.test("what only a new manner breaks is blamed on the manner, after a good call", () => {
  const crash: Leaves = { run: { exit: { code: 1 } } };
  const manners: readonly [string, Readonly<Record<string, string>>][] = [
    ["reads-crlf", { lines: "crlf" }],
    ["absolute-paths", { paths: "absolute" }],
    ["read-only-log", { log: "read-only" }],
  ];
  for (const [rule, options] of manners) {
    const bout = deal(greeted(judged(START, { board: AFTER.board }).bout, options), { seed: 1 });
    assertEquals(brokenIn(judged(bout, crash)), [`tzaar/${rule}`]);
    assertEquals(brokenIn(judged(bout, {})), [`tzaar/${rule}`]);
    assertEquals(brokenIn(judged(greeted(START, options), crash)), ["tzaar/exit-zero"]);
    const both = greeted(bout, { ...options, folder: "blank" });
    assertEquals(brokenIn(judged(both, crash)), ["tzaar/exit-zero"]);
  }
});

/** White's stack grows to twelve; the longest opening of `scenarios/tzaar/input/tall_stack.yaml`. */
async function tallGame(): Promise<readonly string[]> {
  const file = new URL("../../../scenarios/tzaar/input/tall_stack.yaml", import.meta.url);
  const text = await Deno.readTextFile(file);
  const openings = [...text.matchAll(/opening: >-\n((?: {8}.*\n)+)/g)]
    .map(([, plies = ""]) => plies.trim().split(/\s+/));
  return openings.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

Deno.test("a height of twelve survives a whole game, step by step through the files", async () => {
  let bout = START;
  let tallest = 0;
  let ply = 0;
  const opening = await tallGame();
  while (!tzaarTalk.ending(bout)) {
    const next = opening[ply++] ?? tzaarTalk.propose(bout, "greedy", () => 0);
    const wanted = told(bout, [next]).position;
    const ruling = judged(bout, { board: wanted.board });
    assertEquals([brokenIn(ruling), ruling.ply], [[], next]);
    bout = told(ruling.bout, [next]);
    tallest = Math.max(tallest, heightIn(bout.position));
  }
  assert(tallest >= 12 && ply > opening.length, `${tallest} ${ply}`);
});

Deno.test("a program that reads one digit of twelve is reported as exactly that", async () => {
  const bout = told(START, await tallGame());
  const move = tzaar.moves(bout.position)[0]!;
  const cut = writeBoards(tzaar.play(bout.position, move)).layer.replaceAll(/\d(?=\d)/g, "");
  const texts = { ...writeBoards(tzaar.play(bout.position, move)), layer: cut };
  const { messages: [message] } = judged(bout, { texts });
  assertEquals(message?.faults.map(({ rule }) => rule), ["tzaar/whole-heights"]);
  assertStringIncludes(inLanguage(message?.faults[0]?.actual ?? "", "en"), "layer 2");
});

function heightIn({ board }: TzaarPosition): number {
  return Math.max(...board.map((stack) => stack?.height ?? 0));
}

Deno.test("a move against the rules is shown on the board", () => {
  const board = START.position.board.map((stack) => stack);
  board[board.length - 1] = undefined;
  const [fault] = judged(START, { board }).messages[0]?.faults ?? [];
  assertEquals(fault?.rule, "tzaar/one-action");
  assertEquals(fault?.diagram?.marks.length, 1);
  assertEquals([fault?.diagram?.tokens.length, fault?.after?.tokens.length], [60, 59]);
});
