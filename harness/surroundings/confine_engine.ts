/** Confines an engine as the user asked for. @module */

import { inLanguage, type Language, localized, type Text, UsageError } from "../core/mod.ts";
import {
  type Confinement,
  confinementText,
  type EngineCommand,
  isAtLeast,
  type Limits,
  type SandboxLevel,
} from "../sandbox/mod.ts";
import {
  detectSandbox,
  privateCopy,
  readableFor,
  sandboxFor,
  strongest,
  takeAccount,
} from "../transports/mod.ts";
import { SEE_DOCTOR } from "./usage_words.ts";

/** What was asked for. */
export interface SandboxOptions {
  /** Undefined where nothing was asked for: a group of processes, and no more. */
  readonly level?: SandboxLevel | "auto";
  readonly least: SandboxLevel;
  readonly readable: readonly string[];
  readonly limits: Limits;
}

/** What confines an engine, in force until it is disposed of. */
export interface Confined extends Disposable {
  readonly confinement?: Confinement;
  /** As reports tell it. */
  readonly description: string;
}

/** Confines an engine as it was asked for, or says why that cannot be. */
export async function confineEngine(
  command: EngineCommand,
  { sandbox, network, pinned, language }: {
    readonly sandbox: SandboxOptions;
    /** It connects to us. */
    readonly network: boolean;
    readonly pinned: boolean;
    readonly language: Language;
  },
): Promise<Confined> {
  const { level, least, limits } = sandbox;
  if (level === undefined) {
    const description = pinned ? "process group, pinned to a core" : "process group";
    return { description, [Symbol.dispose]: () => {} };
  }
  const abilities = await detectSandbox();
  const chosen = level === "auto" ? strongest(abilities) : level;
  const missing = isAtLeast(chosen, least) ? chosen : least;
  const { possible, why = `--sandbox ${chosen}`, fix } = abilities.levels[missing];
  if (!possible || missing !== chosen) {
    throw refusal(missing, {
      why: inLanguage(why, language),
      fix,
    });
  }
  const cwd = command.cwd ?? Deno.cwd();
  using stack = new DisposableStack();
  const copy = chosen === "namespaces" ? stack.use(copyOf(cwd)) : undefined;
  const account = copy && abilities.mayDrop ? stack.use(takeAccount()) : undefined;
  const made = await sandboxFor(chosen, {
    folder: copy?.path ?? cwd,
    inside: cwd,
    readable: [...readableFor(command, cwd), ...sandbox.readable],
    limits,
    network,
    account,
    // The user's own files stay the user's: only a copy is given to another account.
    abilities: copy ? abilities : { ...abilities, mayDrop: false },
  });
  if (!made.ok) throw refusal(chosen, { why: inLanguage(made.error.why, language) });
  const description = confinementText(made.value, { pinned });
  const held = stack.move();
  return { confinement: made.value, description, [Symbol.dispose]: () => held.dispose() };
}

function copyOf(cwd: string) {
  const copied = privateCopy(cwd);
  if (copied.ok) return copied.value;
  const fix = {
    en: "name a folder of the engine's own with --cwd",
    zh: "請以 --cwd 指定引擎自己的資料夾",
    ja: "--cwd でエンジン専用のフォルダを指定する",
  };
  throw new UsageError(localized(copied.error), fix);
}

function refusal(
  level: SandboxLevel,
  { why, fix = SEE_DOCTOR }: { readonly why: string; readonly fix?: Text },
): UsageError {
  return new UsageError({
    en: `The sandbox "${level}" is not available: ${why}`,
    zh: `無法使用沙箱「${level}」：${why}`,
    ja: `サンドボックス「${level}」は使えない：${why}`,
  }, localized(fix));
}
