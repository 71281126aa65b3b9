/** How a process ended. @module */

/** A code, or the signal that ended it. */
export interface Exit {
  readonly code?: number;
  readonly signal?: string;
}

const FIRST = 128;
const SIGNALS: Readonly<Record<number, string>> = {
  1: "SIGHUP",
  2: "SIGINT",
  3: "SIGQUIT",
  4: "SIGILL",
  5: "SIGTRAP",
  6: "SIGABRT",
  7: "SIGBUS",
  8: "SIGFPE",
  9: "SIGKILL",
  10: "SIGUSR1",
  11: "SIGSEGV",
  12: "SIGUSR2",
  13: "SIGPIPE",
  14: "SIGALRM",
  15: "SIGTERM",
  24: "SIGXCPU",
  25: "SIGXFSZ",
  31: "SIGSYS",
};

/**
 * What the system's words mean; `signalsAsCodes`: a process in between reports signal N as code
 * 128 + N, as shells do. A program that chooses such a code itself is taken at its word, too.
 */
export function exitOf(
  { code, signal }: { readonly code: number | null; readonly signal: string | null },
  signalsAsCodes = false,
): Exit {
  if (signal) return { signal };
  const meant = signalsAsCodes ? SIGNALS[(code ?? 0) - FIRST] : undefined;
  return meant ? { signal: meant } : { code: code ?? 0 };
}
