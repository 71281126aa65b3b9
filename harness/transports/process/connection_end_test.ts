import { assertEquals } from "@std/assert";
import { until } from "../../testing/command_line.ts";
import { cFunctions } from "./c_library.ts";
import { askKernel } from "./connection_end.ts";

const HOST = "127.0.0.1";
const canAsk = cFunctions({ socket: { parameters: ["i32", "i32", "i32"], result: "i32" } });

Deno.test({
  name: "the kernel tells what waits at one end of a connection, and nothing of another end",
  ignore: !canAsk,
  async fn() {
    using listener = Deno.listen({ hostname: HOST, port: 0 });
    const to = { host: HOST, port: listener.addr.port };
    using engine = await Deno.connect({ hostname: HOST, port: to.port });
    using ours = await listener.accept();
    const from = { host: HOST, port: ours.remoteAddr.port };
    await ours.write(new Uint8Array(7));
    await until("it has come", () => askKernel({ from, to })?.unread === 7);
    assertEquals(askKernel({ from: to, to: from })?.unread, 0);
    await engine.read(new Uint8Array(9));
    assertEquals(askKernel({ from, to })?.unread, 0);
    // A socket listens at the first port, and none has the other address.
    assertEquals(askKernel({ from: to, to }), undefined);
    assertEquals(askKernel({ from: { ...from, host: "127.0.0.2" }, to }), undefined);
    assertEquals(askKernel({ from: { ...from, host: "::1" }, to }), undefined);
  },
});
