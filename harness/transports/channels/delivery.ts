/** How a frame is cut on its way to an engine. @module */

import { type Clock, type Framing, latin1Of } from "../../core/mod.ts";
import type { Delivery, Log, Sent } from "../transport.ts";

/** Where the pieces of a frame are written and logged. */
export interface DeliverOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly framing?: Framing;
  /** Told when it begins, before anything is handed over. */
  readonly onBegin?: (atMs: number) => void;
  /** Hands a piece over, one character per byte. */
  readonly write: (latin1: string) => Promise<void> | undefined;
  /** Whether the engine has read all that was written before, where the kernel tells. */
  readonly hasRead?: () => boolean;
  /** Begins to watch whether the engine reads what is written now, for certain where asked for. */
  readonly watch?: (certain: boolean) => EngineReading;
}

/** What is seen of an engine that reads. */
export interface EngineReading {
  /** Whether it has read all that was written, as far as can be told. */
  readonly isRead: () => boolean;
  /** Whether that is certain once it is told. */
  readonly isCertain: boolean;
}

const UNWATCHED: EngineReading = { isRead: () => true, isCertain: false };

/** How long all the pieces of a frame together wait for an engine that does not read. */
const PATIENCE_MS = 1000;
const LOOK_MS = 1;
/** So many pieces at a frame's start and end are apart for certain, which takes time; the rest nearly so. */
const CERTAIN = 4;

/** Logs `text` and hands it over, each piece after the one before has been taken. */
export function deliver(
  text: string,
  delivery: Delivery,
  options: DeliverOptions,
): Sent | Promise<Sent> {
  const { hasRead } = options;
  if (delivery.afterReadMs !== undefined && hasRead && !hasRead()) {
    return afterRead(text, delivery, { ...options, hasRead });
  }
  return delivery.pieces || delivery.readWithinMs || options.framing?.bothWays
    ? inPieces(text, delivery, options)
    : inOne(text, options);
}

/** What comes before is read first, or waited for long enough. */
async function afterRead(
  text: string,
  { afterReadMs = 0, ...delivery }: Delivery,
  options: DeliverOptions & Required<Pick<DeliverOptions, "hasRead">>,
): Promise<Sent> {
  const { clock, hasRead: isRead } = options;
  await untilRead({ isRead }, { clock, untilMs: clock.now() + afterReadMs });
  return await deliver(text, delivery, options);
}

/** Nearly everything goes out whole and is taken at once: then nothing is waited for. */
function inOne(text: string, options: DeliverOptions): Sent | Promise<Sent> {
  const { clock } = options;
  const startMs = clock.now();
  options.onBegin?.(startMs);
  const index = logLines(text, startMs, options);
  const latin1 = latin1Of(text);
  const taking = latin1 === "" ? undefined : options.write(latin1);
  if (taking) return taking.then(() => ({ atMs: clock.now(), index }));
  return { atMs: clock.now(), index };
}

/** Logs what is sent, line by line; answers with the index of the last. */
export function logLines(
  text: string,
  atMs: number,
  { log, framing }: Pick<DeliverOptions, "log" | "framing">,
): number {
  if (isOneLine(text) && !framing?.bothWays) return log("harness", text, atMs);
  let index = 0;
  for (const line of loggedLines(text, framing)) index = log("harness", line, atMs);
  return index;
}

async function inPieces(
  text: string,
  delivery: Delivery,
  options: DeliverOptions,
): Promise<Sent> {
  const { clock, onBegin, write, watch } = options;
  const startMs = clock.now();
  onBegin?.(startMs);
  const index = logLines(text, startMs, options);
  const pieces = piecesOf(text, delivery);
  let reading = UNWATCHED;
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) await pause(delivery, reading, clock);
    await untilRead(reading, { clock, untilMs: startMs + PATIENCE_MS });
    const after = pieces.length - 1 - at;
    const isAwaited = after > 0 || delivery.readWithinMs !== undefined;
    if (watch && isAwaited) reading = watch(Math.min(at, after) < CERTAIN);
    await write(piece);
  }
  const atMs = clock.now();
  await untilRead(reading, { clock, untilMs: atMs + (delivery.readWithinMs ?? 0) });
  return { atMs, index };
}

/** Where the engine is certain to have read, what comes next is a read of its own at once. */
async function pause(
  { pauseMs = 0, untilRead: ends = false }: Delivery,
  reading: EngineReading,
  clock: Clock,
): Promise<void> {
  if (pauseMs === 0) return;
  if (!ends || !reading.isCertain) return await clock.sleep(pauseMs);
  await untilRead(reading, { clock, untilMs: clock.now() + pauseMs });
}

/** On a busy machine an engine may come to it late, and would find two pieces in one. */
async function untilRead(
  { isRead }: Pick<EngineReading, "isRead">,
  { clock, untilMs }: { readonly clock: Clock; readonly untilMs: number },
): Promise<void> {
  while (clock.now() < untilMs && !isRead()) await clock.sleep(LOOK_MS);
}

/** The pieces of `text` in which `delivery` hands it over, one character per byte. */
export function piecesOf(text: string, { pieces = [] }: Delivery = {}): readonly string[] {
  const latin1 = latin1Of(text);
  const lengths = pieces.filter((length) => length > 0);
  const last = lengths.at(-1);
  if (last === undefined) return latin1 === "" ? [] : [latin1];
  const cut: string[] = [];
  for (let at = 0; at < latin1.length;) {
    const length = lengths[cut.length] ?? last;
    cut.push(latin1.slice(at, at + length));
    at += length;
  }
  return cut;
}

/** The lines of what is sent, each with its end, as the log shows them; or its frames. */
export function loggedLines(text: string, framing?: Framing): readonly string[] {
  if (framing?.bothWays) return framesOf(text, framing);
  if (isOneLine(text)) return [text];
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [text];
}

function isOneLine(text: string): boolean {
  const newline = text.indexOf("\n");
  return newline < 0 || newline === text.length - 1;
}

function framesOf(text: string, framing: Framing): readonly string[] {
  const { frames, rest } = framing(text);
  return frames.length > 0 && rest === "" ? frames : [...frames, rest];
}
