import { assert, assertEquals, assertThrows } from "@std/assert";
import { spawn } from "node:child_process";
import { lacks } from "../../testing/needs.ts";
import { canMakeNetworks, makeNetwork } from "./own_network.ts";

const ignore = await lacks("linux", "bash", {
  need: "the right to make networks",
  has: canMakeNetworks(),
  advice: "run the tests as root",
});

/** The networks that the threads of this process are in. */
function networksOfThreads(): ReadonlySet<string> {
  const threads = [...Deno.readDirSync("/proc/self/task")];
  return new Set(threads.map(({ name }) => Deno.readLinkSync(`/proc/self/task/${name}/ns/net`)));
}

Deno.test({
  name: "what is opened and started in a network belongs to it, and nothing else of ours does",
  ignore,
  async fn() {
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
    assertEquals(networksOfThreads().size, 1);
  },
});

Deno.test({
  name: "a network has nothing of ours or of another in it, and an error leads back",
  ignore,
  fn() {
    using ours = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    const before = [...networksOfThreads()];
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
    assertEquals([...networksOfThreads()], before);
  },
});
