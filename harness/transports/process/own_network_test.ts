import { assert, assertEquals, assertThrows } from "@std/assert";
import { spawn } from "node:child_process";
import { lacks } from "../../testing/needs.ts";
import { canMakeNetworks, makeNetwork } from "./own_network.ts";

const ignore = await lacks("linux", "bash", {
  need: "the right to make networks",
  has: canMakeNetworks(),
  advice: "run the tests as root",
});

/** The network that this thread is in; other tests are in networks of theirs meanwhile. */
function networkOfThread(): string {
  return Deno.readLinkSync("/proc/thread-self/ns/net");
}

Deno.test({
  name: "what is opened and started in a network belongs to it, and nothing else of ours does",
  ignore,
  async fn() {
    const before = networkOfThread();
    using network = makeNetwork();
    assert(network);
    const script = 'exec 3<>"/dev/tcp/127.0.0.1/10000"; cat <&3';
    const { listener, child } = network.enter(() => ({
      listener: Deno.listen({ hostname: "127.0.0.1", port: 10_000 }),
      child: spawn("bash", ["-c", script]),
    }));
    const closed = new Promise((resolve) => child.once("close", resolve));
    const said: Uint8Array[] = [];
    child.stdout.on("data", (bytes: Uint8Array) => said.push(bytes));
    const socket = await listener.accept();
    listener.close();
    await socket.write(new TextEncoder().encode("hello"));
    socket.close();
    await closed;
    assertEquals(said.map((bytes) => new TextDecoder().decode(bytes)).join(""), "hello");
    assertEquals(networkOfThread(), before);
  },
});

Deno.test({
  name: "a network has nothing of ours or of another in it, and an error leads back",
  ignore,
  fn() {
    using ours = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    const before = networkOfThread();
    using one = makeNetwork();
    using other = makeNetwork();
    assert(one && other);
    for (const network of [one, other]) {
      using there = network.enter(() =>
        Deno.listen({ hostname: "127.0.0.1", port: ours.addr.port })
      );
      assertEquals(there.addr.port, ours.addr.port);
    }
    assertThrows(() =>
      one.enter(() => {
        throw new Error("Torn");
      }), "Torn");
    assertEquals(networkOfThread(), before);
  },
});

const [NETWORK, SPAWN] = ["./own_network.ts", "./posix_spawn.ts"].map((file) =>
  JSON.stringify(new URL(file, import.meta.url).href)
);
/** How many networks the threads of a process are in that has opened and started things in one. */
const COUNTS = `import { makeNetwork } from ${NETWORK};
  import { posixSpawn } from ${SPAWN};
  using network = makeNetwork();
  network.enter(() => {
    Deno.listen({ hostname: "127.0.0.1", port: 10_000 });
    posixSpawn({ file: "/bin/sh", args: ["-c", "exit"], env: {} });
  });
  const threads = [...Deno.readDirSync("/proc/self/task")].map(({ name }) => name);
  const networks = threads.map((name) => Deno.readLinkSync("/proc/self/task/" + name + "/ns/net"));
  console.log(new Set(networks).size);
  Deno.exit();`;

Deno.test({
  name: "no other thread of a process gets into a network that one is in",
  ignore,
  async fn() {
    const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["eval", COUNTS] }).output();
    assertEquals(new TextDecoder().decode(stdout).trim(), "1");
  },
});
