import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { until } from "../../testing/command_line.ts";
import { lacks } from "../../testing/needs.ts";
import { markedProcesses } from "../process/mark.ts";
import { realClock } from "../measure/real_clock.ts";
import { tcp } from "./tcp.ts";
import {
  engine,
  expectFrame,
  expectGone,
  freePort,
  lines,
  linux,
  open,
  PATIENCE_MS,
} from "./tcp_kit.ts";
import { CAPS, type Channel, type Received } from "../transport.ts";

Deno.test("an engine gets the address as its last two arguments, after its own", async () => {
  const command = engine(`
    const socket = await connect();
    await write(socket, JSON.stringify(Deno.args) + "\\n");
    await forever();`);
  const port = freePort();
  const args = [...command.args, "--level", "3"];
  await using channel = await open({ ...command, args }, { ports: [port] });
  await expectFrame(channel, JSON.stringify(["--level", "3", "127.0.0.1", `${port}`]));
});

Deno.test("an engine that closes is reported after all it said, and its exit after that", async () => {
  await using channel = await open(engine(`
    const socket = await connect();
    await write(socket, "one\\ntwo\\nthr");
    socket.close();
    await Deno.stdin.read(new Uint8Array(1));
    Deno.exit(5);`));
  await expectFrame(channel, "one");
  await expectFrame(channel, "two");
  const gone = await channel.receive(PATIENCE_MS);
  assert(gone.kind === "disconnected", JSON.stringify(gone));
  assertEquals([gone.how, gone.partial], ["closed", "thr"]);
  assertStringIncludes(gone.detail, "FIN 127.0.0.1:");
  const beforeMs = performance.now();
  assertEquals(await channel.receive(30), gone);
  assert(performance.now() - beforeMs >= 29);
  await channel[Symbol.asyncDispose]();
  const exited = await channel.receive(PATIENCE_MS);
  assert(exited.kind === "exited" && (exited.code === 5 || exited.signal === "SIGKILL"));
});

Deno.test({
  name: "an engine whose process dies before it has read all resets the connection",
  ignore: !linux,
  async fn() {
    const worker = engine(`
      const socket = await connect();
      await write(socket, "hello\\n");
      // What is sent is there, unread, before it ends.
      const here = socket.localAddr.port.toString(16).toUpperCase().padStart(4, "0");
      const unread = new RegExp(\` [0-9A-F]+:\${here} \\\\S+ \\\\S+ [0-9A-F]+:(?!0+ )\`);
      while (!unread.test(Deno.readTextFileSync("/proc/self/net/tcp"))) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      Deno.kill(Deno.pid, "SIGKILL");`);
    const script = '"$@" < /dev/null; sleep 300';
    const args = ["-c", script, "sh", worker.program, ...worker.args];
    await using channel = await open({ program: "sh", args });
    await channel.send("SET?\r\n");
    await expectFrame(channel, "hello");
    assertStringIncludes(await expectGone(channel, "reset"), "RST 127.0.0.1:");
  },
});

Deno.test("a second connection is reported once and refused; the first stays the talk", async () => {
  const logged: string[] = [];
  const command = engine(`
    const socket = await connect();
    await write(socket, "first\\n");
    for (let times = 0; times < 2; times++) await read(await connect());
    await write(socket, "refused\\n" + await read(socket));
    await forever();`);
  await using channel = await open(command, { logged });
  await channel.send("hello\n");
  const received: Received[] = [];
  for (let times = 0; times < 4; times++) received.push(await channel.receive(PATIENCE_MS));
  const kinds = received.map((each) => each.kind === "frame" ? each.text : each.kind);
  assertEquals(kinds.filter((kind) => kind !== "oddity"), ["first", "refused", "hello"]);
  const oddity = received.find(({ kind }) => kind === "oddity");
  assert(oddity?.kind === "oddity" && oddity.what === "connected-twice");
  assertEquals(oddity.detail.match(/127\.0\.0\.1:\d+/g)?.length, 2);
  assertEquals(logged.filter((each) => each.startsWith("note The engine connected")).length, 1);
});

const PAIR = "OK \r\nMOV?\r\n";
const DELIVERIES: Readonly<Record<string, readonly [number[] | undefined, string[]]>> = {
  apart: [[5, 6], ["OK \r\n", "MOV?\r\n"]],
  coalesced: [undefined, [PAIR]],
  "byte by byte": [[1], [...PAIR]],
  "CR and LF apart": [[4, 1, 5, 1], ["OK \r", "\n", "MOV?\r", "\n"]],
};

Deno.test("the engine's reads bring the pieces of a delivery, one each", async () => {
  await using channel = await open(engine(`
    const socket = await connect();
    for (;;) await write(socket, JSON.stringify(await read(socket)) + "\\n");`));
  for (const [name, [pieces, wanted]] of Object.entries(DELIVERIES)) {
    await channel.send(PAIR, { pieces, pauseMs: linux ? 0 : 100 });
    assertEquals(await readsOf(channel), wanted, name);
  }
});

async function readsOf(channel: Channel): Promise<readonly string[]> {
  const reads: string[] = [];
  while (reads.join("").length < PAIR.length) {
    const received = await channel.receive(PATIENCE_MS);
    assert(received.kind === "frame", JSON.stringify(received));
    reads.push(JSON.parse(received.text));
  }
  return reads;
}

Deno.test("stdout is kept as evidence and is no protocol", async () => {
  const logged: string[] = [];
  await using channel = await open(
    engine(`
      console.log("MOV:A,N\\nboard");
      console.error("thinking");
      const socket = await connect();
      await write(socket, "SET:ABCD\\n" + await read(socket));
      socket.closeWrite();
      while (await read(socket) !== null);
      Deno.exit(0);`),
    { logged },
  );
  await channel.send("go\n");
  await expectFrame(channel, "SET:ABCD");
  await expectFrame(channel, "go");
  channel.close();
  let received = await channel.receive(PATIENCE_MS);
  if (received.kind === "disconnected") received = await channel.receive(PATIENCE_MS);
  assertEquals(received.kind === "exited" ? received.code : received, 0);
  assertEquals(channel.stdout?.(), "MOV:A,N\nboard\n");
  assertEquals(channel.stderr(), "thinking\n");
  const beside = logged.filter((each) => !/^(engine|harness) /.test(each));
  assertEquals(beside.sort(), ["note stdout: MOV:A,N", "note stdout: board", "stderr thinking"]);
});

const FLOODS: Readonly<Record<string, string>> = {
  stdout: "for (;;) console.log('noise'.repeat(1000));",
  socket: "const socket = await connect(); for (;;) await write(socket, 'noise\\n'.repeat(1000));",
  line: "const socket = await connect(); for (;;) await write(socket, 'noise'.repeat(1000));",
};

for (const [what, body] of Object.entries(FLOODS)) {
  Deno.test(`a flood is stopped: ${what}`, async () => {
    const caps = { ...CAPS, stdoutBytes: 1024 * 1024 };
    await using channel = await open(engine(body), { caps });
    let received = await channel.receive(PATIENCE_MS);
    while (received.kind === "frame") received = await channel.receive(PATIENCE_MS);
    assertEquals<unknown>(received.kind === "flooded" ? received.what : received, what);
  });
}

Deno.test("an engine that ends before it connects has exited", async () => {
  await using channel = await open(engine("console.error('usage'); Deno.exit(2);"));
  await channel.send("SET?\r\n");
  const received = await channel.receive(PATIENCE_MS);
  assertEquals(received.kind === "exited" ? received.code : received, 2);
  assertEquals(channel.stderr(), "usage\n");
});

Deno.test({
  name: "disposing kills an engine that does not care, connected or not, with its children",
  ignore: await lacks("linux", "setsid"),
  async fn() {
    for (const connects of [true, false]) {
      const script = "trap '' TERM HUP; setsid sleep 300 & sleep 300 & exec \"$@\"";
      const deaf = engine(`${connects ? "await connect();" : ""} console.log("up");
        await forever();`);
      const args = ["-c", script, "sh", deaf.program, ...deaf.args];
      const channel = await open({ program: "sh", args });
      await until("its word", () => channel.stdout?.() === "up\n");
      await until("all three", () => markedProcesses().length >= 3);
      const disposed = channel[Symbol.asyncDispose]();
      await channel.send("SET?\r\n");
      await disposed;
      await until("that all are gone", () => markedProcesses().length === 0);
      const received = await channel.receive(PATIENCE_MS);
      assertEquals(received.kind === "exited" ? received.signal : received, "SIGKILL");
    }
  },
});

Deno.test({
  name: "processor time tells an engine that spins from one that waits",
  ignore: !linux,
  async fn() {
    await using channel = await open(engine(`
      const socket = await connect();
      await write(socket, "up\\n");
      while (await read(socket) !== null);
      await write(socket, "eof\\n");
      for (;;);`));
    await expectFrame(channel, "up");
    assert(channel.cpuMs?.() !== undefined);
    // What a runtime does besides comes to an end; what spins never stands still.
    await until("a time that stands still", async () => {
      const before = channel.cpuMs?.();
      await realClock.sleep(100);
      return channel.cpuMs?.() === before;
    });
    channel.close();
    await expectFrame(channel, "eof");
    const since = channel.cpuMs?.() ?? 0;
    await until("300 ms of spinning", () => (channel.cpuMs?.() ?? 0) - since >= 300);
    await channel[Symbol.asyncDispose]();
    assertEquals(channel.cpuMs?.(), undefined);
  },
});

Deno.test("an engine that cannot start leaves no port open", async () => {
  const port = freePort();
  const missing = tcp({ program: "./no such engine", args: [] }, { ports: [port] });
  const opened = await missing({ framing: lines, clock: realClock, log: () => 0 });
  assertEquals(opened.ok ? "ok" : opened.error.kind, "not-found");
  Deno.listen({ hostname: "127.0.0.1", port }).close();
});

Deno.test("hanging up closes both directions: an engine that keeps writing gets an error", async () => {
  await using channel = await open(engine(`
    const socket = await connect();
    await write(socket, "hello\\n");
    while (await read(socket) !== null);
    try {
      for (;;) await write(socket, "more\\n");
    } catch {
      Deno.exit(7);
    }`));
  await expectFrame(channel, "hello");
  await channel.send("last words\n");
  channel.hangUp?.();
  const gone = await channel.receive(PATIENCE_MS);
  assert(gone.kind === "exited", JSON.stringify(gone));
  assertEquals(gone.code, 7);
});
