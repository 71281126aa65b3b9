import { assertEquals } from "@std/assert";
import type { FileCall, FileRun } from "../../core/mod.ts";
import { fileEngine } from "./file_fixture.ts";
import type { FileDeed } from "./file_program.ts";

const CALL: FileCall = { args: [{ file: "a" }], files: { a: "AAA" }, readOnly: [] };

/** What comes of a program that does `deeds`, and what it had to wait for. */
function runs(deeds: readonly FileDeed[], call: Partial<FileCall> = {}) {
  const engine = fileEngine(() => deeds);
  const heard = engine.hear(engine.begin().state, `${JSON.stringify({ ...CALL, ...call })}\n`);
  const ended = engine.end(heard.state);
  const frames = (said: typeof heard) =>
    said.deeds.flatMap((deed) => deed.kind === "say" ? [JSON.parse(deed.text) as FileRun] : []);
  return { before: frames(heard), after: frames(ended), deeds: heard.deeds };
}

Deno.test("a program that does nothing ends well and changes nothing", () => {
  const { before: [run] } = runs([]);
  assertEquals(run?.exit, { code: 0 });
  assertEquals(run?.files.a, {
    kind: "file",
    text: "AAA",
    size: 3,
    written: false,
    changed: false,
  });
});

Deno.test.each<[string, FileDeed, unknown]>([
  ["a write", { kind: "write", path: "a", text: "B" }, "B"],
  ["an overwrite", { kind: "overwrite", path: "./a", text: "B" }, "BAA"],
  ["another path", { kind: "write", path: "../game/a", text: "B" }, "B"],
])("%s leaves its text", (_name, deed, text) => {
  const fate = runs([deed]).before[0]?.files.a;
  assertEquals(fate?.kind === "file" && fate.text, text);
});

Deno.test.each<[string, FileDeed]>([
  ["writing into no folder", { kind: "write", path: "/nowhere/a", text: "" }],
  ["removing what is not there", { kind: "remove", path: "b" }],
  ["writing what is read-only", { kind: "write", path: "a", text: "" }],
])("%s ends a program with 1", (_name, deed) => {
  assertEquals(runs([deed], { readOnly: ["a"] }).before[0]?.exit, { code: 1 });
});

Deno.test("a program that reads stdin ends when that does", () => {
  const waiting = runs([{ kind: "read-stdin" }, { kind: "exit", code: 4 }]);
  assertEquals([waiting.before.length, waiting.after[0]?.exit], [0, { code: 4 }]);
  const closed = runs([{ kind: "read-stdin" }], { stdin: "closed" });
  assertEquals([closed.before.length, closed.after.length], [1, 0]);
});

Deno.test("thoughts take their time, and words are kept", () => {
  const { before: [run], deeds } = runs([
    { kind: "think", ms: 30 },
    { kind: "mutter", text: "hm" },
    { kind: "print", text: "é" },
    { kind: "die", signal: "SIGABRT" },
  ]);
  assertEquals(deeds.map(({ kind }) => kind), ["think", "mutter", "print", "say"]);
  const { exit, tookMs, stderr, printed } = run!;
  assertEquals([exit.signal, tookMs, stderr, printed], ["SIGABRT", 30, "hm", 2]);
});

Deno.test("a file that is to be made is reported, made or not, and does not count as appeared", () => {
  const answers = ["move.txt"];
  const { files, appeared } = runs([], { answers }).before[0]!;
  assertEquals([files["move.txt"], appeared], [{ kind: "gone" }, []]);
  const made = runs([{ kind: "write", path: "move.txt", text: "0" }], { answers }).before[0]!;
  assertEquals(made.files["move.txt"], {
    kind: "file",
    text: "0",
    size: 1,
    written: true,
    changed: true,
  });
  assertEquals(made.appeared, []);
});
