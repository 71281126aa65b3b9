/** The way from a world without a network to the harness, for engines that connect by TCP. @module */

import type { Mount } from "./mounts.ts";
import { type Doorway, type Sandbox, startedBy } from "./sandbox.ts";

const HOME = "/run/shinpan";

/** How the command line of the relay begins inside, by which it is known outside. */
export const RELAY = `${HOME}/runtime`;

/** Has a program started by a relay, which listens for it in a world of their own. */
export function doorway({ socket, port, decoys }: Doorway): Sandbox {
  const args = [
    ...["run", "-A", "--quiet", "--no-config", "--no-lock", "--cached-only", `${HOME}/relay.ts`],
    ...[`${HOME}/gate/${socket}`, `${port}`, decoys.join(","), "--"],
  ];
  return { id: "doorway", wrap: (command) => startedBy(command, { program: RELAY, args }) };
}

/** What the relay needs to find inside. */
export function mountsOf(gate: Doorway | undefined): readonly Mount[] {
  if (!gate) return [];
  return [
    { outside: gate.runtime, inside: RELAY },
    { outside: gate.script, inside: `${HOME}/relay.ts` },
    { outside: gate.folder, inside: `${HOME}/gate` },
  ];
}
