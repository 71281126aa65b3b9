import { assertEquals, assertRejects } from "@std/assert";
import { RelayedSocket } from "./relayed_socket.ts";

/** A link that brings bytes, at most three at a time. */
function link(bytes: readonly number[]): Deno.Conn {
  const left = [...bytes];
  const read = (into: Uint8Array): Promise<number | null> => {
    const piece = left.splice(0, Math.min(3, into.length));
    into.set(piece);
    return Promise.resolve(piece.length === 0 ? null : piece.length);
  };
  return { read } as unknown as Deno.Conn;
}

async function all(bytes: readonly number[]): Promise<readonly number[]> {
  const socket = new RelayedSocket(link(bytes), "127.0.0.1:4000");
  assertEquals(socket.remoteAddr, { hostname: "127.0.0.1", port: 4000 });
  const said: number[] = [];
  const into = new Uint8Array(2);
  for (;;) {
    const count = await socket.read(into);
    if (count === null) return said;
    said.push(...into.subarray(0, count));
  }
}

Deno.test("pieces are put together, and an end is an end", async () => {
  const table: readonly [readonly number[], readonly number[]][] = [
    [[0, 0, 0, 0], []],
    [[0, 0, 0, 1, 9, 0, 0, 0, 4, 1, 2, 3, 4, 0, 0, 0, 0], [9, 1, 2, 3, 4]],
    [[], []],
    [[0, 0, 0, 5, 1, 2], [1, 2]],
  ];
  for (const [bytes, said] of table) assertEquals(await all(bytes), said);
});

Deno.test("an end by force, or half a length, is an error as of any connection", async () => {
  for (const bytes of [[255, 255, 255, 255], [0, 0, 0, 1, 9, 0, 0]]) {
    await assertRejects(() => all(bytes), Deno.errors.ConnectionReset);
  }
});
