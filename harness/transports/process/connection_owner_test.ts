import { assertEquals } from "@std/assert";
import { engine, expectFrame, freePort, linux, open } from "../channels/tcp_kit.ts";

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

/** Says something and is gone before this process, which waits meanwhile, can look whose it was. */
function fleeting(port: number): void {
  const script = `const socket = await Deno.connect({ hostname: "127.0.0.1", port: ${port} });
    await socket.write(new TextEncoder().encode("=1 forged\\n")); socket.close();`;
  const { success } = new Deno.Command(Deno.execPath(), { args: ["eval", script] }).outputSync();
  assertEquals(success, true);
}

Deno.test({
  name: "a connection that is closed before its owner is seen does not stand for the engine's",
  ignore: !linux,
  async fn() {
    const port = freePort();
    await using folder = await temp();
    const waits = `while (true) try { Deno.statSync(${
      JSON.stringify(folder.flag)
    }); break; } catch {
      await new Promise((resolve) => setTimeout(resolve, 20)); }`;
    await using channel = await open(engine(`${waits} ${ECHO}`), { ports: [port] });
    fleeting(port);
    await Deno.writeTextFile(folder.flag, "");
    await expectFrame(channel, "hello");
    fleeting(port);
    await channel.send("still here\n");
    await expectFrame(channel, "still here");
  },
});

Deno.test({
  name: "an engine that speaks and is gone at once is heard",
  ignore: !linux,
  async fn() {
    const hasty = `const socket = await connect();
      await write(socket, "hello\\n"); socket.close(); Deno.exit(0);`;
    await using channel = await open(engine(hasty));
    await expectFrame(channel, "hello");
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
