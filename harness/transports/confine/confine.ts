/** Makes a sandbox ready for one engine: its folder, its account, what it may read. @module */

import { err, fill, type Localized, ok, type Result, type Text } from "../../core/mod.ts";
import {
  type Account,
  bubblewrap,
  callFilter,
  type Confinement,
  isAtLeast,
  isWithin,
  limited,
  type Limits,
  none,
  type Sandbox,
  type SandboxLevel,
  SYSTEM,
} from "../../sandbox/mod.ts";
import { takeAccount } from "./accounts.ts";
import { type Abilities, detectSandbox, strongest } from "./detect.ts";
import { giveTo, isOpenTo } from "./ownership.ts";
import { canMakeNetworks } from "../process/own_network.ts";
import { searchPath } from "./search_path.ts";
import { systemPlaces } from "./system_places.ts";

/** What an engine shall have. */
export interface ConfineOptions {
  /** Its folder, which it may write; where the harness is root it is given to the engine's account. */
  readonly folder: string;
  /** Where the engine finds its folder; at the same path unless told otherwise. */
  readonly inside?: string;
  /** Files and folders besides the system's that it may read. */
  readonly readable?: readonly string[];
  readonly limits?: Limits;
  /** It connects to the harness by TCP. */
  readonly network?: boolean;
  /**
   * The account that it runs under where the harness is root: a taken one that owns the folder. Without
   * one it gets an account that stays taken until the harness ends.
   */
  readonly account?: Account;
  /** Programs of strangers: they get no environment of ours, and never root's rights. */
  readonly strangers?: true;
  /** Refuses what confines less. */
  readonly least?: SandboxLevel;
  /** What this machine can do; found out unless told. */
  readonly abilities?: Abilities;
}

/** Why there is no sandbox, and what would help. */
export interface SandboxRefusal {
  readonly why: Text;
  readonly fix?: Text;
}

/** A sandbox of a level, or of the strongest that can be had here. */
export async function sandboxFor(
  level: SandboxLevel | "auto",
  options: ConfineOptions,
): Promise<Result<Confinement, SandboxRefusal>> {
  const abilities = options.abilities ?? await detectSandbox();
  const { least = "none" } = options;
  const chosen = level === "auto" ? strongest(abilities) : level;
  const { possible, why = "", fix } = abilities.levels[chosen];
  if (!possible) return err({ why: fill(CANNOT, { level: chosen, why }), fix });
  if (isAtLeast(chosen, least)) return MAKERS[chosen](options, abilities);
  const reason = abilities.levels[least].why ?? chosen;
  return err({
    why: fill(CANNOT, { level: least, why: reason }),
    fix: abilities.levels[least].fix,
  });
}

const FILTER = callFilter(Deno.build.arch);

type Maker = (options: ConfineOptions, abilities: Abilities) => Result<Confinement, SandboxRefusal>;

const MAKERS: Readonly<Record<SandboxLevel, Maker>> = {
  none: ({ strangers }) => {
    const sandbox = strangers ? bared(none, surroundings()) : none;
    return ok({ level: "none", sandbox, limits: {} });
  },
  limits: (options, { mayDrop }) => {
    const { folder, limits = {}, strangers } = options;
    // An engine in the harness's own network needs no relay.
    const [closed] = closedTo({ ...options, network: false });
    if (strangers && mayDrop && closed) return err({ why: fill(CLOSED, { path: closed }) });
    const account = mayDrop && closed === undefined ? ownerFor(options) : undefined;
    if (account) giveTo(account, folder);
    const others = account ? siblings(limits) : neighbours();
    const spareMiB = spareMemoryMiB();
    const environment = surroundings();
    const bounded = limited({ account, others, spareMiB, environment });
    const sandbox = strangers ? bared(bounded, environment) : bounded;
    const own = { outside: folder, inside: folder };
    return ok({
      level: "limits",
      sandbox,
      limits,
      account,
      folder: own,
      grouped: strangers === true,
    });
  },
  namespaces: (options, abilities) => {
    const { folder, inside = folder, readable = [], limits = {} } = options;
    const { mayDrop, drops, byUnshare, lockUsers, filters } = abilities;
    const account = mayDrop ? ownerFor(options) : undefined;
    const drop = drops.find((each) => each === "inside" || closedTo(options).length === 0);
    if (!drop) return err({ why: fill(CLOSED, { path: closedTo(options)[0] ?? "" }) });
    if (account) giveTo(account, folder);
    const world = { outside: folder, inside };
    const sandbox = bubblewrap({
      account,
      drop,
      byUnshare,
      lockUsers,
      folder: world,
      readable: outmost(readable.filter((path) => !isWithin(path, inside))),
      environment: surroundings(),
      others: othersIn({ drop, account, limits }),
      spareMiB: spareMemoryMiB(),
      system: systemPlaces(),
      ...filters && FILTER && { filter: FILTER },
    });
    const grouped = options.strangers === true;
    return ok({ level: "namespaces", sandbox, limits, account, folder: world, grouped });
  },
};

function ownerFor({ account = takeAccount() }: ConfineOptions): Account {
  return { uid: account.uid, gid: account.gid };
}

/** What the unused account cannot reach though it must. */
function closedTo({ folder, readable = [], network }: ConfineOptions): readonly string[] {
  if (Deno.uid() !== 0) return [];
  const parent = folder.replace(/\/[^/]+\/?$/, "") || "/";
  // Only the relay needs our runtime.
  const relayed = network && !canMakeNetworks();
  const needed = [...readable, ...relayed ? [Deno.execPath()] : []].filter((path) =>
    !isOpenTo(path)
  );
  // The folder itself becomes its own; it need not see what lies beside it.
  return isOpenTo(parent, "enter") ? needed : [parent, ...needed];
}

/** A sandbox in which a program gets this environment and nothing else. */
function bared(sandbox: Sandbox, environment: Readonly<Record<string, string>>): Sandbox {
  return {
    id: sandbox.id,
    wrap: (command, limits, access) => {
      const wrapped = sandbox.wrap(command, limits, access);
      return { ...wrapped, env: { ...environment, ...wrapped.env }, bare: true };
    },
  };
}

/** Only what no other path holds already, and nothing that the system's folders hold. */
function outmost(paths: readonly string[]): readonly string[] {
  const unique = [...new Set(paths)];
  return unique.filter((path) =>
    ![...SYSTEM, ...unique].some((other) => other !== path && isWithin(path, other))
  );
}

/** An environment without secrets: where programs are, and how people write. */
function surroundings(): Readonly<Record<string, string>> {
  const kept = Object.entries(Deno.env.toObject()).filter(([name]) => HANDED_ON.test(name));
  const PATH = Deno.build.os === "windows" ? undefined : searchPath(Deno.env.get("PATH"));
  return { ...Object.fromEntries(kept), ...PATH && { PATH }, HOME: "/tmp", TMPDIR: "/tmp" };
}

const HANDED_ON = /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|JAVA_HOME|PYENV_ROOT|PYENV_VERSION|GOROOT)$/;

/** How many other processes and threads the kernel may count together with the engine's own. */
function othersIn(
  { drop, account, limits }: {
    readonly drop: "before" | "inside";
    readonly account?: Account;
    readonly limits: Limits;
  },
): number {
  if (account && drop === "inside") return siblings(limits);
  if (countsByWorld()) return SURPLUS;
  return account ? siblings(limits) : neighbours();
}

// Instances of one engine that run side by side under one account.
const INSTANCES = 4;

/** What the kernel counts for other instances of the engine; the watch does not count them. */
function siblings({ processes = 0 }: Limits): number {
  return SURPLUS + (INSTANCES - 1) * processes;
}

/** Whether this kernel (5.14 and later) counts the processes of a user in each world apart. */
function countsByWorld(): boolean {
  const [major = 0, minor = 0] = Deno.osRelease().split(".").map((part) => parseInt(part, 10));
  return major > 5 || (major === 5 && minor >= 14);
}

// The kernel only refuses more; the watch ends an engine that wants more, once it can see that. And
// the kernel counts threads, of which a runtime such as Java's starts some for each core of the machine.
const SURPLUS = 16 + 8 * navigator.hardwareConcurrency;
const ROOM = 512;

/** The user's processes and threads by now, with room for more; the watch is stricter. */
function neighbours(): number {
  const uid = Deno.uid();
  let threads = 0;
  for (const { name } of Deno.readDirSync("/proc")) {
    try {
      if (Number(name) > 0 && Deno.statSync(`/proc/${name}`).uid === uid) {
        threads += Deno.statSync(`/proc/${name}/task`).nlink ?? 3;
      }
    } catch {
      // It is gone.
    }
  }
  return threads + ROOM;
}

const MIB = 1024 * 1024;

/**
 * What a runtime may ask for at its start and never touch: Java wants a 64th of the machine, and
 * would not even start where that is refused. The watch counts what is really used.
 */
function spareMemoryMiB(): number {
  return 256 + Math.ceil(Deno.systemMemoryInfo().total / MIB / 32);
}

const CANNOT: Localized = {
  en: 'The sandbox level "{level}" is not available here: {why}',
  zh: "此處無法使用沙箱等級「{level}」：{why}",
  ja: "ここではサンドボックスのレベル「{level}」を使えない：{why}",
};
const CLOSED: Localized = {
  en: 'An unprivileged user cannot reach "{path}": open its folders with chmod o+x, or move it',
  zh: "非特權使用者無法存取「{path}」：請以 chmod o+x 開放其上層資料夾，或移動它",
  ja: "非特権ユーザーは「{path}」に到達できない：上位のフォルダを chmod o+x で開くか、移動する",
};
