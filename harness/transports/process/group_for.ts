/** The control group of a confined program, which it is in before it can start another. @module */

import { type Confinement, type EngineCommand, startedBy } from "../../sandbox/mod.ts";
import { type Cgroup, cgroupPlace, makeCgroup } from "./cgroup.ts";

/** Memory that is not the engine's own measure: its scratch folders, and a relay. */
const BESIDE_MIB = 384;

/** A group of its own for what is confined; the watch is stricter, and this holds in between. */
export function groupFor(
  { level, limits: { memoryMiB }, grouped }: Confinement,
): Cgroup | undefined {
  const place = grouped ? cgroupPlace() : undefined;
  if (!place) return undefined;
  try {
    const most = memoryMiB === undefined ? {} : { memoryMiB: memoryMiB + BESIDE_MIB };
    // In namespaces the first process there keeps account of those that are gone.
    return makeCgroup(place, { ...most, timed: level === "limits" });
  } catch {
    // Without one the watch looks alone.
    return undefined;
  }
}

const SHELL = "/bin/sh";
const JOIN = 'echo $$ 2>/dev/null >"$1"; shift; ';

/**
 * The same command, which puts itself into `group` before it becomes the program. To move a process
 * that runs takes up to a fiftieth of a second, in which an orphan of it would be out of sight.
 */
export function ledInto({ lists }: Pick<Cgroup, "lists">, command: EngineCommand): EngineCommand {
  const script = `${JOIN.repeat(lists.length)}exec "$@"`;
  return startedBy(command, { program: SHELL, args: ["-c", script, "sh", ...lists] });
}
