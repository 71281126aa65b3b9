/** The shape of fixture engines: pure functions from what they hear to what they do. @module */

import type { Disconnection } from "../transport.ts";

/** One thing an engine does, in order. */
export type Deed =
  | { readonly kind: "say"; readonly text: string }
  /** Writes to stderr. */
  | { readonly kind: "mutter"; readonly text: string }
  /** Writes to stdout where the protocol is elsewhere. */
  | { readonly kind: "print"; readonly text: string }
  /** Writes a whole file beside itself. */
  | { readonly kind: "write"; readonly name: string; readonly text: string }
  | { readonly kind: "think"; readonly ms: number }
  | { readonly kind: "exit"; readonly code: number }
  | { readonly kind: "die"; readonly signal: string }
  /** Closes the connection, or never connects; the engine goes on running. */
  | { readonly kind: "part"; readonly how: Disconnection }
  /** Connects once more. */
  | { readonly kind: "connect-twice" }
  /** Uses the processor from now on, and hears nothing more. */
  | { readonly kind: "spin" };

/** An engine that has heard something, and what it does about it. */
export interface Heard<State> {
  readonly state: State;
  readonly deeds: readonly Deed[];
}

/** What an engine finds when it is started. */
export interface FixtureStart {
  readonly args: readonly string[];
  /** The port to connect to, where one was chosen. */
  readonly port?: number;
  /** What is in a file beside it. */
  readonly read: (name: string) => string | undefined;
}

/** An engine as a value: the same one runs in-process and as a real process. */
export interface FixtureEngine<State = unknown> {
  readonly begin: (start?: FixtureStart) => Heard<State>;
  /** `chunk` is what one read of stdin brought, not necessarily a line. */
  readonly hear: (state: State, chunk: string) => Heard<State>;
  /** Its stdin was closed; an engine that does not exit now goes on running. */
  readonly end: (state: State) => Heard<State>;
}

/** Any fixture engine, for those who only run it. */
// deno-lint-ignore no-explicit-any -- the state is the engine's own; no other code reads it
export type AnyFixtureEngine = FixtureEngine<any>;
