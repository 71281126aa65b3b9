/** How long a machine kept the harness or an engine from running; neither is to blame. @module */

const PERIOD_MS = 20;
// Timers are never exact; less than this says nothing.
const TOLERANCE_MS = 5;
const MOST_RECORDS = 10_000;

interface Lateness {
  readonly atMs: number;
  readonly lateMs: number;
}

let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;
let tickMs = 0;
let records: Lateness[] = [];

/** Watches how late this process's own event loop is, as long as it is held. */
export function watchLag(): Disposable {
  if (users++ === 0) start();
  let held = true;
  return {
    [Symbol.dispose]() {
      if (held && --users === 0) stop();
      held = false;
    },
  };
}

/** How long the event loop was held up since `sinceMs` (of `performance.now`), the present included. */
export function lagMs(sinceMs: number): number {
  const nowMs = performance.now();
  const present = users > 0 ? [{ atMs: nowMs, lateMs: lateness(nowMs) }] : [];
  let sum = 0;
  for (const { atMs, lateMs } of [...records, ...present]) {
    // A hold-up that began before `sinceMs` counts from there.
    if (atMs > sinceMs) sum += Math.min(lateMs, atMs - sinceMs);
  }
  return sum;
}

function start(): void {
  tickMs = performance.now();
  records = [];
  timer = setInterval(tick, PERIOD_MS);
  // Watching is no reason to go on living.
  Deno.unrefTimer(timer);
}

function stop(): void {
  clearInterval(timer);
}

function tick(): void {
  const nowMs = performance.now();
  const lateMs = lateness(nowMs);
  tickMs = nowMs;
  if (lateMs === 0) return;
  records.push({ atMs: nowMs, lateMs });
  if (records.length > MOST_RECORDS) records = records.slice(MOST_RECORDS / 2);
}

function lateness(nowMs: number): number {
  const lateMs = nowMs - tickMs - PERIOD_MS;
  return lateMs > TOLERANCE_MS ? lateMs : 0;
}
