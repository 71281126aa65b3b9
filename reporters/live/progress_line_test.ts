import { assertEquals } from "@std/assert";
import { ProgressLine } from "./progress_line.ts";

function written(terminal: boolean): readonly string[] {
  const out: string[] = [];
  const line = new ProgressLine({ write: (text) => void out.push(text), terminal, width: 8 });
  line.clear();
  line.show("far enough");
  line.line("a");
  line.line("b");
  return out;
}

Deno.test("progress is cut to the terminal, and makes way for a line", () => {
  assertEquals(written(true), ["\r\x1b[2Kfar en…", "\r\x1b[2K", "a\n", "b\n"]);
});

Deno.test("what is no terminal sees no progress", () => {
  assertEquals(written(false), ["a\n", "b\n"]);
});
