/** What a program that says nothing is doing. @module */

/**
 * `runs`: it uses the processor; `reads-input`, `reads-socket`: it waits in a read of its stdin or
 * of a connection; `waits-events`: for input, a timer or another event; `waits-lock`: for a lock or
 * another thread; `sleeps`: for a time or a signal; `waits-child`: for a program that it started;
 * `stopped`: a signal stopped it; `idle`: it does not run, and nothing shows what it waits for; `fed`:
 * one more line made it answer.
 */
export type Doing =
  | "runs"
  | "reads-input"
  | "reads-socket"
  | "waits-events"
  | "waits-lock"
  | "sleeps"
  | "waits-child"
  | "stopped"
  | "idle"
  | "fed";
