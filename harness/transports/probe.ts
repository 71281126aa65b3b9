/** Questions to the machine that we run on. @module */

import type { EngineCommand } from "../sandbox/mod.ts";
import type { Probe } from "./detect.ts";

const PATIENCE_MS = 10_000;

/** The machine itself. */
export function realProbe(): Probe {
  return {
    os: Deno.build.os,
    uid: Deno.uid() ?? undefined,
    find: onPath,
    run: runShort,
  };
}

/** The file of a program on PATH. */
export function onPath(program: string): string | undefined {
  const folders = (Deno.env.get("PATH") ?? "").split(":").filter((folder) => folder !== "");
  return folders.map((folder) => `${folder}/${program}`).find((file) => {
    try {
      const { isFile, mode } = Deno.statSync(file);
      return isFile && ((mode ?? 0o111) & 0o111) !== 0;
    } catch {
      return false;
    }
  });
}

async function runShort({ program, args, cwd, env, bare }: EngineCommand) {
  try {
    const { code, stdout, stderr } = await new Deno.Command(program, {
      args: [...args],
      cwd,
      env: { ...env },
      clearEnv: bare ?? false,
      stdin: "null",
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).output();
    const decoder = new TextDecoder();
    return { code, out: decoder.decode(stdout), err: decoder.decode(stderr) };
  } catch (error) {
    return { code: 127, out: "", err: error instanceof Error ? error.message : String(error) };
  }
}
