import { assertEquals } from "@std/assert";
import { engine, expectFrame, freePort, linux, open } from "./tcp_kit_test.ts";

const ECHO = `const socket = await connect();
  await write(socket, "hello\\n");
  for (let said; (said = await read(socket)) !== null;) await write(socket, said);
  Deno.exit(0);`;

/** Connects from this process, which is not the engine's, and waits until it is hung up on. */
async function stranger(port: number): Promise<void> {
  using socket = await Deno.connect({ hostname: "127.0.0.1", port });
  assertEquals(await socket.read(new Uint8Array(1)).catch(() => null), null);
}

Deno.test({
  name: "a connection of another process is dropped, before the engine's own and after it",
  ignore: !linux,
  async fn() {
    const port = freePort();
    const logged: string[] = [];
    await using folder = await temp();
    const waits = `while (true) try { Deno.statSync(${
      JSON.stringify(folder.flag)
    }); break; } catch {
      await new Promise((resolve) => setTimeout(resolve, 20)); }`;
    await using channel = await open(engine(`${waits} ${ECHO}`), { ports: [port], logged });
    await stranger(port);
    await Deno.writeTextFile(folder.flag, "");
    await expectFrame(channel, "hello");
    await stranger(port);
    await channel.send("still here\n");
    // No oddity and no end comes between.
    await expectFrame(channel, "still here");
    assertEquals(
      logged.filter((line) => line.includes("of another process was dropped")).length,
      2,
    );
  },
});

Deno.test({
  name: "a connection of a child of the engine is the engine's",
  ignore: !linux,
  async fn() {
    const child = engine(ECHO);
    const parent = {
      program: "sh",
      args: ["-c", '"$0" "$@"; exit 0', child.program, ...child.args],
    };
    await using channel = await open(parent);
    await expectFrame(channel, "hello");
  },
});

async function temp() {
  const path = await Deno.makeTempDir();
  return {
    flag: `${path}/go`,
    [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }),
  };
}
