/** An unprivileged user instead of root, by util-linux's `setpriv`. @module */

import { type Account, type Sandbox, startedBy } from "./sandbox.ts";

/** Runs a program under an account that owns only what is given to it. */
export function setpriv({ uid, gid }: Account): Sandbox {
  const args = [
    ...["--reuid", `${uid}`, "--regid", `${gid}`, "--clear-groups"],
    ...["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all", "--"],
  ];
  return {
    id: "setpriv",
    wrap: (command) => startedBy(command, { program: "setpriv", args }),
  };
}
