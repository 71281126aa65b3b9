import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { inLanguage, LANGUAGES } from "../core/mod.ts";
import type { GateSocket } from "./relayed_socket.ts";
import { openGate } from "./tcp_gate.ts";
import { freePort } from "./tcp_kit_test.ts";

Deno.test("any free port of the loopback is taken unless ports are chosen", async () => {
  const opened = await openGate([]);
  assert(opened.ok);
  await using gate = opened.value;
  assertEquals(gate.address.host, "127.0.0.1");
  assert(gate.address.port > 0);
});

Deno.test("ports that other engines of ours hold are passed over, until none is left", async () => {
  const ports = [freePort(), freePort()];
  const [one, two] = [await openGate(ports), await openGate(ports)];
  assert(one.ok && two.ok);
  assertEquals([one, two].map(({ value }) => value.address.port), ports);
  const three = await openGate(ports);
  assertEquals(three.ok ? "ok" : three.error.kind, "other");
  await one.value[Symbol.asyncDispose]();
  const again = await openGate(ports);
  assert(again.ok);
  assertEquals(again.value.address.port, ports[0]);
  for (const { value } of [again, two]) await value[Symbol.asyncDispose]();
});

Deno.test("a port that somebody else holds is named, with what to do", async () => {
  using other = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = other.addr;
  const opened = await openGate([port, freePort()]);
  assert(!opened.ok);
  assertEquals(opened.error.kind, "other");
  assertStringIncludes(opened.error.detail, `${port}`);
  for (const language of LANGUAGES) {
    const why = inLanguage(opened.error.why, language);
    assertStringIncludes(why, `${port}`);
    assertStringIncludes(why, "--ports");
  }
});

Deno.test("a port is free once its gate is closed, also after a connection", async () => {
  const port = freePort();
  for (let times = 0; times < 3; times++) {
    const opened = await openGate([port]);
    assert(opened.ok);
    const met = Promise.withResolvers<GateSocket>();
    opened.value.welcome(met.resolve);
    const socket = await Deno.connect({ hostname: "127.0.0.1", port });
    (await met.promise).close();
    assertEquals(await socket.read(new Uint8Array(1)), null);
    socket.close();
    await opened.value[Symbol.asyncDispose]();
    await opened.value[Symbol.asyncDispose]();
    await assertFree(port);
  }
});

/** The runtime may close a listener a moment after it was told to. */
async function assertFree(port: number): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    try {
      return Deno.listen({ hostname: "127.0.0.1", port }).close();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  throw new Error(`Port ${port} is not free`);
}
