/** The accounts that programs are run as where the harness is root (Linux). @module */

import type { Account } from "../../sandbox/mod.ts";

/** The first of these accounts. */
export const FIRST_UID = 61_000;
/** How many such accounts there are. */
export const ACCOUNTS = 4_000;
/** An account for trying out whether rights can be dropped; no program is ever confined by it. */
export const PROBE_ACCOUNT: Account = { uid: FIRST_UID + ACCOUNTS, gid: FIRST_UID + ACCOUNTS };

/** An account that belongs to one confinement until it is disposed of. */
export interface TakenAccount extends Account, Disposable {}

/** Where accounts are looked for; tests name a place of their own. */
export interface TakeOptions {
  /** The folder of the locks, the same for all processes of this machine. */
  readonly folder?: string;
  /** The number of the account that is tried first. */
  readonly from?: number;
  /** The accounts that processes run as now. */
  readonly used?: () => ReadonlySet<number>;
}

// Each account is used as rarely as possible: what one program left on the disk is not the next
// one's. Threads and processes begin at different places.
let next = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/**
 * Takes an account that no other confinement of this machine has and that no process runs as. The
 * kernel holds the lock, so it ends with its process, whatever ends that.
 */
export function takeAccount(
  { folder = lockFolder(), from = next, used = usedAccounts }: TakeOptions = {},
): TakenAccount {
  const busy = used();
  for (let tried = 0; tried < ACCOUNTS; tried++) {
    const id = FIRST_UID + (from + tried) % ACCOUNTS;
    if (busy.has(id)) continue;
    const lock = Deno.openSync(`${folder}/${id}`, { create: true, write: true, mode: 0o600 });
    // Looked at again, since the one that had the lock before may have left processes behind.
    if (lock.tryLockSync(true) && !used().has(id)) {
      next = from + tried + 1;
      return { uid: id, gid: id, [Symbol.dispose]: () => letGo(lock) };
    }
    lock.close();
  }
  throw new Error("All accounts for confined programs are in use");
}

/** Closing alone is too late: a process that is just being started has the file open for a moment. */
function letGo(lock: Deno.FsFile): void {
  lock.unlockSync();
  lock.close();
}

const LOCK_FOLDERS = ["/run/shinpan-accounts", "/tmp/shinpan-accounts"];

/** The first of these folders that can be had and that only root can write to. */
function lockFolder(): string {
  const folder = LOCK_FOLDERS.find(isOurs);
  if (folder) return folder;
  throw new Error(`No folder for locks can be had: ${LOCK_FOLDERS.join(", ")}`);
}

function isOurs(folder: string): boolean {
  try {
    Deno.mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { isDirectory, uid, mode } = Deno.lstatSync(folder);
    return isDirectory && uid === 0 && ((mode ?? 0) & 0o022) === 0;
  } catch {
    return false;
  }
}

function usedAccounts(): ReadonlySet<number> {
  const pids = [...Deno.readDirSync("/proc")].map(({ name }) => Number(name));
  return new Set(pids.flatMap((pid) => pid > 0 ? [runsAs(pid) ?? 0] : []));
}

/** The account that started a process, unless the process has ended. */
export function runsAs(pid: number): number | undefined {
  try {
    const status = Deno.readTextFileSync(`/proc/${pid}/status`);
    const [, state = "", uid] = /^State:\t(.)[^]*?^Uid:\t(\d+)/m.exec(status) ?? [];
    return uid === undefined || "ZX".includes(state) ? undefined : Number(uid);
  } catch {
    return undefined;
  }
}
