/** Starts a process in a group of its own. @module */

import { type ChildProcess, spawn } from "node:child_process";
import { err, ok, type Result } from "../../core/mod.ts";
import { type Access, type Confinement, type EngineCommand, tied } from "../../sandbox/mod.ts";
import { countOwnStart, ProcessStarts } from "./process_starts.ts";
import type { Child } from "./child.ts";
import type { Cgroup } from "./cgroup.ts";
import { groupFor, ledInto } from "./group_for.ts";
import { openedByShell, openHanded } from "./handed.ts";
import { keepInherited } from "./inherited.ts";
import { launcherFile } from "./launcher.ts";
import { fromAside } from "./kept_aside.ts";
import { spawnDirectly } from "./spawned_child.ts";
import { kill, MARK, markValue } from "./mark.ts";
import { rememberOpen } from "./open_channels.ts";
import { outsidePath } from "./outside_path.ts";
import type { OwnNetwork } from "./own_network.ts";
import { inOwnSession, noteStarted } from "./own_session.ts";
import { directoryFailure, resolveProgram, spawnFailure } from "./start_failure.ts";
import type { StartFailure } from "../transport.ts";

/** In what a process is started. */
export interface Within {
  readonly confinement?: Confinement;
  readonly access?: Access;
  /** The network that it is started in instead of ours. */
  readonly network?: OwnNetwork;
}

/** A running process that carries `mark`, or why there is none. */
export function start(
  command: EngineCommand,
  mark: string,
  { confinement, access, network }: Within = {},
): Promise<Result<Child, StartFailure>> {
  const { program, cwd, env } = command;
  const options = { cwd: Deno.cwd(), path: env?.PATH ?? Deno.env.get("PATH") ?? "" };
  const place = cwd === undefined ? undefined : outsidePath(cwd, confinement);
  const nowhere = place === undefined ? undefined : directoryFailure(place);
  const outside = outsidePath(program, confinement);
  const file = nowhere ? err(nowhere) : resolveProgram(outside, options);
  if (!file.ok) {
    if (hasSpoilt(confinement)) return standIn(file.error, { mark, confinement });
    return startAside(command, file.error, { mark, confinement, access, network });
  }
  const path = file.value;
  // What lies in its folder it knows by another path than we do.
  const known = outside === program ? path : program;
  const whole = confinement
    ? confinement.sandbox.wrap(
      { ...command, program: known, cwd: cwd ?? Deno.cwd() },
      confinement.limits,
      { ...access, ...network && { network: true } },
    )
    : { ...command, program: path };
  const cgroup = confinement && groupFor(confinement);
  // In namespaces nothing gets out of sight, and it is moved while they are made.
  const outermost = tied(cgroup && !isApart(confinement) ? ledInto(cgroup, whole) : whole);
  if (confinement) begun.add(confinement);
  const within = { mark, confinement, network, cgroup };
  if (outermost.program === path) {
    // Another engine may spoil the program after our look at it.
    const refused = (failure: StartFailure) =>
      startAside(command, failure, { mark, confinement, access, network });
    return spawnIn(outermost, path, { ...within, refused });
  }
  const launcher = launcherFile(outermost.program, options);
  if (launcher.ok) return spawnIn(outermost, launcher.value, within);
  cgroup?.end();
  return at(launcher);
}

function isApart(confinement: Confinement | undefined): boolean {
  return confinement?.level === "namespaces";
}

/** Confinements in which a program could be started. */
const begun = new WeakSet<Confinement>();

/**
 * Whether a program that cannot be started any more has itself to blame: it was started before, and
 * the folder is a copy that no one else writes to.
 */
function hasSpoilt(confinement: Confinement | undefined): confinement is Confinement {
  if (confinement === undefined || !begun.has(confinement)) return false;
  return confinement.grouped === true || isCopied(confinement);
}

/** In a match only namespaces have a copy; it lies elsewhere than the program finds it. */
function isCopied({ level, folder }: Confinement): boolean {
  return level === "namespaces" && folder !== undefined && folder.outside !== folder.inside;
}

/** Starts the program that was kept in place of one that cannot be started; or says why not. */
async function startAside(
  command: EngineCommand,
  failure: StartFailure,
  { mark, ...within }: Within & { readonly mark: string },
): Promise<Result<Child, StartFailure>> {
  const aside = fromAside(command);
  const started = aside && await start(aside, mark, within);
  return started?.ok ? started : err(failure);
}

/** Ends at once, as a program does that cannot be executed. */
function standIn(
  { detail }: StartFailure,
  within: { readonly mark: string; readonly confinement: Confinement },
): Promise<Result<Child, StartFailure>> {
  const args = ["-c", 'printf "%s\\n" "$1" >&2; exit 126', "sh", detail];
  return spawnIn({ program: SHELL, args, cwd: "/" }, SHELL, within);
}

const SHELL = "/bin/sh";

function at<Value>(value: Value): Promise<Value> {
  return Promise.resolve(value);
}

interface SpawnWithin extends Omit<Within, "access"> {
  readonly mark: string;
  readonly cgroup?: Cgroup;
  /** What is started instead where the system refuses this, though it has the resources. */
  readonly refused?: (failure: StartFailure) => Promise<Result<Child, StartFailure>>;
}

async function spawnIn(
  command: EngineCommand,
  file: string,
  { mark, confinement, network, cgroup, refused }: SpawnWithin,
): Promise<Result<Child, StartFailure>> {
  keepInherited();
  const { env, bare, cores } = command;
  const surrounded = { ...bare ? {} : surroundings(), ...env, [MARK]: markValue(mark) };
  const starts = new ProcessStarts();
  const noted = <Begun extends Child>(child: Begun): Begun => {
    if (child.pid !== undefined) {
      countOwnStart();
      if (isApart(confinement)) cgroup?.join(child.pid);
    }
    facts.set(child, { cores, starts, cgroup });
    noteRunning(child);
    return child;
  };
  const begin = () => startAlone({ ...command, env: surrounded }, file);
  const alone = network ? network.enter(begin) : begin();
  if (alone) return ok(noted(alone));
  const ask = () => startByRuntime({ ...command, env: surrounded }, file);
  const asked = await spawned(file, () => noted(network ? network.enter(ask) : ask()));
  if (asked.ok) return asked;
  await cgroup?.end();
  return refused && asked.error.kind !== "exhausted" ? refused(asked.error) : asked;
}

/** How to forget each program that may still run. */
const running = new Map<Child, () => void>();

/**
 * A program that is just being executed shows no mark yet, and no channel remembers it. Programs
 * that have ended are forgotten at the next start, since a listener of ours would hide that no
 * other listens for the end.
 */
function noteRunning(child: Child): void {
  for (const [earlier, forget] of running) {
    if (isRunning(earlier)) continue;
    running.delete(earlier);
    forget();
  }
  running.set(child, rememberOpen(() => void (isRunning(child) && killGroup(child))));
}

function isRunning({ exitCode, signalCode }: Child): boolean {
  return exitCode === null && signalCode === null;
}

type Surrounded = EngineCommand & { readonly env: Readonly<Record<string, string>> };

/** A group of its own can be killed as one, and a Ctrl-C meant for us does not reach it. */
function startAlone(
  { args, env, cwd, handed }: Surrounded,
  file: string,
): Child | undefined {
  using file3 = handed && openHanded(handed);
  return spawnDirectly({ file, args, env, cwd, third: file3?.descriptor });
}

/** Takes longer, and says why where it fails. */
function startByRuntime({ args, env, cwd, handed }: Surrounded, file: string): ChildProcess {
  const session = inOwnSession(file, { args, env });
  const words = session.detached ? [session.file, ...session.args] : session.args;
  // The runtime would hand a file on with a variable that tells the program who runs it.
  const byShell = handed && openedByShell(handed, words);
  using file3 = handed && !byShell ? openHanded(handed) : undefined;
  const [first = session.file, ...rest] = session.detached
    ? byShell ?? words
    : [session.file, ...byShell ?? words];
  const child = spawn(first, rest.map(asItIs), {
    cwd,
    env,
    detached: session.detached,
    stdio: ["pipe", "pipe", "pipe", ...file3 ? [file3.descriptor] : []],
    windowsHide: true,
  });
  if (child.pid !== undefined) noteStarted(file);
  return child;
}

/** How a process was started. */
export interface StartedWith {
  /** The cores that it was tied to, if it was. */
  readonly cores?: readonly number[];
  /** What was started since. */
  readonly starts?: ProcessStarts;
  /** The control group that it is in, where one can be had. */
  readonly cgroup?: Cgroup;
}

const facts = new WeakMap<Child, StartedWith>();

/** How a process that `start` began was started. */
export function startedWith(child: Child): StartedWith {
  return facts.get(child) ?? {};
}

/** The runtime adds options of its own behind its path among the words, unless it does not know it. */
function asItIs(word: string): string {
  return Deno.build.os === "linux" && word === Deno.execPath() ? `/${word}` : word;
}

/** Kills a process with its group; to be called while its number is still its own. */
export function killGroup({ pid, exitCode, signalCode }: Child): void {
  if (pid === undefined) return;
  if (Deno.build.os !== "windows") {
    if (kill(-pid) || exitCode !== null || signalCode !== null) return;
    // It has no group yet; it may get one just now, and be more than one process.
    kill(pid);
    kill(-pid);
    return;
  }
  // Windows knows no groups, but keeps the parent of each process.
  new Deno.Command("taskkill", { args: ["/T", "/F", "/PID", String(pid)] }).outputSync();
}

function spawned(
  program: string,
  begin: () => ChildProcess,
): Promise<Result<Child, StartFailure>> {
  return new Promise((resolve) => {
    try {
      const child = begin();
      child.once("error", (error) => resolve(err(spawnFailure(program, error))));
      child.once("spawn", () => resolve(ok(child)));
    } catch (error) {
      resolve(err(spawnFailure(program, error)));
    }
  });
}

/** Our environment without how we were called, and without what would hide an unflushed buffer. */
function surroundings(): Record<string, string> {
  const { PYTHONUNBUFFERED: _, SHINPAN_CALL: _call, ...rest } = Deno.env.toObject();
  return rest;
}
