/** No file makes the parser throw or hang, and every refusal says something. @module */

import { assert, assertEquals } from "@std/assert";
import { LANGUAGES } from "../core/mod.ts";
import fc from "../testing/fast_check.ts";
import { anyText } from "../testing/any_text.ts";
import { runs, sampled } from "../testing/quick.ts";
import { HEAD, KNOWN, read } from "./_sample.ts";
import { formatProblem } from "./format_problem.ts";
import { parseScenario } from "./parse_scenario.ts";

const LAUGHS = Array.from(
  { length: 30 },
  (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n},`.repeat(9)}*a${n}]\n`,
).join("");

const FULL = 200 * 1024;
const HOSTILE: readonly (readonly [name: string, text: string])[] = [
  ["deep lists", "[".repeat(FULL)],
  ["deep mappings", "{a: ".repeat(FULL / 4)],
  ["deep blocks", "- ".repeat(10_000)],
  ["deep explicit keys", "? ".repeat(10_000)],
  ["closed deep lists", `${HEAD}steps: ${"[".repeat(10_000)}${"]".repeat(10_000)}\n`],
  ["a staircase", Array.from({ length: 500 }, (_, n) => `${" ".repeat(n)}a:\n`).join("")],
  ["a billion laughs", `a0: &a0 x\n${LAUGHS}`],
  ["a list inside itself", `${HEAD}steps: &a [*a]\n`],
  ["very many keys", Array.from({ length: 20_000 }, (_, n) => `k${n}: 1\n`).join("")],
  ["very many steps", `${HEAD}steps:\n${"  - clse\n".repeat(20_000)}`],
  ["very many frames", `${HEAD}steps:\n  - send: [${"x,".repeat(50_000)}]\n`],
  ["a key of the prototype", `${HEAD}__proto__: { x: 1 }\nsteps: [{ toString: 1 }]\n`],
  ["a huge number", `${HEAD}instances: ${"9".repeat(10_000)}\nsteps: [close]\n`],
  [
    "nested repeats",
    `${HEAD}steps: ${"[{repeat: 9999, steps: ".repeat(12)}[close]${"}]".repeat(12)}\n`,
  ],
];

for (const [name, text] of sampled(HOSTILE)) {
  Deno.test(`A file with ${name} is refused in good time`, async () => {
    const started = performance.now();
    const problems = await read(text);
    assert(!("id" in problems));
    assert(problems.length > 0 && problems.length <= 50);
    // Only what hangs takes so long, however busy the machine is.
    assert(performance.now() - started < 60_000);
  });
}

/** Any text: a scenario, or its problems with a place that exists. */
async function survives(text: string): Promise<void> {
  const source = { file: "x.yaml", id: "mgtp/x", protocol: "mgtp", text };
  const result = await parseScenario(source, KNOWN);
  if (result.ok) return;
  assert(result.error.length > 0);
  for (const problem of result.error) {
    assert(problem.at.line >= 1 && problem.at.column >= 1);
    for (const language of LANGUAGES) {
      assert(problem.message[language] !== "" && problem.fix[language] !== "");
      assertEquals(formatProblem(problem, language).split("\n").length, 3);
    }
  }
}

const word = fc.constantFrom(
  ..."title rules steps send expect greet play repeat close on within else raw text".split(" "),
  ..."any-of all-of exit matches one-of engine first clock settings 1 10s true ~ [ ] { }".split(
    " ",
  ),
  ...[
    ": ",
    "- ",
    "\n",
    "\n  ",
    "\n    ",
    ", ",
    "'",
    '"',
    "#",
    "&a",
    "*a",
    "!x",
    "|",
    ">",
    "\t",
    "甲",
  ],
);

Deno.test("Any text is read or refused", async () => {
  const text = fc.oneof(
    anyText(),
    fc.array(word).map((words) => words.join("")),
  );
  await fc.assert(fc.asyncProperty(text, survives), { numRuns: runs(500) });
});

Deno.test("Any steps behind a good head are read or refused", async () => {
  const text = fc.array(word).map((words) => `${HEAD}steps:\n  - ${words.join("")}\n`);
  await fc.assert(fc.asyncProperty(text, survives), { numRuns: runs(500) });
});

Deno.test("Any value in the place of steps is read or refused", async () => {
  const text = fc.json({ maxDepth: 6 }).map((json) => `${HEAD}steps: ${json}\n`);
  await fc.assert(fc.asyncProperty(text, survives), { numRuns: runs(300) });
});
