import { assertEquals } from "@std/assert";
import type { Address } from "../process/connection_end.ts";
import type { Socket } from "../process/process_sockets.ts";
import { missedConnection } from "./missed_connection.ts";

const GATE: Address = { host: "127.0.0.1", port: 40000 };
const NOWHERE: Address = { host: "0.0.0.0", port: 0 };

function address(text: string): Address {
  const [host = "", port] = text.split("|");
  return { host, port: Number(port) };
}

function socket(state: Socket["state"], remote: string, local = "127.0.0.1|50000"): Socket {
  return { state, local: address(local), remote: address(remote), unread: 0 };
}

function listening(local: string): Socket {
  return { state: "listening", local: address(local), remote: NOWHERE, unread: 0 };
}

const CASES: readonly (readonly [readonly Socket[], how: string, detail: string])[] = [
  [[], "never-connected", "127.0.0.1:40000"],
  [[listening("0.0.0.0|10000")], "never-connected", "127.0.0.1:40000; LISTEN 0.0.0.0:10000"],
  [[socket("connecting", "10.0.0.1|40000")], "wrong-host", "10.0.0.1:40000 ≠ 127.0.0.1:40000"],
  [[socket("connected", "::1|40000")], "wrong-host", "[::1]:40000 ≠ 127.0.0.1:40000"],
  [[socket("ending", "127.0.0.1|10000")], "wrong-port", "127.0.0.1:10000 ≠ 127.0.0.1:40000"],
  // A runtime that talks to itself is not elsewhere.
  [
    [
      socket("connected", "127.0.0.1|50001", "127.0.0.1|50000"),
      socket("connected", "127.0.0.1|50000", "127.0.0.1|50001"),
    ],
    "never-connected",
    "127.0.0.1:40000",
  ],
];

for (const [sockets, how, detail] of CASES) {
  Deno.test(`the missedConnection ${how}: ${detail}, of ${sockets.length} sockets`, () => {
    assertEquals<unknown>(missedConnection(sockets, GATE), { how, detail });
  });
}
