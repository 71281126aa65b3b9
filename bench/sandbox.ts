/** What each level of confinement costs a scenario: start, one exchange, end. @module */

import type { Confinement, SandboxLevel } from "../harness/sandbox/mod.ts";
import {
  type Abilities,
  detectSandbox,
  realClock,
  sandboxFor,
  stdio,
  takeAccount,
  type TakenAccount,
  tcp,
  type Transport,
} from "../harness/transports/mod.ts";
import { compileAll, type CPrograms } from "./c_programs.ts";
import { benchScenarios, runOf } from "./bench_run.ts";
import {
  type Comparison,
  type Contender,
  lineOf,
  machine,
  type Rounds,
  sideBySide,
} from "./measure.ts";

/** A level, with what is special about it. */
interface Setting {
  readonly name: string;
  readonly level: SandboxLevel;
  readonly abilities: Abilities;
}

const LIMITS = { memoryMiB: 256, processes: 64, fileMiB: 16, folderMiB: 64, openFiles: 256 };

/** All levels that can be had here. */
function settings(abilities: Abilities): readonly Setting[] {
  const { levels, drops, mayDrop } = abilities;
  const worlds = drops.map((drop): Setting => ({
    name: mayDrop ? `namespaces, rights dropped ${drop}` : "namespaces",
    level: "namespaces",
    abilities: { ...abilities, drops: [drop] },
  }));
  const limits: Setting = { name: "limits", level: "limits", abilities };
  return [...levels.limits.possible ? [limits] : [], ...worlds];
}

/** Scenarios of one exchange in every level, against the same unconfined. */
export async function sandboxRounds(
  { pong, folder }: CPrograms,
  { count, rounds }: { readonly count: number; readonly rounds: number },
): Promise<Rounds> {
  const scenarios = await benchScenarios("one_exchange", count);
  const rate = (transport: Transport): Contender => async () =>
    count / (await runOf(scenarios, { transport })).wallMs * 1000;
  const command = { program: pong, args: [], cwd: folder };
  const contenders: Record<string, Contender> = {};
  for (const setting of settings(await detectSandbox())) {
    const confinement = await made(setting, folder);
    contenders[setting.name] = rate(stdio(command, { confinement }));
  }
  return { contenders, peer: rate(stdio(command)), rounds };
}

/** Connections that are made and closed, with a relay in between or without. */
export async function relayRounds(
  { folder }: CPrograms,
  { count, rounds }: { readonly count: number; readonly rounds: number },
): Promise<Rounds> {
  const script = 'exec 3<>"/dev/tcp/$0/$1"; cat <&3 >/dev/null';
  const command = { program: "/bin/bash", args: ["-c", script], cwd: folder };
  const contenders: Record<string, Contender> = {};
  for (const setting of settings(await detectSandbox())) {
    if (setting.level !== "namespaces") continue;
    const confinement = await made(setting, folder, true).catch(() => undefined);
    if (!confinement) continue;
    contenders[`${setting.name}, TCP`] = () => connections(tcp(command, { confinement }), count);
  }
  return { contenders, peer: () => connections(tcp(command), count), rounds };
}

let accountOfBench: TakenAccount | undefined;

async function made(
  { level, abilities }: Setting,
  folder: string,
  network = false,
): Promise<Confinement> {
  // All settings share the folder, which can be given to one account only.
  const account = abilities.mayDrop ? accountOfBench ??= takeAccount() : undefined;
  const result = await sandboxFor(level, { folder, limits: LIMITS, abilities, network, account });
  if (result.ok) return result.value;
  throw new Error(`No sandbox: ${JSON.stringify(result.error)}`);
}

/** How many engines a second connect, get a line, and end. */
async function connections(transport: Transport, count: number): Promise<number> {
  const sinceMs = performance.now();
  for (let times = 0; times < count; times++) {
    const framing = (text: string) => ({ frames: [], rest: text });
    const opened = await transport({ framing, clock: realClock, log: () => 0 });
    if (!opened.ok) throw new Error(opened.error.detail);
    await opened.value.send("hello\n");
    opened.value.close();
    const received = await opened.value.receive(10_000);
    if (received.kind !== "exited") throw new Error(`Not an end: ${JSON.stringify(received)}`);
    await opened.value[Symbol.asyncDispose]();
  }
  return count / (performance.now() - sinceMs) * 1000;
}

/** A comparison with what it means for one scenario. */
function told(comparison: Comparison): string {
  const extraMs = 1000 / comparison.rate - 1000 / comparison.peerRate;
  const line = lineOf(comparison, { unit: "scenarios", peer: "unconfined" });
  return `${line}  ${extraMs >= 0 ? "+" : ""}${extraMs.toFixed(1)} ms each`;
}

async function bench(): Promise<void> {
  using programs = compileAll();
  if (!programs) return;
  console.log(`${machine()}\nsandbox, one scenario after the other`);
  for (const rounds of [sandboxRounds, relayRounds]) {
    const compared = await sideBySide(await rounds(programs, { count: 20, rounds: 9 }));
    if (compared.length === 0) console.log("SKIPPED: nothing confines here, see deno task doctor");
    for (const comparison of compared) console.log(told(comparison));
  }
}

if (import.meta.main) await bench();
