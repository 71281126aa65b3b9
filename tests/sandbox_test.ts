import { assert, assertEquals, assertMatch } from "@std/assert";
import { type Report, reportOf } from "../harness/core/mod.ts";
import { shinpan } from "../harness/testing/command_line.ts";
import { compileC } from "../harness/testing/compile_c.ts";
import { lacks } from "../harness/testing/needs.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";
import { decodeEvents } from "../harness/ledger/mod.ts";

/** One engine for each way to reach it, with scenarios in which the ways differ. */
const ENGINES = [
  ["mgtp", "conforming", ["mgtp/handshake"]],
  ["geister-tcp", "ghost", ["geister/delivery/coalesced"]],
  ["geister-stdio", "ghost", ["geister/set"]],
  ["tzaar", "tzaar", ["tzaar/files", "tzaar/paths"]],
] as const;

Deno.test({
  name: "what conforms unconfined conforms in namespaces, and its report says so and what it used",
  ignore: await lacks("cc", "namespaces"),
  async fn() {
    await using folder = await tempFolder();
    for (const name of ["conforming", "ghost", "tzaar"]) await compileC(folder, name);
    const before = [...Deno.readDirSync(folder.path)].map(({ name }) => name).sort();
    await using reports = await tempFolder();
    const ended = await Promise.all(ENGINES.map(async ([protocol, engine, scenarios]) => {
      const report = `${reports.path}/${protocol}`;
      const chosen = scenarios.flatMap((id) => ["--scenario", id]);
      const args = ["check", protocol, "--require-sandbox", "namespaces", "--report", report];
      const run = await shinpan([...args, ...chosen, `./${engine}`], { cwd: folder.path });
      const { events } = decodeEvents(Deno.readTextFileSync(`${report}/events.jsonl`));
      return { protocol, run, report: reportOf(events) as Report };
    }));
    for (const { protocol, run, report } of ended) {
      assertEquals(run.code, 0, `${protocol}: ${run.out}${run.err}`);
      assert(report.cases.length >= 1, protocol);
      assertMatch(report.run.confinement, /^namespaces: .*, 1024 MiB memory, 256 processes/);
      if (protocol !== "tzaar") {
        assert(report.cases.every(({ used }) => (used?.peakMemoryMiB ?? 0) > 0), protocol);
      }
    }
    assertEquals([...Deno.readDirSync(folder.path)].map(({ name }) => name).sort(), before);
  },
});
