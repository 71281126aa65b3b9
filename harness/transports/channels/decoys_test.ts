import { assertEquals } from "@std/assert";
import { until } from "../../testing/command_line.ts";
import { dismiss, LOOPBACK, watchDecoys } from "./decoys.ts";
import { freePort } from "./tcp_kit.ts";

const ignore = Deno.build.os !== "linux";
const nobody = { owns: () => false, tell: () => {} };

function canConnect(port: number): Promise<boolean> {
  return Deno.connect({ hostname: LOOPBACK, port }).then(
    (socket) => (socket.close(), true),
    () => false,
  );
}

function becomesDeserted(port: number): Promise<void> {
  return until("a port without a listener", async () => !await canConnect(port));
}

Deno.test({
  name: "a connection to a decoy is reported to its owner alone",
  ignore,
  async fn() {
    const port = freePort();
    const told = Promise.withResolvers<string>();
    using _other = watchDecoys([port], { ...nobody, tell: () => told.reject("not mine") });
    using _mine = watchDecoys([port], {
      owns: (from) => from > 0 && from !== port,
      tell: (decoy) => told.resolve(`${decoy.host} ${decoy.port === port}`),
    });
    using socket = await Deno.connect({ hostname: LOOPBACK, port });
    assertEquals(await told.promise, "127.0.0.1 true");
    assertEquals(await socket.read(new Uint8Array(1)), null);
  },
});

Deno.test({
  name: "a decoy stays for its last watcher, unless a real listener needs the port",
  ignore,
  async fn() {
    const port = freePort();
    const one = watchDecoys([port], { ...nobody });
    const two = watchDecoys([port], { ...nobody });
    one[Symbol.dispose]();
    one[Symbol.dispose]();
    assertEquals(await canConnect(port), true);
    two[Symbol.dispose]();
    await becomesDeserted(port);
    using _three = watchDecoys([port], { ...nobody });
    dismiss(port);
    await becomesDeserted(port);
  },
});

Deno.test("a port that another program holds is no decoy", () => {
  using listener = Deno.listen({ hostname: LOOPBACK, port: 0 });
  const watch = watchDecoys([listener.addr.port], nobody);
  watch[Symbol.dispose]();
});
