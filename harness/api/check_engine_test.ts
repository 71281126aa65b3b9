import { assert, assertEquals, assertRejects } from "@std/assert";
import { brokenRules, reportOf } from "../core/mod.ts";
import { PAIRINGS } from "../referee/all/mod.ts";
import { fixtureCommand } from "../testing/command_line.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { checkEngine, type CheckRequest, PROTOCOLS } from "./check_engine.ts";

async function check(request: CheckRequest) {
  const report = reportOf(await Array.fromAsync(checkEngine(request)));
  assert(report);
  return report;
}

Deno.test("a program finds the rule that an engine breaks", async () => {
  const command = fixtureCommand("mgtp", "breaks_dark_chess_rank");
  const report = await check({ protocol: "mgtp", command, scenarios: ["mgtp/genmove/ranks"] });
  assertEquals(brokenRules(report).map(({ rule }) => rule.id), ["dark-chess/rank"]);
  assertEquals(report.run.engine, { name: "host.ts", command, cwd: undefined });
  assert(report.cases[0]?.replay.startsWith("shinpan check mgtp --scenario mgtp/genmove/ranks "));
});

Deno.test("a scenario folder is run alone, and the engine runs in the given directory", async () => {
  await using folder = await tempFolder();
  const words = fixtureCommand("mgtp", "conforming").map((word) => `'${word}'`).join(" ");
  folder.write("engine", `#!/bin/sh\nexec ${words}\n`, 0o755);
  const report = await check({
    protocol: "mgtp",
    command: ["./engine"],
    cwd: folder.path,
    scenarios: ["mgtp/handshake"],
  });
  assertEquals(report.cases.every(({ scenario }) => scenario.startsWith("mgtp/handshake/")), true);
  assertEquals(report.cases.filter(({ verdict }) => verdict.kind !== "passed"), []);
  assert(report.cases.length > 1 && (report.run.leftOut ?? 0) > 10);
});

Deno.test("a missing engine is reported as missing", async () => {
  const report = await check({
    protocol: "mgtp",
    command: ["./no such engine"],
    scenarios: ["mgtp/first_contact"],
  });
  assert(report.unstartable);
});

Deno.test("what does not exist is refused by name", async () => {
  const first = (request: CheckRequest) => () => checkEngine(request).next();
  await assertRejects(first({ protocol: "chess" }), TypeError, 'Unknown protocol: "chess"');
  const scenarios = ["mgtp/first_conta"];
  await assertRejects(first({ protocol: "mgtp", scenarios }), TypeError, "Unknown scenario");
  assertEquals(PROTOCOLS.length, PAIRINGS.length);
});
