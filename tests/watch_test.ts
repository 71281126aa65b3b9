import { assertEquals, assertStringIncludes } from "@std/assert";
import { type Running, startShinpan, textIn, until } from "../harness/testing/command_line.ts";
import { lacks } from "../harness/testing/needs.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";

/** Answers everything under this id. */
function engine(id: string): string {
  return `#!/bin/sh\nwhile read -r id name rest; do echo "=${id} x"; done\n`;
}

const ONE = ["--strict", "--scenario", "mgtp/format/any_id"];

/** Waits for the verdict of a whole round. */
function verdict(report: string, kind: string): Promise<void> {
  return until(`a round that ${kind}`, () => {
    const events = textIn(`${report}/events.jsonl`);
    return events.includes('"run-finished"') && events.includes(`"verdict":{"kind":"${kind}"`);
  });
}

async function press(running: Running, key: string): Promise<void> {
  const writer = running.child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(key));
  await writer.close();
}

Deno.test({
  name: "check --watch: a real engine that is fixed is checked again, and q leaves nothing behind",
  ignore: await lacks("linux"),
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("my engine", engine("0"), 0o755);
    const report = `${folder.path}/report`;
    const args = ["check", "mgtp", ...ONE, "./my engine", "--watch"];
    const running = startShinpan(args, { cwd: folder.path, stdin: "piped" });
    await verdict(report, "failed");
    folder.write("my engine", engine("$id"), 0o755);
    await verdict(report, "passed");
    await press(running, "q");
    const { code, out } = await running.ended;
    assertEquals(code, 0, out);
    assertStringIncludes(out, "Round 2: my engine changed");
    assertStringIncludes(out, "Newly fixed (1):\n  mgtp/format/any_id\n");
    await until("that all engines are gone", () => running.left().length === 0);
  },
});

Deno.test({
  name: "check --watch: Ctrl-C ends a build with all that it started",
  ignore: await lacks("linux"),
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("engine", engine("$id"), 0o755);
    const args = ["--watch", "--build", "sleep 300 & echo > begun; wait", "./engine"];
    const running = startShinpan(["check", "mgtp", ...ONE, ...args], { cwd: folder.path });
    await until("the build", () => textIn(`${folder.path}/begun`) !== "");
    running.child.kill("SIGINT");
    const { code, out } = await running.ended;
    assertEquals(code, 130, out);
    await until("that the build is gone", () => running.left().length === 0);
  },
});
