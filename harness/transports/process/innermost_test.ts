import { assert, assertEquals } from "@std/assert";
import { until } from "../../testing/command_line.ts";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { sandboxFor } from "../confine/confine.ts";
import { innermost } from "./innermost.ts";
import { killMarked, newMark } from "./mark.ts";
import { start } from "./start.ts";
import { lookAt } from "../measure/usage.ts";

Deno.test({
  name: "the engine in a sandbox is found, and what it uses is reported without the sandbox",
  ignore: await lacks("namespaces"),
  async fn() {
    await using folder = await tempFolder();
    const made = await sandboxFor("namespaces", { folder: folder.path });
    assert(made.ok);
    const mark = newMark();
    const command = { program: "sleep", args: ["300"], cwd: folder.path };
    const started = await start(command, mark, { confinement: made.value });
    assert(started.ok);
    const { pid = 0 } = started.value;
    const ended = new Promise((resolve) => started.value.once("close", resolve));
    const nameOf = (): string => {
      const engine = innermost(pid);
      return engine ? Deno.readTextFileSync(`/proc/${engine}/comm`).trim() : "";
    };
    await until("the engine", () => nameOf() === "sleep");
    const { processes, peakMiB } = lookAt(pid, { confined: true });
    assertEquals(processes, 1);
    assert(peakMiB > 0 && peakMiB < 20, `${peakMiB}`);
    await killMarked(mark);
    await ended;
    assertEquals(innermost(pid), undefined);
  },
});
