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

/** While it lives, a signal kills all engines, lets `last` write its reports, and ends the process. */
export function onInterrupt(last: () => void): Disposable {
  const handlers = SIGNALS.map((signal) => {
    const handler = (): void => {
      killAll();
      try {
        last();
      } finally {
        Deno.exit(128 + (NUMBERS[signal] ?? 0));
      }
    };
    Deno.addSignalListener(signal, handler);
    return () => Deno.removeSignalListener(signal, handler);
  });
  const crash = (): void => killAll();
  globalThis.addEventListener("unload", crash);
  return {
    [Symbol.dispose]: () => {
      // Nothing runs any more, unless an error of ours got us here.
      killAll();
      handlers.forEach((remove) => remove());
      globalThis.removeEventListener("unload", crash);
    },
  };
}
