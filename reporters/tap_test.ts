import { assert, assertEquals } from "@std/assert";
import { parse } from "@std/yaml";
import { reporterLaws, strangeReports } from "../harness/testing/reporter_laws.ts";
import { sampleReport } from "../harness/testing/sample_report.ts";
import { tap } from "./tap.ts";

const POINT = /^(not )?ok (\d+) - ([^#\\]|\\[#\\])*( # (SKIP|TODO) ([^#\\]|\\[#\\])*)?$/;

/** The YAML blocks of a TAP file; throws where a line is none of TAP's. */
function blocks(text: string): readonly unknown[] {
  const [version, plan, ...lines] = text.trimEnd().split("\n");
  assertEquals(version, "TAP version 14");
  assert(/^1\.\.\d+( # SKIP .+)?$/.test(plan ?? ""), plan);
  const found: unknown[] = [];
  let block: string[] | undefined;
  let points = 0;
  for (const line of lines) {
    if (block && line === "  ...") {
      found.push(parse(block.join("\n")));
      block = undefined;
    } else if (block) {
      assert(line.startsWith("  "), line);
      block.push(line.slice(2));
    } else if (line === "  ---") block = [];
    else if (!line.startsWith("Bail out! ")) {
      assertEquals(Number(POINT.exec(line)?.[2]), ++points, line.slice(0, 200));
    }
  }
  assertEquals(block, undefined, "every block ends");
  return found;
}

for (const { name, check } of reporterLaws(tap, { format: (text) => void blocks(text) })) {
  Deno.test(name, check);
}

Deno.test("tap: points with their directives", () => {
  const points = tap.render(sampleReport(), "en").split("\n").filter((line) =>
    /^(not )?ok/.test(line)
  );
  assertEquals(points, [
    "ok 1 - mgtp/commands/name: Talks politely",
    "ok 2 - mgtp/commands/version: Talks politely",
    "not ok 3 - mgtp/commands/reset_board: Talks politely",
    "not ok 4 - mgtp/commands/ready: Talks politely",
    "not ok 5 - mgtp/games/first: Talks politely",
    "ok 6 - mgtp/games/second: Talks politely",
    "ok 7 - mgtp/games/whole: Talks politely # SKIP Did not fit into the budget of 5 minutes",
    "ok 8 - mgtp/games/whole\\#2: Talks politely # SKIP Did not fit into the budget of 5 minutes",
    "not ok 9 - mgtp/time/late: Talks politely",
    "not ok 10 - mgtp/time/known: Talks politely # TODO Known since May, see ticket 12",
    "ok 11 - mgtp/time/mended: Talks politely # TODO Known since June",
  ]);
});

Deno.test("tap: a block holds the whole story", () => {
  // deno-lint-ignore no-explicit-any -- a test may look into data as it likes
  const found = blocks(tap.render(sampleReport(), "en")) as any[];
  const dark = found.find((block) => block.violations[0]?.rule === "dark-chess/no-dark-target");
  const { level, sent, expected, actual } = dark.violations[0];
  assertEquals([level, sent, expected, actual], [
    "MUST",
    "12 genmove red",
    ["=12 a2 a1", "=12 a2 a3"],
    "=12 a2 b2",
  ]);
});

Deno.test("tap: a run that is cut short in its last case does not say that none never ran", () => {
  const report = { ...sampleReport(), finished: false };
  const lines = tap.render(report, "en").split("\n");
  assertEquals(lines.filter((line) => line.startsWith("Bail out!")), [
    "Bail out! The run was cut short after all of its cases had begun",
  ]);
});

Deno.test("tap: a run that went wrong bails out", () => {
  const bails = Object.entries(strangeReports()).flatMap(([name, report]) => {
    const line = tap.render(report, "en").split("\n").find((one) => one.startsWith("Bail out!"));
    return line && !name.includes("hostile") ? [line] : [];
  });
  assertEquals(bails, [
    "Bail out! The run was cut short: 2 of 3 cases never ran",
    "Bail out! The run finished, but 2 of 3 planned cases never ran",
    "Bail out! The engine could not be started: Not found",
  ]);
});
