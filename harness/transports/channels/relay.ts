/**
 * A program of its own that runs beside a confined engine, which connects to it as if it were us;
 * it hands on to our socket. It imports nothing, for nothing else of ours is there. @module
 *
 * Each connection to our socket begins with a line: `hello` once it listens, `gate ADDRESS` for an
 * engine that connects, `elsewhere PORT` for one that connects elsewhere. After `gate` come pieces of
 * what the engine says, each behind its length in four bytes; a length of 0 is the end of a
 * connection that the engine outlives, and 0xffffffff an end by force. What we say goes as it is.
 */

const HOST = "127.0.0.1";
const CHUNK_BYTES = 64 * 1024;

/** What a relay is for. */
export interface RelayOptions {
  /** Our socket. */
  readonly socket: string;
  readonly port: number;
  readonly decoys: readonly number[];
  readonly engine: readonly string[];
}

// How long what an engine has said last may take to us after its end.
const LAST_WORDS_MS = 1000;
// An engine that lives on so long after the end of its connection has hung up.
const OUTLIVES_MS = 250;

/** Listens where an engine shall connect, and where it should not; answers with the engine's code. */
export async function relay({ socket, port, decoys, engine }: RelayOptions): Promise<number> {
  const gate = Deno.listen({ hostname: HOST, port });
  const others = decoys.map((each) => Deno.listen({ hostname: HOST, port: each }));
  const talks = new Set<Promise<void>>();
  const over = Promise.withResolvers<void>();
  welcome(gate, (guest) => {
    const talk = hand(guest, { socket, over: over.promise });
    talks.add(talk);
    return talk;
  });
  for (const [at, other] of others.entries()) {
    welcome(other, async (guest) => {
      await tell(socket, `elsewhere ${decoys[at]}`);
      guest.close();
    });
  }
  await tell(socket, "hello");
  const code = await codeOf(engine);
  over.resolve();
  await within(LAST_WORDS_MS, Promise.allSettled(talks));
  for (const listener of [gate, ...others]) listener.close();
  return code;
}

/** Runs the engine with our own three streams; a signal is told as shells do. */
async function codeOf([program = "", ...args]: readonly string[]): Promise<number> {
  const io = { stdin: "inherit", stdout: "inherit", stderr: "inherit" } as const;
  const { code } = await new Deno.Command(program, { args, ...io }).spawn().status;
  return code;
}

async function welcome(
  listener: Deno.TcpListener,
  take: (guest: Deno.TcpConn) => Promise<void>,
): Promise<void> {
  try {
    for await (const guest of listener) take(guest).catch(() => guest.close());
  } catch {
    // The listener has been closed.
  }
}

async function open(socket: string, line: string): Promise<Deno.UnixConn> {
  const us = await Deno.connect({ transport: "unix", path: socket });
  await writeAll(us, new TextEncoder().encode(`${line}\n`));
  return us;
}

async function tell(socket: string, line: string): Promise<void> {
  (await open(socket, line)).close();
}

/** Settles when the engine has said its last word; what we still say is handed on until we hang up. */
async function hand(
  engine: Deno.TcpConn,
  { socket, over }: { readonly socket: string; readonly over: Promise<void> },
): Promise<void> {
  engine.setNoDelay(true);
  const { hostname, port } = engine.remoteAddr;
  const us = await open(socket, `gate ${hostname}:${port}`);
  const close = (end: Deno.Conn): void => {
    try {
      end.close();
    } catch {
      // It is closed already.
    }
  };
  toEngine(us, engine).catch(() => close(engine));
  const how = await fromEngine(engine, us);
  // A process that ends closes its connections first; its end says more, and ours tells it.
  if (await within(OUTLIVES_MS, over)) return close(us);
  await writeAll(us, new Uint8Array(4).fill(how === "reset" ? 0xff : 0));
}

// A moment each. The first timer takes the runtime 20 ms, in which it does nothing else.
const MOMENTS = 50;

/** Whether something happens within `ms`; mostly it does in a moment. */
async function within(ms: number, event: Promise<unknown>): Promise<boolean> {
  let happened = false;
  event.then(() => happened = true);
  for (let moment = 0; moment < MOMENTS; moment++) {
    await Deno.lstat("/");
    if (happened) return true;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => timer = setTimeout(() => resolve(false), ms));
  const first = await Promise.race([event.then(() => true), late]);
  clearTimeout(timer);
  return first;
}

async function fromEngine(engine: Deno.Conn, us: Deno.Conn): Promise<"closed" | "reset"> {
  const piece = new Uint8Array(4 + CHUNK_BYTES);
  const length = new DataView(piece.buffer);
  for (;;) {
    const count = await engine.read(piece.subarray(4)).catch(() => undefined);
    if (count === undefined) return "reset";
    if (count === null) return "closed";
    length.setUint32(0, count);
    await writeAll(us, piece.subarray(0, 4 + count));
  }
}

async function toEngine(us: Deno.Conn, engine: Deno.Conn): Promise<void> {
  const bytes = new Uint8Array(CHUNK_BYTES);
  for (;;) {
    const count = await us.read(bytes);
    if (count === null) return engine.closeWrite();
    await writeAll(engine, bytes.subarray(0, count));
  }
}

async function writeAll(end: Deno.Conn, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += await end.write(bytes.subarray(at));
}

if (import.meta.main) {
  const [socket = "", port, decoys = "", , ...engine] = Deno.args;
  const others = decoys.split(",").filter((each) => each !== "").map(Number);
  Deno.exit(await relay({ socket, port: Number(port), decoys: others, engine }));
}
