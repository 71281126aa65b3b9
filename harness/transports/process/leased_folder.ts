/** A temporary folder that goes with its process, also where that is killed. @module */

/** Such a folder, which belongs to this process until it is released. */
export interface LeasedFolder extends Disposable {
  /** Where it is. */
  readonly path: string;
}

/**
 * Makes a folder whose name begins with `prefix`, in `dir` or where the system keeps such. Folders
 * that killed processes left there are removed first: the kernel holds a lock for as long as the
 * owner of a folder lives.
 */
export function leaseFolder(prefix: string, dir?: string): LeasedFolder {
  const path = Deno.makeTempDirSync({ prefix, ...dir !== undefined && { dir } });
  removeAbandoned(path.slice(0, path.lastIndexOf("/")), prefix);
  // It has its name only once it is locked, so that no other process takes it for abandoned.
  const lock = Deno.openSync(`${path}${NEW}`, { create: true, write: true, mode: 0o600 });
  lock.lockSync(true);
  Deno.renameSync(`${path}${NEW}`, `${path}${LOCK}`);
  return {
    path,
    [Symbol.dispose]: () => {
      removeBoth(path);
      lock.unlockSync();
      lock.close();
    },
  };
}

const LOCK = ".lock";
const NEW = ".new";

/** A folder that cannot be removed stays, and keeps nothing from going on. */
function removeAbandoned(dir: string, prefix: string): void {
  for (const { name } of Deno.readDirSync(dir)) {
    if (!name.startsWith(prefix) || !name.endsWith(LOCK)) continue;
    try {
      const path = `${dir}/${name}`;
      if (Deno.lstatSync(path).uid !== Deno.uid() || !Deno.lstatSync(path).isFile) continue;
      using lock = Deno.openSync(path, { write: true });
      if (lock.tryLockSync(true)) removeBoth(path.slice(0, -LOCK.length));
    } catch {
      // Its owner has just removed it.
    }
  }
}

/** The lock goes last, so that a folder that could not be removed is tried again. */
function removeBoth(path: string): void {
  try {
    Deno.removeSync(path, { recursive: true });
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) return;
  }
  try {
    Deno.removeSync(`${path}${LOCK}`);
  } catch {
    // It is gone already.
  }
}
