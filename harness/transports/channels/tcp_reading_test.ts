import { assertEquals } from "@std/assert";
import { until } from "../../testing/command_line.ts";
import { askKernel } from "../process/connection_end.ts";
import { engine, expectFrame, freePort, linux, open } from "./tcp_kit.ts";
import { openGate } from "./tcp_gate.ts";
import { watchReading } from "./tcp_reading.ts";

Deno.test({
  name: "an engine has read once it has switched and nothing waits at its end",
  ignore: !linux,
  async fn() {
    const opened = await openGate();
    if (!opened.ok) throw new Error("No port");
    await using gate = opened.value;
    const met = Promise.withResolvers<Deno.TcpConn>();
    gate.welcome((socket) => met.resolve(socket as Deno.TcpConn));
    const { host: hostname, port } = gate.address;
    using theirs = await Deno.connect({ hostname, port });
    using ours = await met.promise;
    const peer = { host: hostname, port: ours.remoteAddr.port };
    const { isCertain, isRead } = watchReading(Deno.pid, { peer, gate, certain: true });
    assertEquals(isCertain, askKernel({ from: peer, to: gate.address }) !== undefined);
    await ours.write(new Uint8Array(3));
    await until("it has come", () => !isRead());
    await theirs.read(new Uint8Array(3));
    await until("it is read", isRead);
    const unseen = watchReading(undefined, { peer, gate, certain: true });
    assertEquals(unseen.isCertain, false);
  },
});

Deno.test({
  name: "messages sent one after the other are reads of their own",
  ignore: !linux,
  async fn() {
    const reads = `const socket = await connect();
      await write(socket, "hello\\n");
      const buffer = new Uint8Array(1000);
      for (let n; (n = await socket.read(buffer)) !== null;) await write(socket, n + "\\n");
      Deno.exit(0);`;
    await using channel = await open(engine(reads), { ports: [freePort()] });
    await expectFrame(channel, "hello");
    for (let round = 0; round < 20; round++) {
      await channel.send("OK \r\nMOV?x\r\n", { pieces: [5, 7], pauseMs: 10, untilRead: true });
      await expectFrame(channel, "5");
      await expectFrame(channel, "7");
    }
  },
});
