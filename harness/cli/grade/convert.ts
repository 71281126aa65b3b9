/** Archives that only libarchive opens, turned into tar in the sandbox, which we then read ourselves. @module */

import { err, type Localized, ok, type Result } from "../../core/mod.ts";
import { ARCHIVE_WORDS } from "../../course/mod.ts";
import { runConfined } from "../../transports/mod.ts";
import type { Cell } from "./cell.ts";
import { findSystem } from "./find_program.ts";
import type { Convert } from "./gather.ts";

const PROGRAM = "bsdtar";
const WALL_MS = 60_000;
const [INPUT, OUTPUT] = ["packed", "unpacked.tar"];

/** Converts in a submission's cell, which must be empty; undefined where there is no bsdtar. */
export function converterIn(
  cell: Pick<Cell, "folder" | "forBuild" | "inside" | "endAll">,
): Convert | undefined {
  if (!findSystem(PROGRAM)) return undefined;
  return async (path) => {
    const [input, output] = [INPUT, OUTPUT].map((name) => `${cell.folder}/${name}`) as [
      string,
      string,
    ];
    try {
      Deno.copyFileSync(path, input);
      Deno.chmodSync(input, 0o644);
      return await converted({ path, input, output, cell });
    } finally {
      for (const file of [input, output]) await Deno.remove(file).catch(() => undefined);
    }
  };
}

async function converted({ path, input, output, cell }: {
  readonly path: string;
  readonly input: string;
  readonly output: string;
  readonly cell: Pick<Cell, "folder" | "forBuild" | "inside" | "endAll">;
}): Promise<Result<string, Localized>> {
  // Names become UTF-8 only in a locale that has it.
  const script = `LC_ALL=C.UTF-8 exec ${PROGRAM} -cf ${OUTPUT} --format=pax @${INPUT}`;
  const command = { program: "/bin/sh", args: ["-c", script], cwd: cell.inside(cell.folder) };
  const run = await runConfined(command, { confinement: await cell.forBuild(), wallMs: WALL_MS });
  await cell.endAll();
  if (!run.ok || run.value.hindered) {
    throw new Error("This machine was too busy to open an archive");
  }
  if (run.value.timedOut || run.value.excess !== undefined) return err(ARCHIVE_WORDS.tooLarge);
  const made = Deno.lstatSync(input).isFile && run.value.code === 0;
  if (!made) return err(ARCHIVE_WORDS.damaged);
  const tar = `${path}.converted.tar`;
  if (!Deno.lstatSync(output).isFile) return err(ARCHIVE_WORDS.damaged);
  Deno.copyFileSync(output, tar);
  return ok(tar);
}
