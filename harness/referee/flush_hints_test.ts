import { assertEquals } from "@std/assert";
import { LANGUAGES } from "../core/mod.ts";
import { PAIRINGS } from "./all/mod.ts";

/** What flushes in each language, on standard output or on a socket. */
const FLUSHES = {
  C: /\bC ?[:：]? ?`fflush\((?:stdout|file)\);`|\bC：.*?`fflush\(stdout\);`|\bC:.*?`fflush\(stdout\);`/,
  "C++": /C\+\+ ?[:：]? ?`(?:std::cout|out) << std::flush;`/,
  Python: /Python ?[:：]? ?`(?:print\([^`]*, flush=True\)|file\.flush\(\))`/,
  Java: /Java ?[:：]? ?`[^`]*(?:\.flush\(\);|PrintWriter)/,
} as const;

const RULES = new Map(
  PAIRINGS.flatMap(({ protocol }) => protocol.rules)
    .filter(({ id }) => id.endsWith("/flush"))
    .map((rule) => [rule.id, rule]),
);

Deno.test("every protocol with a talk has a rule about flushing", () => {
  assertEquals([...RULES.keys()].sort(), [
    "geister/flush",
    "mgtp/flush",
    "ponder/flush",
    "shogi-console/flush",
    "usi/flush",
  ]);
});

Deno.test.each(
  [...RULES.values()].flatMap((rule) =>
    LANGUAGES.map((language) => [rule.id, language, rule] as const)
  ),
)("%s: its hint (%s) says what to write in C, C++, Java and Python", (_, language, rule) => {
  const missing = Object.entries(FLUSHES).filter(([, form]) => !form.test(rule.hint[language]));
  assertEquals(missing.map(([name]) => name), [], rule.hint[language]);
});
