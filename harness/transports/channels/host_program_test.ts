import { assert, assertEquals } from "@std/assert";
import type { FileCall, FileRun } from "../../core/mod.ts";
import type { Fixture } from "../../../fixtures/engines/fixture.ts";
import { loopback } from "./loopback.ts";
import { files } from "./files.ts";
import { realClock } from "../measure/real_clock.ts";
import type { Transport } from "../transport.ts";

const OPENING = {
  color: "1,1,1,1,2,-1,-1,-1,-1\n2,1,1,1,2,2,-1,-1,-1\n2,2,1,1,2,2,2,-1,-1\n" +
    "2,2,2,1,2,2,2,2,-1\n2,2,2,2,-1,1,1,1,1\n-1,1,1,1,1,2,1,1,1\n-1,-1,1,1,1,2,2,1,1\n" +
    "-1,-1,-1,1,1,2,2,2,1\n-1,-1,-1,-1,1,2,2,2,2",
  type: "1,1,1,1,1,-1,-1,-1,-1\n1,2,2,2,2,1,-1,-1,-1\n1,2,3,3,3,2,1,-1,-1\n" +
    "1,2,3,1,1,3,2,1,-1\n1,2,3,1,-1,1,3,2,1\n-1,1,2,3,1,1,3,2,1\n-1,-1,1,2,3,3,3,2,1\n" +
    "-1,-1,-1,1,2,2,2,2,1\n-1,-1,-1,-1,1,1,1,1,1",
};
const CALL: FileCall = {
  args: ["white", "1", ...["color", "layer", "type", "log"].map((file) => ({ file }))],
  files: { ...OPENING, layer: OPENING.type.replaceAll(/\b\d\b/g, "1"), log: "" },
  cwd: "elsewhere",
};
const HOST = decodeURIComponent(
  new URL("../../../fixtures/engines/host.ts", import.meta.url).pathname,
);
const framing = (text: string) => {
  const frames = text.split("\n");
  return { rest: frames.pop() ?? "", frames };
};

async function seen(transport: Transport): Promise<Partial<FileRun>> {
  const opened = await transport({ framing, clock: realClock, log: () => 0 });
  assert(opened.ok);
  await using channel = opened.value;
  await channel.send(`${JSON.stringify(CALL)}\n`);
  const received = await channel.receive(60_000);
  assert(received.kind === "frame", received.kind);
  const { tookMs: _, stderr: _words, ...run }: FileRun = JSON.parse(received.text);
  return run;
}

const NAMES = [
  "conforming",
  "breaks_no_crash",
  "breaks_exit_zero",
  "breaks_given_paths",
  "breaks_any_folder",
  "breaks_keeps_files",
  "breaks_plain_files",
  "breaks_keeps_mode",
  "breaks_quiet",
  "breaks_no_late_writes",
  "breaks_no_survivors",
  "breaks_no_stale_bytes",
  "innocent_replaces",
];

Deno.test({
  name: "a program does the same in this process and as one of its own",
  ignore: Deno.build.os === "windows",
  async fn() {
    // One after the other: a late look cannot tell which wrote when.
    for (const name of NAMES) {
      const module: { default: Fixture } = await import(
        new URL(`../../../fixtures/engines/tzaar/${name}.ts`, import.meta.url).href
      );
      const args = ["run", "-A", "--quiet", HOST, "tzaar", name];
      const real = await seen(files({ program: Deno.execPath(), args }));
      assertEquals([name, await seen(loopback(module.default.engine))], [name, real]);
    }
  },
});
