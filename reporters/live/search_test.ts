import { assertEquals, assertStringIncludes } from "@std/assert";
import { LANGUAGES } from "../../harness/core/mod.ts";
import { liveConsole } from "./mod.ts";

const PROGRESS = { games: 12, plies: 700, reached: 20, situations: 33, found: 1 };
const EXAMINING = { rule: "a/b\x1b[31m", doing: "shrinking", plies: 9, tries: 34 } as const;

function shown(terminal: boolean, language: typeof LANGUAGES[number] = "en"): string {
  const texts: string[] = [];
  const write = (text: string): void => void texts.push(text);
  const live = liveConsole({ write, terminal, colour: false, width: 200, language });
  live.on({ kind: "searching", progress: { ...PROGRESS, examining: EXAMINING } });
  live.on({ kind: "scenario-written", path: "fuzz/a/b.yaml" });
  live.end();
  return texts.join("");
}

Deno.test("a terminal shows what is being played and shrunk, a log what was found", () => {
  assertStringIncludes(shown(true), "12 games · 700 plies · 20 of 33 situations · 1 found");
  assertStringIncludes(shown(true), "9 plies after 34 tries");
  assertEquals(shown(true).includes("\x1b[31m"), false);
  assertEquals(shown(false), "found: fuzz/a/b.yaml\n");
  for (const language of LANGUAGES) assertStringIncludes(shown(false, language), "fuzz/a/b.yaml");
});
