import { assert, assertEquals } from "@std/assert";
import { until } from "../../testing/command_line.ts";
import { addressText, endOf, parseSocket, socketsOf } from "./process_sockets.ts";

// As a machine of the usual byte order writes it.
const LINES: readonly (readonly [line: string, text: string])[] = [
  [
    "0: 0100007F:2710 00000000:0000 0A 0:0 00:0 0 0 0 144824 1",
    "listening 127.0.0.1:10000 0.0.0.0:0",
  ],
  [
    "7: 0200007F:D431 0101A8C0:2711 02 0:0 00:0 0 0 0 5 1",
    "connecting 127.0.0.2:54321 192.168.1.1:10001",
  ],
  [
    "1: 00000000000000000000000001000000:0050 B80D0120000000000000000001000000:01BB 01 0:0 0:0 0 0 0 9 1",
    "connected [::1]:80 [2001:db8::1]:443",
  ],
  [
    "2: 0000000000000000FFFF00000100007F:0050 0000000000000000FFFF00000100007F:0051 08 0:0 0:0 0 0 0 9 1",
    "ending 127.0.0.1:80 127.0.0.1:81",
  ],
];

Deno.test("lines of the system's table are read", () => {
  for (const [line, text] of LINES) {
    const socket = parseSocket(line)?.socket;
    assert(socket, line);
    const { state, local, remote } = socket;
    assertEquals(`${state} ${addressText(local)} ${addressText(remote)}`, text);
  }
});

Deno.test("what was not read yet is counted", () => {
  const line = "1: 0100007F:D431 0100007F:2711 01 00000005:0000001F 00:0 0 0 0 5 1";
  assertEquals(parseSocket(line)?.socket.unread, 31);
});

Deno.test("headings, rests of connections and nonsense are no sockets", () => {
  const rest = "0: 0100007F:2710 0100007F:0050 06 0:0 03:0 0 0 0 0 3";
  for (const line of ["", "sl local_address rem_address st", rest, "1: 2 3"]) {
    assertEquals(parseSocket(line), undefined);
  }
});

Deno.test({
  name: "the sockets of this very process are found",
  ignore: Deno.build.os !== "linux",
  fn() {
    using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    const { port } = listener.addr;
    const found = socketsOf([Deno.pid]).filter(({ local }) => local.port === port);
    assertEquals(found.map(({ state, local }) => `${state} ${local.host}`), [
      "listening 127.0.0.1",
    ]);
    assertEquals(socketsOf([]), []);
    assertEquals(socketsOf([2 ** 30]), []);
  },
});

const [FROM, TO] = [{ host: "127.0.0.1", port: 54_321 }, { host: "127.0.0.1", port: 10_001 }];
const TABLE = [
  "0: 0200007F:D431 0100007F:2711 01 00000000:00000009 00:0 0 0 0 6 1",
  "1: 0100007F:D431 0100007F:2711 01 00000005:0000001F 00:0 0 0 0 5 1",
].join("\n");

Deno.test("the slow table of all sockets is not read where one end can be asked for", () => {
  const read: string[] = [];
  const table = (name: string): string => {
    read.push(name);
    return name === "tcp6" ? TABLE : "";
  };
  const known = { inode: "4", unread: 2 };
  assertEquals(endOf({ from: FROM, to: TO }, { ask: () => known, table }), known);
  assertEquals(read, []);
  const ask = () => undefined;
  assertEquals(endOf({ from: FROM, to: TO }, { ask, table }), { inode: "5", unread: 31 });
  assertEquals(read, ["tcp", "tcp6"]);
  assertEquals(endOf({ from: TO, to: FROM }, { ask, table }), undefined);
});

Deno.test({
  name: "what waits at the other end of a connection is counted until it is read",
  ignore: Deno.build.os !== "linux",
  async fn() {
    using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    const { port } = listener.addr;
    using engine = await Deno.connect({ hostname: "127.0.0.1", port });
    using ours = await listener.accept();
    const from = { host: "127.0.0.1", port: ours.remoteAddr.port };
    const to = { host: "127.0.0.1", port };
    await ours.write(new Uint8Array(7));
    await until("it has come", () => endOf({ from, to })?.unread === 7);
    await engine.read(new Uint8Array(9));
    assertEquals(endOf({ from, to })?.unread, 0);
    assertEquals(endOf({ from: to, to }), undefined);
  },
});
