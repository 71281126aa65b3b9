import { assertEquals } from "@std/assert";
import type { WireEntry } from "../../../harness/core/mod.ts";
import { exchangeOf } from "./file_exchange.ts";

function entry(from: WireEntry["from"], value: unknown): WireEntry {
  return {
    index: 0,
    atMs: 0,
    from,
    text: typeof value === "string" ? value : JSON.stringify(value),
  };
}

Deno.test("a call has its words and its files", () => {
  const call = { args: ["black", { file: "a.txt" }], files: { "a.txt": "1,2" } };
  assertEquals(exchangeOf(entry("harness", call)), {
    kind: "call",
    words: ["black", "a.txt"],
    files: [{ name: "a.txt", text: "1,2" }],
  });
});

Deno.test("a run has its exit and what became of the files", () => {
  const run = {
    exit: { code: 0 },
    tookMs: 12,
    files: {
      a: { kind: "file", text: "x", size: 1, written: true, changed: true },
      b: { kind: "file", text: "y", size: 1, written: false, changed: false },
      c: { kind: "gone" },
      d: { kind: "link", target: "/" },
    },
    appeared: [{ name: "e", where: "files" }],
    stderr: "oops",
  };
  assertEquals(exchangeOf(entry("engine", run)), {
    kind: "run",
    exit: { code: 0 },
    tookMs: 12,
    files: [
      { name: "a", text: "x", fate: "changed" },
      { name: "b", text: "y", fate: "unchanged" },
      { name: "c", fate: "gone" },
      { name: "d", fate: "no-file" },
      { name: "e", fate: "new" },
    ],
    stderr: "oops",
  });
});

Deno.test.each<[string, WireEntry]>([
  ["words", entry("engine", "=1 ok")],
  ["torn JSON", entry("harness", '{"args":[],"files":{')],
  ["other JSON", entry("engine", { files: {} })],
  ["a note", entry("note", { args: [], files: {} })],
  ["a list for the files", entry("harness", { args: [], files: [] })],
])("%s is any other line", (_name, line) => {
  assertEquals(exchangeOf(line), undefined);
});
