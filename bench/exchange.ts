/** Round trips per second to an engine that answers at once, against a client in C. @module */

import { spawn } from "node:child_process";
import { lines } from "../harness/protocols/protocol.ts";
import { Conversation } from "../harness/runner/conversation/mod.ts";
import { type Channel, realClock, stdio, type Transport } from "../harness/transports/mod.ts";
import { compileAll, type CPrograms, isInstalled, secondsOf } from "./c_programs.ts";
import { contextOf, mgtpPairing } from "./bench_run.ts";
import { lineOf, type Rounds, sideBySide } from "./measure.ts";
import { inEachPlacement, type Placement } from "./placement.ts";
import { recording } from "./recording.ts";

/** Our side of the talk to an engine, and the client in C that does the same. */
export function exchangeRounds(
  { ping, pong }: CPrograms,
  { prefix }: Placement,
  { count, rounds }: { readonly count: number; readonly rounds: number },
): Rounds {
  const engine = [...prefix, pong];
  const [program = "", ...args] = engine;
  const transport = stdio({ program, args });
  const contenders = {
    "stdio, recording": () => rateOf(transport, count, overChannel),
    "stdio, recording, referee": () => rateOf(transport, count, inConversation),
    "a bare pipe (for comparison)": () => barePipeRate(engine, count),
    ...(isInstalled("expect")
      ? { "expect (for comparison)": () => expectRate(engine, count) }
      : {}),
  };
  return { contenders, peer: () => cRate(ping, engine, count), rounds };
}

/** Exchanges per second of the client in C. */
export async function cRate(
  ping: string,
  engine: readonly string[],
  count: number,
): Promise<number> {
  return count / await secondsOf(ping, ["exchanges", String(count), ...engine]);
}

type Exchange = (id: number) => Promise<void>;

/** Exchanges per second with an engine that is started for it, all of them recorded. */
export async function rateOf(
  transport: Transport,
  count: number,
  by: (channel: Channel) => Exchange,
): Promise<number> {
  const record = recording();
  const { log } = record;
  const opened = await transport({ framing: lines, clock: realClock, log });
  if (!opened.ok) throw new Error(`Cannot start the engine: ${opened.error.detail}`);
  await using channel = opened.value;
  const exchange = by(channel);
  await exchange(0);
  const sinceMs = performance.now();
  for (let id = 1; id <= count; id++) await exchange(id);
  const seconds = (performance.now() - sinceMs) / 1000;
  if (record.entries.length !== 2 * (count + 1)) throw new Error("The record is not complete");
  return count / seconds;
}

const PATIENCE_MS = 10_000;

/** A line out and a line in, as scenarios of any protocol do it. */
export function overChannel(channel: Channel): Exchange {
  return async (id) => {
    const sending = channel.send(`${id} ready\n`);
    if (sending instanceof Promise) await sending;
    const received = channel.takeFrame?.() ?? await channel.receive(PATIENCE_MS);
    if (received.kind !== "frame") throw new Error(`No answer: ${received.kind}`);
  };
}

/** The same with a referee who reads both sides. */
export function inConversation(channel: Channel): Exchange {
  const context = contextOf(mgtpPairing());
  const conversation = new Conversation(channel, { context, bout: { seed: 1 } });
  return async () => {
    await conversation.say(["14 ready"]);
    const answer = await conversation.answer(PATIENCE_MS);
    if (answer.kind !== "message") throw new Error(`No answer: ${answer.kind}`);
  };
}

/** The limit of this runtime's event loop: a pipe without inbox, record, clock or promises. */
async function barePipeRate(
  [program = "", ...args]: readonly string[],
  count: number,
): Promise<number> {
  const child = spawn(program, args, { stdio: ["pipe", "pipe", "ignore"] });
  const exchanged = Promise.withResolvers<number>();
  let [id, sinceMs] = [0, 0];
  const send = (): void => void child.stdin.write(`${id++} ready\n`, "latin1");
  child.on("error", exchanged.reject);
  child.stdout.setEncoding("latin1").on("data", () => {
    if (id === 1) sinceMs = performance.now();
    if (id > count) exchanged.resolve(performance.now() - sinceMs);
    else send();
  });
  send();
  const tookMs = await exchanged.promise;
  const closed = new Promise((resolve) => child.on("close", resolve));
  child.stdin.end();
  await closed;
  return count / tookMs * 1000;
}

async function expectRate(engine: readonly string[], count: number): Promise<number> {
  const script = decodeURIComponent(new URL("./ping.exp", import.meta.url).pathname);
  return count / await secondsOf("expect", ["-f", script, String(count), ...engine]);
}

async function bench(placement: Placement): Promise<void> {
  using programs = compileAll();
  if (!programs) return;
  console.log(`exchange, ${placement.title}`);
  if (!isInstalled("expect")) console.log("  SKIPPED: expect is not installed");
  const rounds = exchangeRounds(programs, placement, { count: 5000, rounds: 9 });
  for (const comparison of await sideBySide(rounds)) {
    console.log(lineOf(comparison, { unit: "exchanges", peer: "C" }));
  }
}

if (import.meta.main) await inEachPlacement(import.meta.url, bench);
