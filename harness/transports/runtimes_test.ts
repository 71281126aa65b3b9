import { assert, assertEquals } from "@std/assert";
import { isInstalled } from "../testing/command_line.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { sandboxFor } from "./confine.ts";
import { detectSandbox } from "./detect.ts";
import { onPath } from "./probe.ts";
import { readableFor } from "./readable.ts";
import { runConfined } from "./run_confined.ts";

/** Runtimes that reserve much and start many threads, each with something to say. */
const RUNTIMES = [
  ["java", ["--version"]],
  ["python3", ["-c", "print(1)"]],
  ["node", ["-e", "console.log(1)"]],
  [Deno.execPath(), ["eval", "--no-config", "console.log(1)"]],
] as const;

const { levels } = await detectSandbox();
if (!levels.namespaces.possible) console.warn("SKIPPED: bubblewrap does not work here");

for (const [program, args] of RUNTIMES) {
  const there = program.startsWith("/") || isInstalled(program);
  for (const level of ["limits", "namespaces"] as const) {
    Deno.test({
      name: `${program.split("/").at(-1)} starts within little memory: ${level}`,
      ignore: !there || !levels[level].possible || !levels.namespaces.possible,
      async fn() {
        await using folder = await tempFolder();
        const command = { program: onPath(program) ?? program, args, cwd: folder.path };
        const made = await sandboxFor(level, {
          folder: folder.path,
          readable: readableFor(command, folder.path),
          limits: { memoryMiB: 192, processes: 32, openFiles: 256, fileMiB: 16, folderMiB: 64 },
        });
        assert(made.ok);
        const run = await runConfined(command, { confinement: made.value, wallMs: 60_000 });
        assert(run.ok);
        const { code, excess, stderr } = run.value;
        assertEquals([code, excess], [0, undefined], new TextDecoder().decode(stderr));
      },
    });
  }
}
