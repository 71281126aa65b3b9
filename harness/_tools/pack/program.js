#!/usr/bin/env node
// `shinpan` as npm installs it: runs the packed modules with the Deno of this package, so that
// neither the caller's folder nor the network has a say in what runs.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../harness/packed/main.js", import.meta.url));
const FLAGS = ["run", "-A", "--quiet", "--no-config", "--no-lock", "--no-remote", "--no-npm"];

try {
  process.cwd();
} catch {
  console.error("The current directory no longer exists: change to another one");
  process.exit(2);
}
const runtime = dirname(createRequire(import.meta.url).resolve("deno/package.json"));
const deno = join(runtime, process.platform === "win32" ? "deno.exe" : "deno");
// Where install scripts are switched off, Deno's own starter finds the program.
const [program, ...starter] = existsSync(deno)
  ? [deno]
  : [process.execPath, join(runtime, "bin.cjs")];

const child = spawn(program, [...starter, ...FLAGS, MAIN, ...process.argv.slice(2)], {
  stdio: "inherit",
  // The caller is where this runs, and not where an npm script around it began.
  env: { ...process.env, SHINPAN_CALL: call(), INIT_CWD: "" },
});
// Ctrl-C reaches the whole group; only other signals have to be handed on.
process.on("SIGINT", () => process.stdin.isTTY || child.kill("SIGINT"));
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("error", ({ message }) => {
  console.error(`Cannot start Deno: ${message}`);
  process.exit(4);
});
child.on("exit", (code, signal) => {
  if (code !== null) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});

/** How the user would call this again, as a shell reads it. */
function call() {
  const { npm_lifecycle_event: event, npm_config_package: file = "" } = process.env;
  if (event === "npx" && /shinpan[^\n]*\.tgz$/.test(file)) {
    return `npx --package '${file.replaceAll("'", `'\\''`)}' shinpan`;
  }
  const [program, project] = /^(.*)[\\/]node_modules[\\/]\.bin[\\/].*/s.exec(process.argv[1]) ?? [];
  if (program === undefined) return "shinpan";
  // In the folders of a project npx finds the program that is installed there.
  const isWithin = `${process.cwd()}${sep}`.startsWith(`${project}${sep}`);
  return isWithin || event === "npx" ? "npx shinpan" : program;
}
