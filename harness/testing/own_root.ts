/** A file system of a test's own, in which a program is root and can make no namespaces. @module */

import type { OwnNeed } from "./needs.ts";

/** What a root holds besides the system's programs. */
export interface RootPlan {
  /** An empty folder, which becomes the root. */
  readonly root: string;
  /** Files and folders of this machine, by where they stand in the root. */
  readonly shown: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * The program is process 1 of its own, so that everything in the root ends with it, and with the
 * command. As in a container, the rights to make namespaces and mounts are gone.
 */
const SCRIPT = `set -e
root=$1
mount -t tmpfs tmpfs "$root"
mkdir "$root/usr" "$root/etc" "$root/proc" "$root/dev" "$root/tmp"
chmod 1777 "$root/tmp"
for each in bin lib lib64 sbin; do [ -L "/$each" ] && cp -P "/$each" "$root/$each"; done || true
for each in usr etc dev; do mount --rbind "/$each" "$root/$each"; done
mount -t proc proc "$root/proc"
shift
while [ "$1" != -- ]; do
  if [ -d "$1" ]; then mkdir -p "$root$2"; else mkdir -p "$root\${2%/*}"; touch "$root$2"; fi
  mount --rbind "$1" "$root$2"
  shift 2
done
shift
exec chroot "$root" /usr/bin/setpriv --bounding-set -sys_admin,-sys_chroot,-sys_ptrace,-mknod -- "$@"
`;

/** The command that runs a program in its own root; to kill it ends all that runs there. */
export function inOwnRoot({ root, shown, env }: RootPlan, words: readonly string[]): Deno.Command {
  const places = Object.entries(shown).flatMap(([there, here]) => [here, there]);
  const own = ["--mount", "--propagation", "private", "--pid", "--fork", "--kill-child"];
  return new Deno.Command("unshare", {
    args: [...own, "sh", "-c", SCRIPT, "sh", root, ...places, "--", ...words],
    env: { ...env },
    clearEnv: true,
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  });
}

/** Whether this machine lets a test have a root of its own. */
export async function ownRootNeed(): Promise<OwnNeed> {
  const advice = "run the tests as root where unshare, mount, chroot and setpriv are allowed";
  return { need: "a root of its own", has: await isPossible(), advice };
}

async function isPossible(): Promise<boolean> {
  if (Deno.build.os !== "linux" || Deno.uid() !== 0) return false;
  const root = await Deno.makeTempDir({ prefix: "shinpan root " });
  try {
    const env = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin" };
    return (await inOwnRoot({ root, shown: {}, env }, ["/usr/bin/true"]).output()).success;
  } catch {
    return false;
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}
