/** Questions to the machine that we run on. @module */

import { spawn } from "node:child_process";
import type { EngineCommand } from "../../sandbox/mod.ts";
import { openHanded } from "../process/handed.ts";

/** How the machine is asked; tests ask one that does not exist. */
export interface Probe {
  readonly os: string;
  /** The number of the user of the harness; undefined where there are none. */
  readonly uid: number | undefined;
  /** The file of a program on PATH. */
  readonly find: (program: string) => string | undefined;
  /** Whether a file gives those who run it the rights of its owner. */
  readonly lendsRights: (file: string) => boolean;
  /** Runs something short. */
  readonly run: (
    command: EngineCommand,
  ) => Promise<{ readonly code: number; readonly out: string; readonly err: string }>;
}

const SET_USER = 0o4000;
const PATIENCE_MS = 10_000;

/** The machine itself. */
export function realProbe(): Probe {
  return {
    os: Deno.build.os,
    uid: Deno.uid() ?? undefined,
    find: onPath,
    lendsRights: (file) => ((Deno.statSync(file).mode ?? 0) & SET_USER) !== 0,
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

/** By the same way as engines are started, for a sandbox may hand something on to what it starts. */
async function runShort({ program, args, cwd, env, bare, handed }: EngineCommand) {
  using file = handed && openHanded(handed);
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Probe["run"]>>>();
  const [out, err]: [Uint8Array[], Uint8Array[]] = [[], []];
  try {
    const child = spawn(program, [...args], {
      cwd,
      env: { ...bare ? {} : Deno.env.toObject(), ...env },
      stdio: ["ignore", "pipe", "pipe", ...file ? [file.descriptor] : []],
      timeout: PATIENCE_MS,
    });
    child.stdout?.on("data", (chunk: Uint8Array) => out.push(chunk));
    child.stderr?.on("data", (chunk: Uint8Array) => err.push(chunk));
    child.once("error", ({ message }) => resolve({ code: 127, out: "", err: message }));
    child.once(
      "close",
      (code) => resolve({ code: code ?? 127, out: textOf(out), err: textOf(err) }),
    );
  } catch (error) {
    resolve({ code: 127, out: "", err: error instanceof Error ? error.message : String(error) });
  }
  return await promise;
}

function textOf(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("") +
    decoder.decode();
}
