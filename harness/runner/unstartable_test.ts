import { assert, assertEquals, assertMatch } from "@std/assert";
import { inLanguage, LANGUAGES } from "../core/mod.ts";
import type { Unanswered } from "../referee/mod.ts";
import { sandboxUnmade, unstartable } from "./unstartable.ts";

const EXITED: Unanswered = { kind: "exited", code: 127, stderr: "boom" };

Deno.test("a transport that cannot start is handed on", () => {
  const startFailure = { kind: "not-found", why: "no such file", detail: "./x" } as const;
  assertEquals(unstartable({ startFailure, mute: true }) as unknown, {
    why: "no such file",
    detail: "./x",
  });
});

Deno.test("a detail that the reason tells in every language is not reported again in English", () => {
  const why = {
    en: "No: a Windows program",
    zh: "不行：Windows 程式",
    ja: "不可：Windows のプログラム",
  };
  const known = { kind: "wrong-format", why, detail: "a Windows program" } as const;
  const startFailure = { ...known, isDetailTold: true } as const;
  assertEquals(unstartable({ startFailure, mute: true })?.detail, "");
});

Deno.test("a machine that has nothing left to start an engine with says nothing of the engine", () => {
  const startFailure = { kind: "exhausted", why: "no memory", detail: "" } as const;
  assertEquals(unstartable({ startFailure, mute: true }), undefined);
});

Deno.test("an engine that exits before any answer is reported with its stderr", () => {
  const trouble = unstartable({ unanswered: EXITED, mute: true });
  assert(trouble);
  assertMatch(inLanguage(trouble.why, "en"), /exited with code 127 before it answered/);
  assertEquals(trouble.detail, "boom");
});

Deno.test("if the engine said nothing, the reason does not point to its words below", () => {
  const trouble = unstartable({ unanswered: { ...EXITED, stderr: "\n" }, mute: true });
  assert(trouble);
  assertMatch(
    inLanguage(trouble.why, "en"),
    /before it answered anything, without a word on stderr/,
  );
});

Deno.test("what it wrote to its output is shown, though it is no answer", () => {
  const exited = { ...EXITED, partial: "PORT" };
  const trouble = unstartable({ unanswered: exited, mute: true, said: ["Usage:", "\u001b[1mx"] });
  assert(trouble);
  assertMatch(inLanguage(trouble.why, "en"), /; what it wrote is below, no answer in it$/);
  assertEquals(trouble.detail, "Usage:\nx\nPORT\nboom");
});

Deno.test("what it had been sent is reported, so that the reader can send the same", () => {
  const exited = { ...EXITED, stderr: "" };
  const trouble = unstartable({ unanswered: exited, mute: true, sent: "1 name\n" });
  assert(trouble);
  const words = LANGUAGES.map((language) => inLanguage(trouble.why, language));
  assertEquals(words, [
    "The engine exited with code 127 before it answered anything (it had been sent 1 name), without a word on stderr",
    "引擎在回覆任何指令前（已送出 1 name）就以代碼 127 結束，stderr 沒有任何內容",
    "エンジンは何にも応答しないうちに（1 name を送った後）コード 127 で終了した。stderr には何もない",
  ]);
});

Deno.test("a missing library is reported by name", () => {
  const stderr = "./x: error while loading shared libraries: libfoo.so.1: cannot open";
  const trouble = unstartable({ unanswered: { ...EXITED, stderr }, mute: true });
  assertMatch(JSON.stringify(trouble), /libfoo\.so\.1/);
});

Deno.test.each<[string, Parameters<typeof unstartable>[0]]>([
  ["that has answered before it exited", { unanswered: EXITED, mute: false }],
  ["that is silent", { unanswered: { kind: "silent", waitedMs: 1, partial: "" }, mute: true }],
  ["that answers", { mute: false }],
  [
    "that was ended for what it used",
    { unanswered: { ...EXITED, excess: { en: "x", zh: "x", ja: "x" } }, mute: true },
  ],
])("an engine %s can be judged", (_name, result) => {
  assertEquals(unstartable(result), undefined);
});

Deno.test.each<[string, string, boolean, boolean]>([
  ["that was never made", "bwrap: Creating new namespace failed: ENOSPC\n", true, true],
  ["that lacks a part of its own", "bwrap: execvp prlimit: No such file\n", true, true],
  ["whose maker is gone", "unshare: failed to execute bwrap: No such file\n", true, true],
  ["whose maker is gone behind limits", "prlimit: failed to execute bwrap: Gone\n", true, true],
  ["whose engine has answered", "bwrap: Creating new namespace failed\n", false, false],
  ["whose engine has gone", "taskset: failed to execute ./x: Permission denied\n", true, false],
  ["whose engine was never there", "bwrap: execvp ./x: No such file\n", true, false],
  ["whose engine complains itself", "engine: bwrap: is not my name\n", true, false],
])("a sandbox %s is distinguished", (_name, stderr, mute, unmade) => {
  const why = sandboxUnmade({ unanswered: { ...EXITED, stderr }, mute });
  assertEquals(why !== undefined, unmade);
});
