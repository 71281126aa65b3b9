import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { until } from "../../testing/command_line.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import {
  engine,
  expectFrame,
  expectGone,
  firstVisit,
  freePort,
  isFree,
  linux,
  open,
} from "./tcp_kit.ts";

Deno.test("an engine that never connects is silent until its time to connect is up", async () => {
  const options = { connectMs: 400 };
  await using channel = await open(engine("await forever();"), options);
  const early = await channel.receive(10);
  assertEquals(early.kind === "silence" ? early.partial : early, "");
  const detail = await expectGone(channel, "never-connected");
  assert(/^127\.0\.0\.1:\d+$/.test(detail), detail);
  const port = Number(detail.split(":")[1]);
  // No listener waits for it any more.
  await until("a free port", () => isFree(port));
  await channel.send("SET?\r\n");
  assertEquals((await channel.receive(10)).kind, "disconnected");
});

Deno.test({
  name: "an engine that connects to a well-known port is reported at once by its decoy",
  ignore: !linux,
  async fn() {
    const decoy = freePort();
    const command = engine(`
      const socket = await connect({ port: ${decoy} });
      await forever();`);
    await using channel = await open(command, { decoys: [decoy] });
    assertStringIncludes(await expectGone(channel, "wrong-port"), `127.0.0.1:${decoy} ≠ `);
    await channel[Symbol.asyncDispose]();
    await until("a free port", () => isFree(decoy));
  },
});

Deno.test({
  name: "a decoy that engines share accuses only the one that came",
  ignore: !linux,
  async fn() {
    await using folder = await tempFolder();
    const decoys = [freePort()];
    const late = engine(`
      const there = () => Deno.stat(${JSON.stringify(`${folder.path}/go`)}).catch(() => false);
      while (!await there()) await new Promise((resolve) => setTimeout(resolve, 20));
      await write(await connect(), "here\\n");
      await forever();`);
    await using innocent = await open(late, { decoys });
    const command = engine(`await connect({ port: ${decoys[0]} }); await forever();`);
    await using lost = await open(command, { decoys });
    await expectGone(lost, "wrong-port");
    folder.write("go", "");
    await expectFrame(innocent, "here");
  },
});

interface Stray {
  readonly how: string;
  /** Where the engine goes, as it tells. */
  readonly host: string;
  readonly body: string;
  readonly detail: (said: string, port: number) => string;
}

const STRAYS: readonly Stray[] = [
  {
    how: "wrong-port",
    host: "127.0.0.1",
    body: "await write(there, 'hello'); await forever();",
    detail: (_, port) => `127.0.0.1:${port} ≠ 127.0.0.1:`,
  },
  {
    how: "wrong-host",
    host: "127.0.0.2",
    body: "await write(there, 'hello'); await forever();",
    detail: (_, port) => `127.0.0.2:${port} ≠ 127.0.0.1:`,
  },
  {
    how: "never-connected",
    host: "127.0.0.1",
    body: `const own = Deno.listen({ hostname: "127.0.0.1", port: 0 });
      await write(there, String(own.addr.port));
      there.close();
      await forever();`,
    detail: (said) => `; LISTEN 127.0.0.1:${said}`,
  },
];

// Side by side, for they mostly wait.
Deno.test({
  name: "when its time to connect is up, an engine is looked for elsewhere",
  ignore: !linux,
  async fn() {
    await Promise.all(STRAYS.map(async ({ how, host, body, detail }) => {
      using other = Deno.listen({ hostname: host, port: 0 });
      const { port } = other.addr;
      const there = `const there = await connect({ hostname: "${host}", port: ${port} });`;
      await using channel = await open(engine(there + body), { connectMs: 3000 });
      using visit = await firstVisit(other);
      assertStringIncludes(await expectGone(channel, how), detail(visit.said, port));
    }));
  },
});
