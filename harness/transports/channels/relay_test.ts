import { assert, assertEquals, assertRejects } from "@std/assert";
import { openDoor } from "./door.ts";
import { relay } from "./relay.ts";
import type { GateSocket } from "./relayed_socket.ts";
import { freePort } from "./tcp_kit.ts";

const posix = Deno.build.os !== "windows";
const encoder = new TextEncoder();

/** An engine that connects where it is told, says something, and ends as `then` says. */
function engine(port: number, then: string): readonly string[] {
  const script = `
    const socket = await Deno.connect({ hostname: "127.0.0.1", port: ${port} });
    await socket.write(new TextEncoder().encode("hello"));
    ${then}`;
  return [Deno.execPath(), "eval", "--no-config", script];
}

async function read(socket: GateSocket, length: number): Promise<string> {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length;) at += await socket.read(bytes.subarray(at)) ?? Infinity;
  return new TextDecoder().decode(bytes);
}

Deno.test({
  name: "a relay passes data and ends both ways and exits with the engine's code",
  ignore: !posix,
  async fn() {
    const port = freePort();
    await using door = openDoor({ ports: [port], decoys: [] });
    const met = Promise.withResolvers<GateSocket>();
    door.welcome(met.resolve);
    const { folder, socket } = door.doorway;
    const answers = "await socket.read(new Uint8Array(9)); await socket.write(new Uint8Array(3));";
    const ended = relay({
      socket: `${folder}/${socket}`,
      port,
      decoys: [],
      engine: engine(port, `${answers} Deno.exit(7);`),
    });
    await door.opened;
    assert(door.isOpen());
    const guest = await met.promise;
    assertEquals(guest.remoteAddr.hostname, "127.0.0.1");
    assertEquals(await read(guest, 5), "hello");
    await guest.write(encoder.encode("go on"));
    assertEquals(await read(guest, 3), "\0\0\0");
    assertEquals(await guest.read(new Uint8Array(1)), null);
    assertEquals(await ended, 7);
    guest.close();
  },
});

Deno.test({
  name: "an engine that connects to a decoy is reported, with the port",
  ignore: !posix,
  async fn() {
    const [port, decoy] = [freePort(), freePort()];
    await using door = openDoor({ ports: [port], decoys: [port, decoy] });
    assertEquals(door.doorway.decoys, [decoy]);
    const told = Promise.withResolvers<number>();
    using _ = door.watchDecoys([], { tell: ({ port }) => told.resolve(port) });
    door.welcome(() => {});
    const { folder, socket } = door.doorway;
    const ended = relay({
      socket: `${folder}/${socket}`,
      port,
      decoys: [decoy],
      engine: engine(decoy, "await socket.read(new Uint8Array(1));"),
    });
    assertEquals(await told.promise, decoy);
    assertEquals(await ended, 0);
  },
});

Deno.test({
  name: "a closed relay leaves nothing behind, and no caller waits for it",
  ignore: !posix,
  async fn() {
    const door = openDoor({ ports: [], decoys: [] });
    await door[Symbol.asyncDispose]();
    await door[Symbol.asyncDispose]();
    await door.opened;
    assertEquals(door.isOpen(), false);
    await assertRejects(() => Deno.stat(door.doorway.folder), Deno.errors.NotFound);
  },
});
