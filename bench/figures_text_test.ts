import { assertEquals, assertStringIncludes } from "@std/assert";
import { withSection } from "./figures_text.ts";

const FIGURES = "Head,\ntwo lines.\n\n== a.ts: old\n  1\n\n  2\n\n== b.ts: old\n  3\n";

Deno.test("a section takes the place of the old one of the same bench, and no other", () => {
  const now = withSection(FIGURES, { bench: "a.ts", stamp: "new", text: "\n  4\n" });
  assertEquals(now, "Head,\ntwo lines.\n\n== a.ts: new\n  4\n\n== b.ts: old\n  3\n");
  assertEquals(withSection(now, { bench: "a.ts", stamp: "new", text: "  4" }), now);
});

Deno.test("a new section comes last", () => {
  const now = withSection(FIGURES, { bench: "c.ts", stamp: "new", text: "5" });
  assertEquals(now, `${FIGURES}\n== c.ts: new\n5\n`);
});

Deno.test("every section is of a bench that exists, and of none whose figures the gate keeps", async () => {
  const figures = await Deno.readTextFile(new URL("./figures.txt", import.meta.url));
  const names = [...figures.matchAll(/^== (\w+\.ts): /gm)].map(([, name = ""]) => name);
  for (const name of names) await Deno.stat(new URL(name, import.meta.url));
  assertEquals(names.filter((name) => IN_THE_GATE.includes(name)), []);
  assertStringIncludes(figures, "== search.ts: ");
});

const IN_THE_GATE = ["exchange.ts", "games.ts", "suite.ts", "sandbox.ts", "grade.ts"];
