/** What is in force while a program runs, and how reports say it. @module */

import type { SandboxLevel } from "./level.ts";
import type { Account, Limits, Sandbox } from "./sandbox.ts";

/** A sandbox made ready for one engine. */
export interface Confinement {
  readonly level: SandboxLevel;
  readonly sandbox: Sandbox;
  readonly limits: Limits;
  /** The account that it runs under, where that is not the harness's own. */
  readonly account?: Account;
  /** Its folder: where that lies, and where the program finds it. */
  readonly folder?: { readonly outside: string; readonly inside: string };
  /** Whether its processes are put into a control group, where one can be had. */
  readonly grouped?: boolean;
}

const LEVEL_WORDS: Readonly<Record<SandboxLevel, string>> = {
  none: "none: process group",
  limits: "limits: process group",
  namespaces: "namespaces: read-only system, own folder, processes and network",
};

const LIMIT_WORDS: readonly ((limits: Limits) => string | undefined)[] = [
  ({ cpuSeconds }) => cpuSeconds === undefined ? undefined : `${cpuSeconds} s CPU`,
  ({ memoryMiB }) => memoryMiB === undefined ? undefined : `${memoryMiB} MiB memory`,
  ({ processes }) => processes === undefined ? undefined : `${processes} processes`,
  ({ fileMiB }) => fileMiB === undefined ? undefined : `${fileMiB} MiB a file`,
  ({ folderMiB }) => folderMiB === undefined ? undefined : `${folderMiB} MiB in its folder`,
  ({ openFiles }) => openFiles === undefined ? undefined : `${openFiles} open files`,
];

/** One stable line: the level, then every limit that is in force. */
export function confinementText(
  { level, limits, account }: Omit<Confinement, "sandbox">,
  { pinned = false }: { readonly pinned?: boolean } = {},
): string {
  return [
    LEVEL_WORDS[level],
    ...account ? ["an unprivileged user"] : [],
    ...level === "none" ? [] : LIMIT_WORDS.flatMap((word) => word(limits) ?? []),
    ...pinned ? ["pinned to a core"] : [],
  ].join(", ");
}
