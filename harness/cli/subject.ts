/** The engine of a run, found and made ready. @module */

import type { AnyPairing } from "../referee/mod.ts";
import type { RunOptions } from "../runner/mod.ts";
import type { EngineCommand } from "../sandbox/mod.ts";
import { realClock, resolveProgram, sandboxWorks } from "../transports/mod.ts";
import type { CheckOptions } from "./check_options.ts";
import { UsageError } from "../core/mod.ts";
import { replayCommand } from "./replay_command.ts";
import {
  bundledEngine,
  callersDirectory,
  type Confined,
  confineEngine,
  ENGINE_FOLDER,
  engineCommand,
  engineFacts,
  HOME,
  type SandboxOptions,
  transportTo,
  VERSION,
} from "../surroundings/mod.ts";

/** The engine that is run. */
export interface Subject {
  readonly words: readonly string[];
  readonly bundled: boolean;
  readonly found: ReturnType<typeof resolveProgram>;
  readonly command: EngineCommand;
  readonly sandbox: SandboxOptions;
}

/** The engine that the options name, or the one that comes with the harness. */
export function subjectOf(
  { protocol }: AnyPairing,
  { engine, cwd, sandbox }: CheckOptions,
): Subject {
  const bundled = engine.length === 0;
  const words = bundled ? bundledEngine(protocol.id) : engine;
  if (bundled && sandbox.level && !HOME) {
    throw new UsageError(
      {
        en:
          "Cannot confine the bundled engine: it is read from a server, and a confined one has no network",
        zh: "無法隔離內附的引擎：它是從伺服器讀取的，而隔離後沒有網路",
        ja: "付属のエンジンは隔離できない：サーバーから読み込むが、隔離するとネットワークがない",
      },
      {
        en: "name an engine, or install Shinpan's package",
        zh: "請指定引擎，或安裝 Shinpan 套件",
        ja: "エンジンを指定するか、Shinpan のパッケージをインストールする",
      },
    );
  }
  const path = Deno.env.get("PATH") ?? "";
  const found = resolveProgram(words[0] ?? "", { cwd: callersDirectory(), path });
  const file = found.ok ? found.value : "";
  // Ours is at home with us, wherever the user is.
  const home = bundled && sandbox.level ? { cwd: ENGINE_FOLDER } : { cwd };
  const readable = bundled && HOME ? [...sandbox.readable, HOME] : sandbox.readable;
  const command = engineCommand(words, { ...home, file });
  return { words, bundled, found, command, sandbox: { ...sandbox, readable } };
}

/** Confines the engine of a run as its options say. */
export function confineSubject(
  { protocol }: AnyPairing,
  { subject: { command, sandbox }, pin, language }: CheckOptions & { readonly subject: Subject },
): Promise<Confined> {
  return confineEngine(command, {
    sandbox,
    network: protocol.transport === "tcp",
    pinned: pin,
    language,
  });
}

/** How a run of the engine is run; its scenarios are still to be named. */
export function runOptions(
  pairing: AnyPairing,
  options: CheckOptions & { readonly subject: Subject; readonly confined: Confined },
): RunOptions {
  const { cwd, seed, strict, repeat, failFast, timeScale, budgetMs, pin, subject, confined } =
    options;
  const { words, bundled, found, command } = subject;
  const cores = pin ? navigator.hardwareConcurrency : undefined;
  const { confinement, description } = confined;
  const { transport } = pairing.protocol;
  return {
    pairing,
    engine: engineFacts(words, { bundled, cwd }),
    transport: found.ok
      ? transportTo(command, {
        transport,
        cores,
        ports: options.ports,
        confinement,
        terminal: options.tty,
      })
      : () => Promise.resolve(found),
    scenarios: [],
    clock: realClock,
    version: VERSION,
    startedAt: new Date().toISOString(),
    confinement: description,
    seed,
    strict,
    // Cases that need the same port run one after the other.
    ...options.ports.length > 0 ? { jobs: 1 } : { jobs: options.jobs, idleJobs: options.idleJobs },
    repeat,
    failFast,
    timeScale,
    budgetMs,
    excludes: options.excludes,
    baseline: options.baseline,
    sandboxWorks: () => sandboxWorks(confinement),
    replay: (id) => replayCommand(pairing.protocol.id, id, options),
  };
}
