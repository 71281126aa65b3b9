/** The command that makes the engine of its sources. @module */

import { spawn } from "node:child_process";
import { fill, inLanguage, type Language, type Localized } from "../core/mod.ts";
import { print } from "../surroundings/mod.ts";

/** So much of what a build says is shown. */
const MOST_CHARACTERS = 20_000;

/** Runs a command line in the user's shell; shows what it says on stderr, and all if it fails. */
export async function build(
  command: string,
  { cwd, language, signal }: {
    readonly cwd: string;
    readonly language: Language;
    readonly signal: AbortSignal;
  },
): Promise<boolean> {
  const isWindows = Deno.build.os === "windows";
  const [shell, flag] = isWindows ? ["cmd", "/c"] as const : ["sh", "-c"] as const;
  // A group of its own, so that all of it can be ended.
  const child = spawn(shell, [flag, command], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    detached: !isWindows,
  });
  const stop = (): void => end(child.pid);
  signal.addEventListener("abort", stop);
  globalThis.addEventListener("unload", stop);
  const said: { readonly text: string; readonly isError: boolean }[] = [];
  const keep = (isError: boolean) => (bytes: Uint8Array): void =>
    void said.push({ text: new TextDecoder().decode(bytes), isError });
  child.stdout.on("data", keep(false));
  child.stderr.on("data", keep(true));
  const code = await new Promise<number>((resolve) => {
    child.on("error", () => resolve(127));
    child.on("close", (exit) => resolve(exit ?? 1));
  });
  signal.removeEventListener("abort", stop);
  globalThis.removeEventListener("unload", stop);
  if (signal.aborted) return false;
  const shown = said.filter(({ isError }) => code !== 0 || isError).map(({ text }) => text).join(
    "",
  );
  if (shown !== "") print(`${shown.slice(-MOST_CHARACTERS).trimEnd()}\n`);
  if (code !== 0) print(`${inLanguage(fill(FAILED, { command, code }), language)}\n`);
  return code === 0;
}

function end(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    Deno.kill(Deno.build.os === "windows" ? pid : -pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

const FAILED: Localized = {
  en: "The build failed ({command}, exit code {code}), so the engine is not checked",
  zh: "建置失敗（{command}，結束代碼 {code}），因此不測試引擎",
  ja: "ビルドに失敗した（{command}、終了コード {code}）ため、エンジンをテストしない",
};
