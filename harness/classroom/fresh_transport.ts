/** Starts an engine in a folder of its own each time. @module */

import type { Localized } from "../core/mod.ts";
import type { Confinement } from "../sandbox/mod.ts";
import type { Transport } from "../transports/mod.ts";
import { releasing } from "../surroundings/mod.ts";
import type { EngineStart, PrivateFolder } from "./private_folder.ts";

/** Asks for a place before each start, and gives it up after the end. */
export function freshTransport(
  place: () => Promise<EngineStart>,
  reach: (confinement: Confinement) => Transport,
): Transport {
  return async (options) => {
    await using stack = new AsyncDisposableStack();
    const { confinement } = stack.use(await place());
    const opened = await reach(confinement)(options);
    if (!opened.ok) return opened;
    const held = stack.move();
    return { ok: true, value: releasing(opened.value, () => held.disposeAsync()) };
  };
}

/** The places of a private folder: one for each start, or the same for all where that cannot be. */
export function placesIn(
  place: Pick<PrivateFolder, "forStart">,
  { program, shared, tell }: {
    readonly program: string;
    /** What confines the engine in the folder that all its starts have in common. */
    readonly shared: Confinement;
    readonly tell: (what: Localized) => void;
  },
): () => Promise<EngineStart> {
  let told = shared.level !== "namespaces";
  return async () => {
    const own = await place.forStart(program);
    if (own) return own;
    if (!told) tell(REMEMBERS);
    told = true;
    return { confinement: shared, [Symbol.asyncDispose]: () => Promise.resolve() };
  };
}

const REMEMBERS: Localized = {
  en: "Its folder is too large to copy for each scenario: the engine can remember earlier ones",
  zh: "資料夾太大，無法為每個情境複製一份：引擎可能記住先前的情境",
  ja: "フォルダが大きすぎてシナリオごとに複製できない：エンジンは前のシナリオを覚えておける",
};
