/** Channels that say when they are closed. @module */

import type { Channel } from "../transports/mod.ts";

/** The channel itself; once it is closed, `release` is called, whatever became of it. */
export function releasing(channel: Channel, release: () => void | Promise<void>): Channel {
  const close = channel[Symbol.asyncDispose].bind(channel);
  const value = async (): Promise<void> => {
    try {
      await close();
    } finally {
      await release();
    }
  };
  // Others wrap it again, which a property that cannot change forbids.
  const changeable = { configurable: true, writable: true };
  return Object.defineProperty(channel, Symbol.asyncDispose, { value, ...changeable });
}
