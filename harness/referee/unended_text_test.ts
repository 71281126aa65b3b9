import { assertEquals } from "@std/assert";
import { inLanguage } from "../core/mod.ts";
import type { Unanswered } from "./unanswered.ts";
import { unansweredText } from "./unanswered_text.ts";
import { unendedText } from "./unended_text.ts";

Deno.test.each<[Unanswered, string]>([
  [
    { kind: "late", waitedMs: 6200, allowedMs: 5000, text: "" },
    "it ended after 6.2 s, 5 s were allowed",
  ],
  [{ kind: "silent", waitedMs: 5000, partial: "" }, "still running after 5 s"],
  [
    { kind: "silent", waitedMs: 5000, partial: "", doing: "sleeps" },
    "still running after 5 s; it sleeps, and uses the processor little or not at all",
  ],
  [
    { kind: "unflushed", text: "" },
    "still running until its stdin was closed: it waited for input",
  ],
])("%j is reported as a program that did not end", (why, text) => {
  assertEquals(inLanguage(unendedText(why), "en"), text);
});

Deno.test("other ends of the engine are reported as for every engine", () => {
  const why: Unanswered = { kind: "exited", code: 3, stderr: "" };
  assertEquals(unendedText(why), unansweredText(why));
});
