import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { inLanguage, LANGUAGES } from "../../core/mod.ts";
import { until } from "../../testing/command_line.ts";
import type { GateSocket } from "./relayed_socket.ts";
import { openGate } from "./tcp_gate.ts";
import { freePort, isFree } from "./tcp_kit.ts";

Deno.test("any free port of the loopback is taken unless ports are chosen", async () => {
  const opened = await openGate();
  assert(opened.ok);
  await using gate = opened.value;
  assertEquals(gate.address.host, "127.0.0.1");
  assert(gate.address.port > 0);
});

Deno.test("a port that another engine of ours holds is waited for", async () => {
  const port = freePort();
  const one = await openGate(port);
  assert(one.ok);
  const order: string[] = [];
  const others = [1, 2].map(async (name) => {
    const gate = await openGate(port);
    assert(gate.ok);
    order.push(`${name} opened`);
    await gate.value[Symbol.asyncDispose]();
  });
  order.push("first closed");
  await one.value[Symbol.asyncDispose]();
  await Promise.all(others);
  assertEquals(order, ["first closed", "1 opened", "2 opened"]);
});

Deno.test("a port that another program holds is named, with what to do", async () => {
  using other = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = other.addr;
  const opened = await openGate(port);
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
    const opened = await openGate(port);
    assert(opened.ok);
    const met = Promise.withResolvers<GateSocket>();
    opened.value.welcome(met.resolve);
    const socket = await Deno.connect({ hostname: "127.0.0.1", port });
    (await met.promise).close();
    assertEquals(await socket.read(new Uint8Array(1)), null);
    socket.close();
    await opened.value[Symbol.asyncDispose]();
    await opened.value[Symbol.asyncDispose]();
    // The runtime may close a listener a moment after it was told to.
    await until("a free port", () => isFree(port));
  }
});
