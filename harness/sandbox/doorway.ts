/** The way from a world without a network to the harness, for engines that connect by TCP. @module */

import type { Mount } from "./mounts.ts";
import { type Doorway, type Sandbox, startedBy } from "./sandbox.ts";

const HOME = "/run/shinpan";

/** Runs a program beside a relay, in a world of their own. */
export function doorway({ socket, port, decoys }: Doorway): Sandbox {
  const relay = [
    ...[`${HOME}/runtime`, "run", "-A", "--quiet", "--no-config", "--no-lock", "--cached-only"],
    ...[`${HOME}/relay.ts`, `${HOME}/gate/${socket}`, `${port}`, ...decoys.map(String)],
  ];
  const args = ["-c", scriptFor(relay), "sh"];
  return { id: "doorway", wrap: (command) => startedBy(command, { program: "/bin/sh", args }) };
}

/**
 * Starts the relay, waits until it listens, and becomes the program. The relay is nobody's child,
 * so that a program which waits for its children does not wait for it.
 */
function scriptFor(relay: readonly string[]): string {
  const words = relay.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(" ");
  return [
    "mkfifo /tmp/.ready || exit 125",
    `( DENO_DIR=/tmp/.relay ${words} </dev/null >/tmp/.ready & )`,
    "read -r ready </tmp/.ready || exit 125",
    "rm -f /tmp/.ready",
    'exec "$@"',
  ].join("\n");
}

/** What the relay needs to find inside. */
export function mountsOf(gate: Doorway | undefined): readonly Mount[] {
  if (!gate) return [];
  return [
    { outside: gate.runtime, inside: `${HOME}/runtime` },
    { outside: gate.script, inside: `${HOME}/relay.ts` },
    { outside: gate.folder, inside: `${HOME}/gate` },
  ];
}
