import { assert, assertEquals } from "@std/assert";
import { lacks, type Need } from "../testing/needs.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { sandboxFor } from "./confine.ts";
import { onPath } from "./probe.ts";
import { readableFor } from "./readable.ts";
import { runConfined } from "./run_confined.ts";

/** Runtimes that reserve much and start many threads, each with something to say. */
const RUNTIMES: readonly {
  readonly program: string;
  readonly args: readonly string[];
  readonly needs: readonly Need[];
}[] = [
  { program: "java", args: ["--version"], needs: ["java"] },
  { program: "python3", args: ["-c", "print(1)"], needs: ["python3"] },
  { program: "node", args: ["-e", "console.log(1)"], needs: ["node"] },
  { program: Deno.execPath(), args: ["eval", "--no-config", "console.log(1)"], needs: [] },
];

for (const { program, args, needs } of RUNTIMES) {
  for (const level of ["limits", "namespaces"] as const) {
    Deno.test({
      name: `${program.split("/").at(-1)} starts within little memory: ${level}`,
      ignore: await lacks(level, ...needs),
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
