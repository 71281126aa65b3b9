/** The programs in C that benches measure with and against. @module */

import { resolveProgram } from "../harness/transports/mod.ts";

/** Compiled programs, and a folder that goes with them. */
export interface CPrograms extends Disposable {
  readonly folder: string;
  readonly ping: string;
  readonly pong: string;
  readonly replay: string;
  /** A chess engine for clients of UCI. */
  readonly shuffle: string;
}

/** Compiles them in a folder of their own; undefined, said aloud, where there is no compiler. */
export function compileAll(): CPrograms | undefined {
  if (!isInstalled("cc")) {
    console.log("SKIPPED: there is no C compiler (cc) on this machine");
    return undefined;
  }
  const folder = Deno.makeTempDirSync({ prefix: "shinpan-bench-" });
  const compiled = (name: string): string => compile(name, folder);
  return {
    folder,
    ping: compiled("ping"),
    pong: compiled("pong"),
    replay: compiled("replay"),
    shuffle: compiled("shuffle"),
    [Symbol.dispose]: () => Deno.removeSync(folder, { recursive: true }),
  };
}

/** Compiles one of the fixtures' engines in a folder of its own. */
export function compileFixture(name: string): Disposable & { readonly path: string } {
  const folder = Deno.makeTempDirSync({ prefix: "shinpan-bench-" });
  const path = compile(`../fixtures/c/${name}`, folder, name);
  return { path, [Symbol.dispose]: () => Deno.removeSync(folder, { recursive: true }) };
}

/** Whether a program is on PATH. */
export function isInstalled(program: string): boolean {
  const path = Deno.env.get("PATH") ?? "";
  return resolveProgram(program, { cwd: Deno.cwd(), path }).ok;
}

/** Runs a program that prints seconds. */
export async function secondsOf(program: string, args: readonly string[]): Promise<number> {
  const { success, stdout, stderr } = await new Deno.Command(program, { args: [...args] }).output();
  const seconds = Number(new TextDecoder().decode(stdout));
  if (success && seconds > 0) return seconds;
  throw new Error(`Cannot measure with "${program}": ${new TextDecoder().decode(stderr)}`);
}

function compile(name: string, folder: string, as = name): string {
  const source = decodeURIComponent(new URL(`./${name}.c`, import.meta.url).pathname);
  const target = `${folder}/${as}`;
  const args = ["-O2", "-Wall", "-Wextra", "-o", target, source];
  const { success, stderr } = new Deno.Command("cc", { args }).outputSync();
  if (!success) throw new Error(`Cannot compile "${name}.c": ${new TextDecoder().decode(stderr)}`);
  return target;
}
