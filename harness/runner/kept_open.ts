/** Channels that outlive the case that opened them. @module */

import type { Channel } from "../transports/mod.ts";

/** The same channel, which stays open when its case is over; `left` is called once, then. */
export function keptOpen(channel: Channel, left: () => void): Channel {
  let isLeft = false;
  const leave = (): Promise<void> => {
    if (!isLeft) left();
    isLeft = true;
    return Promise.resolve();
  };
  return new Proxy(channel, {
    get(target, name) {
      if (name === Symbol.asyncDispose) return leave;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
