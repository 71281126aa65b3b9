import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { reporterLaws } from "../harness/testing/reporter_laws.ts";
import type { Rule } from "../harness/core/mod.ts";
import {
  SAMPLE_RULES,
  sampleCase,
  sampleReport,
  sampleRun,
  sampleViolation,
} from "../harness/testing/sample_report.ts";
import { github } from "./github.ts";

const COMMAND =
  /^::(error|warning) (file=[^:,\n]*,line=-?\d+,col=-?\d+,)?title=[^:,\n]*::([^%\n]|%25|%0A|%0D)*$/;

function check(text: string): void {
  const lines = text.trimEnd().split("\n");
  const commands = lines.slice(0, -1);
  assert(commands.length <= 10, "at most ten annotations");
  for (const line of commands) assert(COMMAND.test(line), line.slice(0, 200));
  assert(/^Shinpan · /.test(lines.at(-1) ?? ""), "a summary line last");
}

for (const { name, check: law } of reporterLaws(github, { format: check })) Deno.test(name, law);

/** A reader in whose repository everything is, in a folder. */
const reader = { inRepository: (file: string) => `sub/${file}` };

Deno.test("github: the worst first, then the summary", () => {
  const lines = github.render(sampleReport(), "en", reader).trimEnd().split("\n");
  const titles = lines.slice(0, -1).map((line) => /^::(\w+) .*?title=(.*?)::/.exec(line)?.slice(1));
  assertEquals(titles, [
    ["error", "mgtp/reply-id · MUST"],
    ["error", "dark-chess/no-dark-target · MUST"],
    ["error", "not judged%3A mgtp/time/late"],
    ["warning", "passed unexpectedly%3A mgtp/time/mended"],
    ["warning", "mgtp/no-noise · SHOULD"],
  ]);
  assert(
    lines[0]?.startsWith(
      "::error file=sub/scenarios/mgtp/commands/reset_board.yaml,line=12,col=5,",
    ),
  );
  const counts = "failed 3 · not judged 1 · warned 1 · passed unexpectedly 1 · passed 2";
  assert(lines[5]?.startsWith(`Shinpan · mgtp · The engine does not conform · ${counts}`));
});

Deno.test("github: under --strict a MUST comes before a dozen promoted SHOULDs", () => {
  const [must] = SAMPLE_RULES;
  assert(must?.level === "MUST");
  const habits = Array.from({ length: 12 }, (_, at): Rule => ({
    ...must,
    id: `mgtp/habit-${at}`,
    level: "SHOULD",
  }));
  const rules = [...habits, must];
  const violations = rules.map(({ id }) => sampleViolation({ rule: id }));
  const cases = [sampleCase("mgtp/a", { verdict: { kind: "failed" }, violations })];
  const run = sampleRun({ rules, strict: true, planned: ["mgtp/a"] });
  const titles = github.render(sampleReport(cases, { run }), "en").match(/(?<=title=)[^:]*/g);
  const told = habits.slice(0, 9).map(({ id }) => `${id} · SHOULD (strict)`);
  assertEquals(titles, ["mgtp/reply-id · MUST", ...told]);
});

Deno.test("github: an engine cannot say a command", () => {
  const actual = "x%0A::error::y\n::add-mask::z,:%";
  const violations = [sampleViolation({ actual })];
  const report = sampleReport([sampleCase("mgtp/a", { verdict: { kind: "failed" }, violations })]);
  const [line = ""] = github.render(report, "en").split("\n");
  assert(line.includes("actual    x%250A::error::y␊%0A            ::add-mask::z,:%25%0A"), line);
});

Deno.test("github: no file is named that is not in the repository", () => {
  const elsewhere = { inRepository: () => undefined };
  for (
    const text of [
      github.render(sampleReport(), "en"),
      github.render(sampleReport(), "en", elsewhere),
    ]
  ) {
    assertEquals(text.match(/^::\w+ file=/gm), null);
  }
});

Deno.test("github: a line of the engine's source is the best place", () => {
  const wire = [
    { index: 0, atMs: 0, from: "harness", text: "1 go\n" },
    { index: 1, atMs: 1, from: "stderr", text: "e: src/e.c:15: main: Assertion `0' failed." },
  ] as const;
  const one = sampleCase("mgtp/a", {
    verdict: { kind: "failed" },
    violations: [sampleViolation({ sent: "1 go\n" })],
    wire,
  });
  const report = sampleReport([one]);
  const mine = { inRepository: (file: string) => file === "src/e.c" ? file : undefined };
  const [line = ""] = github.render(report, "en", mine).split("\n");
  assertStringIncludes(line, "::error file=src/e.c,line=15,col=1,title=");
});
