/** The place where one submission is built and run, and nothing else can be reached. @module */

import { inLanguage } from "../core/mod.ts";
import { type Account, type Confinement, confinementText, type Limits } from "../sandbox/mod.ts";
import {
  copyFolder,
  type CopyLimits,
  endLeftovers,
  sandboxFor,
  takeAccount,
} from "../transports/mod.ts";
import { installationOf } from "./find_program.ts";
import { removeWhole } from "./remove_whole.ts";
import type { Entry, GradingRoom } from "./room.ts";

/** What confines one start of an engine; disposed of once the engine has ended. */
export interface EngineStart extends AsyncDisposable {
  readonly confinement: Confinement;
}

/** A private folder with what confines the programs that run in it. */
export interface PrivateFolder extends AsyncDisposable {
  /** The folder as the harness sees it. */
  readonly folder: string;
  /** What confines the engine, for reports. */
  readonly description: string;
  /** Ends its processes that still run; for moments when none should. */
  endAll(): Promise<void>;
  /** What confines a build; its account owns what lies in the folder now. */
  forBuild(): Promise<Confinement>;
  /** What confines the engine; `program` may lie outside its folder. */
  forEngine(program: string): Promise<Confinement>;
  /**
   * The same for one start of the engine, where it finds the folder as it was built and nothing of
   * its earlier starts. Undefined where the folder is too large for that, or nothing hides it.
   */
  forStart(program: string): Promise<EngineStart | undefined>;
  /** A path of the folder, or in it, as the program sees it; other words stay as they are. */
  inside(path: string): string;
  /** A path in the folder as the submission's author would write it. */
  local(path: string): string;
}

/** Builds need more than engines do, and get it for a short time. */
const BUILD_LIMITS: Limits = {
  cpuSeconds: 300,
  memoryMiB: 2048,
  processes: 256,
  fileMiB: 256,
  folderMiB: 1024,
  openFiles: 1024,
};

const INSIDE = "/submission";

/** Makes an empty folder for a submission, and what confines it. */
export async function openPrivateFolder(
  { number }: Entry,
  room: GradingRoom,
): Promise<PrivateFolder> {
  const folder = `${room.copies}/${number}`;
  await removeWhole(folder);
  await Deno.mkdir(folder, { recursive: true, mode: 0o755 });
  await using stack = new AsyncDisposableStack();
  const drops = room.level !== "none" && room.abilities.mayDrop;
  const account = drops ? stack.use(takeAccount()) : undefined;
  stack.defer(() => removeWhole(folder));
  const empty = await confine(folder, { room, account, limits: room.limits });
  const inner = empty.folder?.inside ?? folder;
  const within = (path: string): string | undefined =>
    path === folder || path.startsWith(`${folder}/`) ? path.slice(folder.length) : undefined;
  const endAll = async (): Promise<void> => {
    // In a world of their own they have ended with the first of them.
    if (empty.level !== "namespaces") await endLeftovers({ folder, account: empty.account });
  };
  stack.defer(endAll);
  const engineOf = (program: string) => ({
    limits: room.limits,
    readable: installationOf(program, { folder, closed: room.closed }),
  });
  const held = stack.move();
  return {
    folder,
    description: confinementText(empty, { pinned: room.pinned }),
    forBuild: () => confine(folder, { room, account, limits: BUILD_LIMITS }),
    forEngine: (program) => confine(folder, { room, account, ...engineOf(program) }),
    forStart: async (program) => {
      if (empty.level !== "namespaces") return undefined;
      const copy = await freshCopy(folder);
      if (!copy) return undefined;
      const confinement = await confine(copy, { room, account, ...engineOf(program) });
      return { confinement, [Symbol.asyncDispose]: () => removeWhole(copy) };
    },
    inside: (path) => within(path) === undefined ? path : inner + within(path),
    local: (path) => within(path) === undefined ? path : `.${within(path)}`,
    endAll,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** Copied within milliseconds; homework is far smaller. */
const COPIED: CopyLimits = { entries: 2000, bytes: 64 * 1024 * 1024 };

/**
 * A copy beside the folder; undefined where that would take long, or something cannot be read. An
 * engine can read where its folder is bound from, so the name does not count the starts.
 */
async function freshCopy(folder: string): Promise<string | undefined> {
  const copy = `${folder}-${crypto.randomUUID()}`;
  await Deno.mkdir(copy, { mode: 0o755 });
  try {
    if (copyFolder(folder, copy, COPIED)) return copy;
  } catch (error) {
    if (!(error instanceof Deno.errors.PermissionDenied)) throw error;
  }
  await removeWhole(copy);
  return undefined;
}

interface Confine {
  readonly room: GradingRoom;
  readonly account?: Account;
  readonly limits: Limits;
  readonly readable?: readonly string[];
}

async function confine(
  folder: string,
  { room, account, limits, readable = [] }: Confine,
): Promise<Confinement> {
  const made = await sandboxFor(room.level, {
    folder,
    inside: INSIDE,
    readable,
    limits,
    network: room.pairing.protocol.transport === "tcp",
    account,
    strangers: true,
    abilities: room.abilities,
  });
  if (made.ok) return made.value;
  throw new Error(inLanguage(made.error.why, room.language));
}
