/// <reference lib="dom" />
/** The server's time, while a clock runs. @module */

import { useEffect, useState } from "preact/hooks";

const STEP_MS = 200;

/** Milliseconds since 1970 on the server; it moves on only while `runs`. */
export function useServerTime(runs: boolean, aheadMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    setNowMs(Date.now());
    if (!runs) return;
    const timer = setInterval(() => setNowMs(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return nowMs + aheadMs;
}
