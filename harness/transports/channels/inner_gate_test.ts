import { assert, assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { openInnerGate } from "./inner_gate.ts";
import { canMakeNetworks, makeNetwork, type OwnNetwork } from "../process/own_network.ts";
import type { GateSocket } from "./relayed_socket.ts";

const ignore = await lacks("linux", {
  need: "the right to make networks",
  has: canMakeNetworks(),
  advice: "run the tests as root",
});

Deno.test({
  name:
    "an engine in its own network reaches us at the port, and a connection elsewhere is reported",
  ignore,
  async fn() {
    const network = made();
    const { gate, watchDecoys } = openInnerGate(network, 10_001);
    await using _ = gate;
    assertEquals([gate.address, gate.apart], [{ host: "127.0.0.1", port: 10_001 }, true]);
    const [met, elsewhere] = [
      Promise.withResolvers<GateSocket>(),
      Promise.withResolvers<number>(),
    ];
    gate.welcome(met.resolve);
    const lures = watchDecoys([10_000], { tell: ({ port }) => elsewhere.resolve(port) });
    const [guest, stray] = await Promise.all(
      network.enter(() => [10_001, 10_000].map((port) => Deno.connect({ port }))),
    );
    (await met.promise).close();
    assertEquals(await elsewhere.promise, 10_000);
    for (const each of [guest, stray]) each?.close();
    for (let times = 0; times < 2; times++) lures[Symbol.dispose]();
  },
});

Deno.test({
  name: "engines that run side by side can have the same port",
  ignore,
  async fn() {
    const gates = [1, 2].map(() => openInnerGate(made(), 10_000).gate);
    assertEquals(gates.map(({ address }) => address.port), [10_000, 10_000]);
    for (const gate of gates) await gate[Symbol.asyncDispose]();
  },
});

Deno.test({
  name: "the port of an engine that needs no certain one cannot be known before",
  ignore,
  async fn() {
    const gates = Array.from({ length: 8 }, () => openInnerGate(made()).gate);
    assert(new Set(gates.map(({ address }) => address.port)).size > 1);
    for (const gate of gates) await gate[Symbol.asyncDispose]();
  },
});

function made(): OwnNetwork {
  const network = makeNetwork();
  assert(network);
  return network;
}
