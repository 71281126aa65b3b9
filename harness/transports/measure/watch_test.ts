import { assert, assertEquals } from "@std/assert";
import type { Localized } from "../../core/mod.ts";
import { none } from "../../sandbox/mod.ts";
import { until } from "../../testing/command_line.ts";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { childrenOf } from "../process/process_tree.ts";
import { usedAfter } from "./usage.ts";
import { Watch } from "./watch.ts";

const linux = Deno.build.os === "linux";
const LOOK = { processes: 1, cpuMs: 20, memoryMiB: 1, peakMiB: 3.14 };

Deno.test("time only grows, and of memory the most counts", () => {
  const first = usedAfter(undefined, LOOK);
  assertEquals(first, { cpuMs: 20, peakMemoryMiB: 3.1 });
  assertEquals(usedAfter(first, { ...LOOK, cpuMs: 10, peakMiB: 2 }), first);
  assertEquals(usedAfter(first, { ...LOOK, cpuMs: 30, peakMiB: 9 }).peakMemoryMiB, 9);
});

Deno.test({
  name: "what an engine uses is seen with all that it started, and too much is reported once",
  ignore: !linux,
  async fn() {
    const script = "for i in 1 2 3; do sleep 300 & done; echo; wait";
    const child = new Deno.Command("sh", { args: ["-c", script], stdout: "piped" }).spawn();
    const reader = child.stdout.getReader();
    const told = Promise.withResolvers<Localized>();
    const confinement = { level: "limits", sandbox: none, limits: { processes: 2 } } as const;
    const watch = new Watch({ pid: child.pid, confinement, onExcess: told.resolve });
    assertEquals((await told.promise).en, "more than 2 processes");
    assert((watch.used?.peakMemoryMiB ?? 0) > 0);
    watch.stop();
    // It may have been told before the last child was there.
    await reader.read();
    for (const pid of childrenOf(child.pid)) Deno.kill(pid, "SIGKILL");
    await child.status;
    await reader.cancel();
    const before = watch.used;
    watch.look();
    assertEquals(watch.used, before);
  },
});

Deno.test({
  name: "a program of which the kernel ended a part for want of memory has used too much",
  ignore: !linux,
  async fn() {
    const child = new Deno.Command("sleep", { args: ["300"] }).spawn();
    const told: string[] = [];
    const watch = new Watch({
      pid: child.pid,
      confinement: { level: "limits", sandbox: none, limits: { memoryMiB: 4096 } },
      ranOut: () => true,
      onExcess: ({ en }) => told.push(en),
    });
    watch.look();
    assertEquals(told, ["more than 4096 MiB of memory"]);
    watch.stop();
    child.kill();
    await child.status;
  },
});

Deno.test({
  name: "too many files are refused, however small",
  ignore: !linux,
  async fn() {
    await using folder = await tempFolder();
    const child = new Deno.Command("sleep", { args: ["300"] }).spawn();
    const told: string[] = [];
    const watch = new Watch({
      pid: child.pid,
      confinement: { level: "limits", sandbox: none, limits: { folderMiB: 1000 } },
      folders: [folder.path],
      mostFiles: 10,
      onExcess: ({ en }) => told.push(en),
    });
    // The folder that they lie in is one more.
    for (let at = 0; at < 10; at++) folder.write(`deep/${at}`, "");
    watch.look();
    assertEquals(told, ["more than 10 files"]);
    watch.stop();
    child.kill();
    await child.status;
  },
});

Deno.test({
  name: "files left by one program count for the next one in the same folder",
  ignore: !linux,
  async fn() {
    await using folder = await tempFolder();
    const child = new Deno.Command("sleep", { args: ["300"] }).spawn();
    const own = { outside: folder.path, inside: folder.path };
    const confinement = {
      level: "limits",
      sandbox: none,
      limits: { folderMiB: 1 },
      folder: own,
    } as const;
    const told: string[] = [];
    const look = (): void => {
      const options = { pid: child.pid, confinement, folders: [folder.path] };
      const watch = new Watch({ ...options, onExcess: ({ en }) => told.push(en) });
      watch.look();
      watch.stop();
    };
    look();
    folder.write("first", "x".repeat(700_000));
    look();
    assertEquals(told, []);
    folder.write("second", "x".repeat(700_000));
    look();
    assertEquals(told, ["more than 1 MiB in its folder"]);
    child.kill();
    await child.status;
  },
});

Deno.test({
  name: "a process that was seen once is found again after it left its session and environment",
  ignore: await lacks("linux", "setsid"),
  async fn() {
    const script = "setsid env -i sleep 300 </dev/null >/dev/null 2>&1 & echo $!; read line";
    const child = new Deno.Command("sh", {
      args: ["-c", script],
      stdin: "piped",
      stdout: "piped",
    }).spawn();
    const reader = child.stdout.getReader();
    const { value } = await reader.read();
    const daemon = Number(new TextDecoder().decode(value));
    const watch = new Watch({ pid: child.pid, onExcess: () => {} });
    watch.look();
    watch.stop();
    await child.stdin.close();
    await child.status;
    await reader.cancel();
    const runs = (): boolean => !/^\d+ \(.*\) Z/.test(stateOf(daemon)) && stateOf(daemon) !== "";
    assert(runs());
    watch.killSeen();
    await until("its end", () => !runs());
  },
});

function stateOf(pid: number): string {
  try {
    return Deno.readTextFileSync(`/proc/${pid}/stat`);
  } catch {
    return "";
  }
}
