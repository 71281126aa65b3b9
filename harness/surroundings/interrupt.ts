/** Ctrl-C, SIGTERM and our own crashes: nothing is left running, and what is known is written. @module */

import { killAll } from "../transports/mod.ts";

const SIGNALS = Deno.build.os === "windows"
  ? ["SIGINT", "SIGBREAK"] as const
  : ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const NUMBERS: Readonly<Record<string, number>> = {
  SIGINT: 2,
  SIGTERM: 15,
  SIGHUP: 1,
  SIGBREAK: 21,
};

/** What is to be told to others before the process ends. */
const farewells = new Set<() => Promise<void>>();

/**
 * While it lives, a signal waits for `farewell` before it ends anything. Engines and games go on
 * meanwhile, so that no engine is found dead by a referee that is still at work.
 */
export function beforeInterrupt(farewell: () => Promise<void>): Disposable {
  farewells.add(farewell);
  return { [Symbol.dispose]: () => void farewells.delete(farewell) };
}

/** While it lives, a signal kills all engines, lets `last` write its reports, and ends the process. */
export function onInterrupt(last: () => void): Disposable {
  let isOver = false;
  let isAsked = false;
  const handlers = SIGNALS.map((signal) => {
    const end = (): void => {
      if (isOver) return;
      killAll();
      try {
        last();
      } finally {
        Deno.exit(128 + (NUMBERS[signal] ?? 0));
      }
    };
    const handler = (): void => {
      // A second signal waits for nothing.
      if (isAsked || farewells.size === 0) return end();
      isAsked = true;
      void Promise.allSettled([...farewells].map((farewell) => farewell())).then(end);
    };
    Deno.addSignalListener(signal, handler);
    return () => Deno.removeSignalListener(signal, handler);
  });
  const crash = (): void => killAll();
  globalThis.addEventListener("unload", crash);
  return {
    [Symbol.dispose]: () => {
      isOver = true;
      // Nothing runs any more, unless an error of ours got us here.
      killAll();
      handlers.forEach((remove) => remove());
      globalThis.removeEventListener("unload", crash);
    },
  };
}
