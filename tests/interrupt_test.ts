import { lacks } from "../harness/testing/needs.ts";
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { elementsOf, parseXml } from "../harness/testing/check_xml.ts";
import {
  type Running,
  shinpan,
  startShinpan,
  textIn,
  until,
} from "../harness/testing/command_line.ts";
import { compileC } from "../harness/testing/compile_c.ts";
import { type TempFolder, tempFolder } from "../harness/testing/temp_folder.ts";

const LINUX = Deno.build.os === "linux";

/** Answers everything, but hangs in boardsize and does not care for SIGTERM. */
const HANGING = `#!/bin/sh
trap '' TERM HUP
while read -r id name rest; do
  if [ "$name" = boardsize ]; then echo thinking; sleep 300; fi
  echo "=$id hanging"
done
`;

/** A run in which one case is over and another hangs; patience is no end of it. */
async function inTheMiddle(folder: TempFolder, report: string): Promise<Running> {
  folder.write("hanging", HANGING, 0o755);
  const scenarios = ["--scenario", "mgtp/format/any_id", "--scenario", "mgtp/commands/boardsize"];
  const args = ["--report", report, "mgtp", ...scenarios, "--time-scale", "100", "./hanging"];
  const running = startShinpan(["check", ...args], { cwd: folder.path });
  await until("the middle of the run", () => {
    const events = textIn(`${report}/events.jsonl`);
    return events.includes('"thinking') && /"case-finished".*any_id/.test(events);
  });
  assert(running.left().length > 0, "an engine is running");
  return running;
}

/** The cases of a JUnit file by their result. */
function casesIn(report: string): { readonly fine: readonly string[]; readonly bad: string[] } {
  const root = parseXml(Deno.readTextFileSync(`${report}/junit.xml`));
  const cases = elementsOf(root, "testcase");
  const isBad = (one: typeof root): boolean => elementsOf(one, "error").length > 0;
  const names = (bad: boolean): string[] =>
    cases.filter((one) => isBad(one) === bad).map(({ attributes }) => attributes.name ?? "");
  return { fine: names(false), bad: names(true) };
}

for (const [signal, expected] of [["SIGINT", 130], ["SIGTERM", 143]] as const) {
  Deno.test({
    name: `${signal} in the middle of a run: no engine is left, and the reports say so`,
    ignore: !LINUX,
    fn: async () => {
      await using folder = await tempFolder();
      const report = `${folder.path}/report`;
      const running = await inTheMiddle(folder, report);
      running.child.kill(signal);
      const { code, out } = await running.ended;
      assertEquals(code, expected, out);
      await until("that all engines are gone", () => running.left().length === 0);
      assertStringIncludes(out, "The run was cut short");
      const { fine, bad } = casesIn(report);
      assertEquals(fine.map((name) => name.split(":")[0]), ["mgtp/format/any_id"]);
      assert(bad.some((name) => name.startsWith("mgtp/commands/boardsize")), bad.join());
      assert(bad.some((name) => name.includes("cut short")), bad.join());
    },
  });
}

Deno.test({
  name: "SIGKILL in the middle of a run: every case that was told is kept, and makes a report",
  ignore: !LINUX,
  fn: async () => {
    await using folder = await tempFolder();
    const report = `${folder.path}/report`;
    const running = await inTheMiddle(folder, report);
    await until("that a case is told", () => running.said().includes("any_id"));
    running.child.kill("SIGKILL");
    const { out: told } = await running.ended;
    const kept = textIn(`${report}/events.jsonl`);
    for (const [, id] of told.matchAll(/^. (mgtp\/\S+) {2}/gm)) {
      assertStringIncludes(kept, `{"kind":"case-finished","key":"${id}"`);
    }
    for (const pid of running.left()) Deno.kill(pid, "SIGKILL");
    await until("that all engines are gone", () => running.left().length === 0);
    const args = ["report", "report/events.jsonl", "--reporter", "junit"];
    const { code, out } = await shinpan(args, { cwd: folder.path });
    assertEquals(code, 4, out);
    const { fine, bad } = casesIn(report);
    assertEquals(fine.map((name) => name.split(":")[0]), ["mgtp/format/any_id"]);
    assert(bad.some((name) => name.startsWith("mgtp/commands/boardsize")), bad.join());
  },
});

Deno.test({
  name: "when the harness itself fails it says so, and leaves no engine behind",
  ignore: !LINUX,
  fn: async () => {
    await using folder = await tempFolder();
    const report = `${folder.path}/report`;
    folder.write("endless", `#!/bin/sh\ntrap '' TERM HUP PIPE\nsleep 300 &\n${CHATTER}`, 0o755);
    await Deno.mkdir(report);
    // The reader of the events goes away in the middle of the run.
    await new Deno.Command("mkfifo", { args: [`${report}/events.jsonl`] }).output();
    const args = ["--report", report, "mgtp", "--time-scale", "100", "./endless"];
    const running = startShinpan(["check", ...args], { cwd: folder.path });
    using reader = await Deno.open(`${report}/events.jsonl`);
    const bytes = new Uint8Array(65_536);
    let read = "";
    while (!read.includes("endless chatter")) {
      const count = await reader.read(bytes);
      assert(count !== null, "the run goes on");
      read += new TextDecoder().decode(bytes.subarray(0, count));
    }
    assert(running.left().length > 0, "an engine is running");
    reader.close();
    const { code, err } = await running.ended;
    assertEquals(code, 4, err);
    assertStringIncludes(err, "The harness itself failed; this says nothing about the engine");
    await until("that all engines are gone", () => running.left().length === 0);
  },
});

Deno.test({
  name: "when the harness cannot write from the beginning it does not wait for an engine",
  ignore: !LINUX,
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("endless", `#!/bin/sh\ntrap '' TERM HUP PIPE\n${CHATTER}`, 0o755);
    await Deno.mkdir(`${folder.path}/report`);
    await Deno.symlink("/dev/full", `${folder.path}/report/events.jsonl`);
    const running = startShinpan(["check", "mgtp", "./endless"], { cwd: folder.path });
    const { code, err } = await running.ended;
    assertEquals(code, 4, err);
    assertStringIncludes(err, "No space left on device");
    await until("that all engines are gone", () => running.left().length === 0);
  },
});

Deno.test({
  name: "Ctrl-C in a search: neither engines that play nor one that waits for a game are left",
  ignore: await lacks("linux", "cc"),
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await compileC(folder, "usi");
    // Worth being started before its game, and deaf to signals.
    folder.write("slow", `#!/bin/sh\ntrap '' TERM HUP INT\nsleep 0.1\n${engine}\n`, 0o755);
    const words = ["usi", "--jobs", "2", "--sandbox", "none", "--quiet", "./slow"];
    const running = startShinpan(["fuzz", ...words], { cwd: folder.path });
    // Three shells, each with its engine.
    await until("two games, and an engine that waits", () => running.left().length >= 5);
    running.child.kill("SIGINT");
    const { code, out } = await running.ended;
    assertEquals(code, 130, out);
    await until("that all engines are gone", () => running.left().length === 0);
  },
});

const CHATTER = "while :; do echo endless chatter; sleep 0.1; done\n";
