import { assert, assertEquals, assertMatch, assertNotEquals } from "@std/assert";
import type { Unanswered, Unheeded } from "./unanswered.ts";
import { fateText, unansweredText } from "./unanswered_text.ts";

const TEXT = "=1 x\u001b";
const silentBut = (unheeded: Unheeded): Unanswered => (
  { kind: "silent", waitedMs: 15_000, partial: "", unheeded }
);
const ALL: readonly [Unanswered, string][] = [
  [{ kind: "silent", waitedMs: 15_004, partial: "" }, "nothing, for 15 s"],
  [
    { kind: "silent", waitedMs: 15_004, partial: "", doing: "reads-input" },
    "nothing, for 15 s; it waits for more input, in a read of stdin",
  ],
  [
    { kind: "silent", waitedMs: 9_710, partial: "", doing: "runs" },
    "nothing, for 9.71 s; it uses the processor all the time: a long search, or a loop that does not end",
  ],
  [
    { kind: "silent", waitedMs: 2_050, partial: "", doing: "reads-input", cutShort: true },
    "nothing, for 2.05 s; it waits for more input, in a read of stdin, so Shinpan did not wait any longer",
  ],
  [
    silentBut({ first: "depth 1", count: 1 }),
    "no answer for 15 s, only a line that is not an answer: depth 1",
  ],
  [
    silentBut({ first: "=9\u001b", count: 3 }),
    "no answer for 15 s, only lines that are no answer: =9␛ (and 2 more)",
  ],
  [silentBut({ first: "", count: 2 }), "no answer for 15 s, only blank lines (2)"],
  [
    silentBut({ first: "read", count: 1, unended: true }),
    "no answer for 15 s, only a line that is not an answer: read (without the end of the line)",
  ],
  [
    { kind: "late", waitedMs: 12_345, allowedMs: 10_000, text: "=1 x" },
    "=1 x after 12.35 s, 10 s were allowed",
  ],
  [{ kind: "unflushed", text: "=1 x" }, "no answer until the input was closed, then =1 x"],
  [
    { kind: "unflushed", text: "=1 x", full: { asked: 9, count: 5 } },
    "no answer to one question; asked 9 times, 5 at once (=1 x first) and half of the next: only a full buffer is sent",
  ],
  [
    { kind: "unflushed", text: "=1 x", terminal: true },
    "no answer on a pipe, but in a terminal: =1 x",
  ],
  [{ kind: "exited", code: 3, stderr: "" }, "no answer: the engine exited with code 3"],
  [
    { kind: "exited", signal: "SIGKILL", stderr: "x", excess: { en: "much", zh: "多", ja: "多" } },
    "no answer: the engine was ended since it used much",
  ],
  [
    { kind: "flooded", what: "line", bytes: 70_000 },
    "a line longer than is allowed: 70000 bytes when it was stopped",
  ],
  [
    { kind: "flooded", what: "stdout", bytes: 70_000 },
    "more output than is allowed: 70000 bytes (stdout) when it was stopped",
  ],
  [{ kind: "on-stderr", text: "=1 x" }, "no answer on stdout, but on stderr =1 x"],
  [{ kind: "needs-crlf", text: "=1 x" }, "no answer after LF, but after CRLF =1 x"],
  [{ kind: "other-protocol", name: "UCI", text: "uciok" }, "words of UCI: uciok"],
];

Deno.test.each(ALL.map(([why, en]) => [why.kind, why, en] as const))(
  "%s is reported in three languages",
  (_kind, why, en) => {
    const text = unansweredText(why);
    assertEquals(text.en, en);
    assertNotEquals(text.zh, text.en);
    assertNotEquals(text.ja, text.en);
    for (const words of Object.values(text)) assertMatch(words, /^[^{}]+$/);
  },
);

Deno.test.each<[Unanswered["kind"], Unanswered]>([
  ["late", { kind: "late", waitedMs: 1, allowedMs: 0, text: TEXT }],
  ["unflushed", { kind: "unflushed", text: TEXT }],
  ["on-stderr", { kind: "on-stderr", text: TEXT }],
  ["needs-crlf", { kind: "needs-crlf", text: TEXT }],
  ["other-protocol", { kind: "other-protocol", name: "x", text: TEXT }],
])("%s shows invisible characters", (_kind, why) => {
  for (const words of Object.values(unansweredText(why))) assert(!words.includes("\u001b"));
});

Deno.test.each<[string, { code?: number; signal?: string }, RegExp]>([
  ["a code", { code: 0 }, /^exited with code 0$/],
  ["a signal that is explained", { signal: "SIGSEGV" }, /^was ended by SIGSEGV \(.+\)$/],
  ["a signal that is not", { signal: "SIGHUP" }, /^was ended by SIGHUP$/],
  ["nothing known", {}, /^exited with code \?$/],
])("a process that ended by %s", (_name, fate, words) => {
  assertMatch(fateText(fate).en, words);
});
