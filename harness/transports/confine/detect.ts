/** What this machine can confine, found out by trying. @module */

import { fill, type Localized, type Text } from "../../core/mod.ts";
import {
  bubblewrap,
  type BubblewrapOptions,
  callFilter,
  type EngineCommand,
  isAtLeast,
  limited,
  SANDBOX_LEVELS,
  type SandboxLevel,
} from "../../sandbox/mod.ts";
import { PROBE_ACCOUNT } from "./accounts.ts";
import { type Probe, realProbe } from "./probe.ts";
import { SYSTEM_PATH } from "./search_path.ts";

/** Whether a level can be had; if not, why, and what would help. */
export interface Ability {
  readonly possible: boolean;
  readonly why?: Text;
  readonly fix?: Text;
}

/** What can be had on this machine. */
export interface Abilities {
  readonly levels: Readonly<Record<SandboxLevel, Ability>>;
  /** Whether the harness is root and can run programs under another account. */
  readonly mayDrop: boolean;
  /** When bubblewrap can give root's rights up: before it starts, inside; empty where it cannot. */
  readonly drops: readonly ("before" | "inside")[];
  /** Whether `unshare` can do that before it starts, which is quicker than `setpriv`. */
  readonly byUnshare?: boolean;
  readonly lockUsers: boolean;
  /** Whether system calls can be filtered in namespaces. */
  readonly filters?: boolean;
}

let known: Promise<Abilities> | undefined;

/** What can be confined here; detected once, unless the caller passes a probe. */
export function detectSandbox(probe?: Probe): Promise<Abilities> {
  return probe ? detect(probe) : known ??= detect(realProbe());
}

/** The strongest level that can be had. */
export function strongest({ levels }: Abilities): SandboxLevel {
  return SANDBOX_LEVELS.findLast((level) => levels[level].possible) ?? "none";
}

/** Why nothing as strong as `least` can be had, if so, from the level that comes nearest. */
export function whyNot({ levels }: Abilities, least: SandboxLevel): Ability | undefined {
  const enough = SANDBOX_LEVELS.filter((level) => isAtLeast(level, least));
  return enough.some((level) => levels[level].possible) ? undefined : levels[least];
}

async function detect(probe: Probe): Promise<Abilities> {
  const root = probe.uid === 0;
  const mayDrop = root && probe.find("setpriv") !== undefined &&
    (await tried(probe, limited({ account: PROBE_ACCOUNT }).wrap(NOTHING, {}))) === undefined;
  const worlds = await detectWorlds(probe, { root, mayDrop });
  const { ability, ...rest } = worlds;
  const levels = { none: FINE, limits: await detectLimits(probe), namespaces: ability };
  return { levels, mayDrop, ...rest };
}

const FINE: Ability = { possible: true };
const NOTHING: EngineCommand = { program: "/bin/true", args: [], cwd: "/" };

async function detectLimits(probe: Probe): Promise<Ability> {
  if (probe.os !== "linux") return { possible: false, why: fill(ONLY_LINUX, {}) };
  if (!probe.find("prlimit")) return missing("prlimit", "util-linux");
  const trouble = await tried(probe, limited().wrap(NOTHING, { openFiles: 64 }));
  return trouble === undefined ? FINE : { possible: false, why: trouble };
}

async function detectWorlds(
  probe: Probe,
  { root, mayDrop }: { readonly root: boolean; readonly mayDrop: boolean },
): Promise<
  Pick<Abilities, "drops" | "byUnshare" | "lockUsers" | "filters"> & { readonly ability: Ability }
> {
  const no = (ability: Ability) => ({ drops: [], lockUsers: false, ability });
  if (probe.os !== "linux") return no({ possible: false, why: ONLY_LINUX });
  const bwrap = probe.find("bwrap");
  if (!bwrap) return no(missing("bwrap", "bubblewrap"));
  if (!probe.find("prlimit")) return no(missing("prlimit", "util-linux"));
  if (root && !mayDrop) return no(missing("setpriv", "util-linux"));
  const help = await probe.run({ program: "bwrap", args: ["--help"] });
  const lockUsers = help.out.includes("--disable-userns");
  const account = root ? PROBE_ACCOUNT : undefined;
  const ways = root ? ["before", "inside"] as const : ["before"] as const;
  const trial = async (drop: "before" | "inside", more: Partial<BubblewrapOptions> = {}) => {
    const world = { account, drop, lockUsers, environment: { PATH: SYSTEM_PATH } };
    const sandbox = bubblewrap({ ...world, ...more });
    return await tried(probe, sandbox.wrap(NOTHING, { openFiles: 64 }));
  };
  const drops: ("before" | "inside")[] = [];
  let trouble: string | undefined;
  for (const drop of ways) {
    const failed = await trial(drop);
    if (failed === undefined) drops.push(drop);
    else trouble ??= failed;
  }
  const [way] = drops;
  if (way) {
    const filter = callFilter(Deno.build.arch);
    const filters = filter !== undefined && await trial(way, { filter }) === undefined;
    // A bubblewrap with rights of its own would not give them up by itself.
    const byUnshare = root && way === "before" && !probe.lendsRights(bwrap) &&
      await trial(way, { byUnshare: true }) === undefined;
    return { drops, byUnshare, lockUsers, filters, ability: FINE };
  }
  return no({ possible: false, why: fill(REFUSED, { trouble: trouble ?? "" }), fix: ALLOW });
}

/** What went wrong, if anything did. */
async function tried(probe: Probe, command: EngineCommand): Promise<string | undefined> {
  const { code, err } = await probe.run(command);
  return code === 0 ? undefined : err.trim().split("\n").at(-1) || `exit code ${code}`;
}

function missing(program: string, bundle: string): Ability {
  return {
    possible: false,
    why: fill(MISSING, { program }),
    fix: fill(INSTALL, { bundle }),
  };
}

const ONLY_LINUX: Localized = {
  en: "Only Linux has what this needs",
  zh: "只有 Linux 具備所需的功能",
  ja: "必要な機能は Linux にしかない",
};
const MISSING: Localized = {
  en: 'The program "{program}" is not installed',
  zh: "沒有安裝程式「{program}」",
  ja: "プログラム「{program}」がインストールされていない",
};
const INSTALL: Localized = {
  en: "apt-get install {bundle}, or the package of that name of your system",
  zh: "apt-get install {bundle}，或你的系統中同名的套件",
  ja: "apt-get install {bundle}、またはお使いのシステムの同名のパッケージ",
};
const REFUSED: Localized = {
  en: "bubblewrap is there, but the system does not let it work: {trouble}",
  zh: "已有 bubblewrap，但系統不允許它運作：{trouble}",
  ja: "bubblewrap はあるが、システムが動作を許可しない：{trouble}",
};
const ALLOW: Localized = {
  en: "allow user namespaces (sysctl kernel.apparmor_restrict_unprivileged_userns=0 or " +
    "user.max_user_namespaces), or in a container --security-opt seccomp=unconfined",
  zh: "允許使用者命名空間（sysctl kernel.apparmor_restrict_unprivileged_userns=0 或 " +
    "user.max_user_namespaces），在容器中則用 --security-opt seccomp=unconfined",
  ja: "ユーザー名前空間を許可する（sysctl kernel.apparmor_restrict_unprivileged_userns=0 または " +
    "user.max_user_namespaces）、コンテナでは --security-opt seccomp=unconfined",
};
