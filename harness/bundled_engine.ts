/** Runs the engine that comes with Shinpan: `bundled_engine.ts <protocol> [its arguments]`. @module */

import type { Fixture } from "../fixtures/engines/fixture.ts";
import { hostFixture } from "../fixtures/engines/host_fixture.ts";
import { folderOf } from "./protocols/folders.ts";

/** The conforming engine of each folder of fixtures; each is read only when it is asked for. */
const ENGINES: Readonly<Record<string, () => Promise<{ default: Fixture }>>> = {
  "geister": () => import("../fixtures/engines/geister/conforming.ts"),
  "mgtp": () => import("../fixtures/engines/mgtp/conforming.ts"),
  "ponder": () => import("../fixtures/engines/ponder/conforming.ts"),
  "readfile": () => import("../fixtures/engines/readfile/conforming.ts"),
  "shogi-console": () => import("../fixtures/engines/shogi-console/conforming.ts"),
  "tzaar": () => import("../fixtures/engines/tzaar/conforming.ts"),
  "usi": () => import("../fixtures/engines/usi/conforming.ts"),
};

if (import.meta.main) {
  const [protocol = "", ...args] = Deno.args;
  const engine = ENGINES[folderOf(protocol)];
  if (!engine) throw new Error(`No engine for "${protocol}"`);
  await hostFixture((await engine()).default, { protocol, args });
}
