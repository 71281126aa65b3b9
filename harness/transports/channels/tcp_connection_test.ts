import { assert, assertEquals } from "@std/assert";
import { Connection, type ConnectionListener } from "./tcp_connection.ts";

/** A connection, and the socket at its other end. */
async function connected(heard: Partial<ConnectionListener> = {}) {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const connecting = Deno.connect({ hostname: "127.0.0.1", port: listener.addr.port });
  const socket = await listener.accept();
  const connection = new Connection(socket, { onBytes: () => {}, onEnd: () => {}, ...heard });
  return { connection, far: await connecting };
}

async function readAll(socket: Deno.TcpConn): Promise<number> {
  const bytes = new Uint8Array(64 * 1024);
  let sum = 0;
  for (let count; (count = await socket.read(bytes)) !== null;) sum += count;
  return sum;
}

Deno.test("bytes come as they are, and then how it ended", async () => {
  let heard = "";
  const ended = Promise.withResolvers<string>();
  const onBytes = (latin1: string) => void (heard += latin1);
  const { connection, far } = await connected({ onBytes, onEnd: ended.resolve });
  await far.write(Uint8Array.of(0, 10, 255));
  far.close();
  assertEquals(await ended.promise, "closed");
  assertEquals(heard, "\0\n\u00ff");
  connection.close();
});

Deno.test("a far end that does not read does not block; all data arrives in order before the end", async () => {
  const { connection, far } = await connected();
  const beforeMs = performance.now();
  for (let times = 0; times < 3; times++) await connection.write("x".repeat(4 * 1024 * 1024));
  assert(performance.now() - beforeMs < 60_000);
  connection.end();
  connection.end();
  assertEquals(connection.write("too late"), undefined);
  assertEquals(await readAll(far), 12 * 1024 * 1024);
  far.close();
  await connection.heardOut;
  connection.close();
});

Deno.test("after a hang-up nothing is reported, and hanging up twice does no harm", async () => {
  const told: string[] = [];
  const { connection, far } = await connected({ onEnd: (how) => told.push(how) });
  connection.close();
  connection.close();
  await connection.heardOut;
  assertEquals(await readAll(far), 0);
  far.close();
  assertEquals(connection.write("too late"), undefined);
  assertEquals(told, []);
});
