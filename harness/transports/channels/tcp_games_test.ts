import { assert, assertEquals } from "@std/assert";
import type { EngineCommand } from "../../sandbox/mod.ts";
import { until } from "../../testing/command_line.ts";
import { lacks } from "../../testing/needs.ts";
import { parseSocket, socketsOf } from "../process/process_sockets.ts";
import { realClock } from "../measure/real_clock.ts";
import { tcp } from "./tcp.ts";
import { engine, freePort, lines, PATIENCE_MS } from "./tcp_kit.ts";
import type { Transport } from "../transport.ts";

const SOURCE = `#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
int main(int argc, char **argv) {
  struct sockaddr_in to = { .sin_family = AF_INET, .sin_port = htons(atoi(argv[argc - 1])) };
  inet_pton(AF_INET, argv[argc - 2], &to.sin_addr);
  int s = socket(AF_INET, SOCK_STREAM, 0);
  if (connect(s, (struct sockaddr *)&to, sizeof to)) return 1;
  char bytes[512];
  dprintf(s, "%s\\n", argv[argc - 1]);
  for (ssize_t n; (n = read(s, bytes, sizeof bytes)) > 0;) if (write(s, bytes, n) < 0) return 2;
  return 0;
}`;

const ECHO = `const socket = await connect();
  await write(socket, port + "\\n");
  for (let said; (said = await read(socket)) !== null;) await write(socket, said);
  Deno.exit(0);`;

Deno.test({
  name: "two hundred games in a row leave no socket, process or port behind",
  ignore: await lacks("linux", "cc"),
  async fn() {
    const folder = await Deno.makeTempDir({ prefix: "shinpan engine " });
    await leavesNothing(await compile(SOURCE, `${folder}/engine`), 100);
    await until("that no engine runs", () => runningFrom(folder).length === 0);
    await Deno.remove(folder, { recursive: true });
  },
});

Deno.test({
  name: "a few games of an engine that starts slowly leave no socket or port behind",
  ignore: await lacks("linux"),
  fn: () => leavesNothing(engine(ECHO), 3),
});

/** Plays on ports of the harness's choice and on a port of ours, so many times each. */
async function leavesNothing(command: EngineCommand, times: number): Promise<void> {
  const chosen = freePort();
  const transports = [tcp(command), tcp(command, { ports: [chosen], decoys: [] })];
  const ports = new Set([chosen]);
  for (let game = 0; game < times; game++) {
    for (const transport of transports) ports.add(await play(transport));
  }
  // Other tests share this process and this machine: only what these games used is looked for, and
  // another program may be given one of these ports for a while.
  const isTheirs = (port: number): boolean => ports.has(port);
  await until(
    "that no socket is left",
    () => !ownSockets().some((one) => isTheirs(one.local.port)),
  );
  await until("that no port is left", () => !openPorts().some(isTheirs));
}

/** A game of three exchanges; answers with its port, which the engine says first. */
async function play(transport: Transport): Promise<number> {
  const opened = await transport({ framing: lines, clock: realClock, log: () => 0 });
  assert(opened.ok, opened.ok ? "" : opened.error.detail);
  await using channel = opened.value;
  const first = await channel.receive(PATIENCE_MS);
  for (const words of ["SET?\n", "MOV?\n", "WON:\n"]) {
    await channel.send(words);
    const received = await channel.receive(PATIENCE_MS);
    assertEquals(received.kind === "frame" ? `${received.text}\n` : received, words);
  }
  assert(first.kind === "frame", JSON.stringify(first));
  return Number(first.text);
}

function ownSockets(): ReturnType<typeof socketsOf> {
  return socketsOf([Deno.pid]);
}

/** The command lines of processes that were started from a folder. */
function runningFrom(folder: string): readonly string[] {
  return [...Deno.readDirSync("/proc")].flatMap(({ name }) => {
    try {
      const words = Deno.readTextFileSync(`/proc/${Number(name)}/cmdline`);
      return words.startsWith(folder) ? [words] : [];
    } catch {
      return [];
    }
  });
}

/** Ports in use on this machine; one in TIME_WAIT is free. */
function openPorts(): readonly number[] {
  const table = Deno.readTextFileSync("/proc/self/net/tcp");
  return table.split("\n").flatMap((line) => parseSocket(line)?.socket.local.port ?? []);
}

async function compile(source: string, program: string): Promise<EngineCommand> {
  await Deno.writeTextFile(`${program}.c`, source);
  const cc = new Deno.Command("cc", { args: ["-O1", "-o", program, `${program}.c`] });
  assert((await cc.output()).success);
  return { program, args: [] };
}

Deno.test("ports go by the side that an engine plays, and a game waits for the one before", async () => {
  const ports = [freePort(), freePort()];
  const transport = tcp(engine(ECHO), { ports, decoys: [] });
  const sides = ["second", "first", "second", undefined] as const;
  const seen = await Promise.all(
    sides.map((side) => play((options) => transport({ ...options, ...side && { side } }))),
  );
  assertEquals(seen, [ports[1], ports[0], ports[1], ports[0]]);
});
