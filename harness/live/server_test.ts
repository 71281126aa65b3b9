import { assert, assertEquals, assertMatch } from "@std/assert";
import { until } from "../testing/command_line.ts";
import { Hub } from "./hub.ts";
import { type RoomServer, serveRoom, type ServerOptions } from "./server.ts";

interface Said {
  readonly kind: "whole" | "news";
  readonly count: number;
}

/** A server with both keys, whose player's messages are kept. */
function room(more: Partial<ServerOptions> = {}) {
  const acts: string[] = [];
  let count = 0;
  const hub = new Hub<Said>({
    whole: () => ({ kind: "whole", count }),
    forViewer: (event) => event,
    now: () => Date.now(),
  });
  const server = serveRoom({
    hostname: "127.0.0.1",
    keys: { player: "p".repeat(48), viewer: "v".repeat(48) },
    pages: { "/": () => ({ html: "<p>page</p>", policy: "default-src 'none'" }) },
    join: (audience) => hub.join(audience),
    act: (text) => {
      acts.push(text);
      return 204;
    },
    now: () => Date.now(),
    ...more,
  });
  return {
    server,
    acts,
    hub,
    publish: () => hub.publish({ kind: "news", count: ++count }),
    async [Symbol.asyncDispose]() {
      hub[Symbol.dispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** The head of an answer to bytes that no browser would send. */
async function raw(port: number, request: string): Promise<string> {
  using connection = await Deno.connect({ hostname: "127.0.0.1", port });
  await connection.write(new TextEncoder().encode(request));
  const buffer = new Uint8Array(4096);
  const length = await connection.read(buffer) ?? 0;
  return new TextDecoder().decode(buffer.subarray(0, length));
}

function cookie({ port }: RoomServer, key: string): { readonly cookie: string } {
  return { cookie: `shinpan-${port}=${key.repeat(48)}` };
}

async function status(address: string, init?: RequestInit): Promise<number> {
  const response = await fetch(address, init);
  await response.body?.cancel();
  return response.status;
}

function acted({ port }: RoomServer, key: string, more: RequestInit = {}): RequestInit {
  return {
    method: "POST",
    body: "{}",
    ...more,
    headers: {
      "content-type": "application/json",
      origin: `http://127.0.0.1:${port}`,
      cookie: `shinpan-${port}=${key.repeat(48)}`,
      ...more.headers,
    },
  };
}

Deno.test("a link lets in once by its key and then by a cookie that scripts and other sites cannot use", async () => {
  await using here = room();
  const response = await fetch(here.server.link("player"));
  assertEquals(await response.text(), "<p>page</p>");
  const set = response.headers.get("set-cookie") ?? "";
  assertMatch(set, /; HttpOnly; SameSite=Strict$/);
  assertEquals(response.headers.get("content-security-policy"), "default-src 'none'");
  assertEquals(response.headers.get("access-control-allow-origin"), null);
  const again = { headers: { cookie: set.split(";")[0] ?? "" } };
  assertEquals(await status(`http://127.0.0.1:${here.server.port}/`, again), 200);
});

Deno.test("without a key, or with a wrong one, nothing is served", async () => {
  await using here = room();
  const home = `http://127.0.0.1:${here.server.port}`;
  const wrong = { headers: cookie(here.server, "x") };
  assertEquals(await status(`${home}/`), 403);
  assertEquals(await status(`${home}/?key=${"x".repeat(48)}`), 403);
  assertEquals(await status(`${home}/?key=`, { headers: cookie(here.server, "p") }), 403);
  assertEquals(await status(`${home}/`, wrong), 403);
  assertEquals(await status(`${home}/events`), 403);
  assertEquals(await status(`${home}/events`, wrong), 403);
  assertEquals(await status(`${home}/act`, acted(here.server, "x")), 403);
  assertEquals(here.acts, []);
});

Deno.test("a page of another site is refused", async () => {
  await using here = room();
  const home = `http://127.0.0.1:${here.server.port}`;
  const foreign = { origin: "http://evil.example" };
  const headers = { ...cookie(here.server, "p"), ...foreign };
  assertEquals(await status(`${home}/events`, { headers }), 403);
  assertEquals(await status(`${home}/act`, acted(here.server, "p", { headers: foreign })), 403);
  const site = { "sec-fetch-site": "cross-site" };
  assertEquals(await status(`${home}/act`, acted(here.server, "p", { headers: site })), 403);
  assertEquals(
    await status(`${home}/act`, { ...acted(here.server, "p"), method: "GET", body: null }),
    405,
  );
  assertEquals(here.acts, []);
});

Deno.test("a host name that another site made to point to this machine is refused", async () => {
  await using here = room();
  const { port } = here.server;
  const asked = (host: string) =>
    raw(port, `GET /?key=${"p".repeat(48)} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  for (
    const host of [
      `evil.example:${port}`,
      `127.0.0.1:${port + 1}`,
      "127.0.0.1",
      `localhost.evil:${port}`,
    ]
  ) {
    assertMatch(await asked(host), /^HTTP\/1\.1 421/, host);
  }
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`]) {
    assertMatch(await asked(host), /^HTTP\/1\.1 200/, host);
  }
});

Deno.test("a viewer that only looks on can do nothing", async () => {
  await using here = room();
  const home = `http://127.0.0.1:${here.server.port}`;
  assertEquals(await status(`${home}/act`, acted(here.server, "v")), 403);
  assertEquals(here.acts, []);
  assertEquals(await status(`${home}/act`, acted(here.server, "p")), 204);
  assertEquals(here.acts, ["{}"]);
});

Deno.test("messages are bounded in size, kind and number", async () => {
  await using here = room({ now: () => 0, bounds: { actsPerSecond: 4 } });
  const home = `http://127.0.0.1:${here.server.port}`;
  const post = (more: RequestInit) => status(`${home}/act`, acted(here.server, "p", more));
  assertEquals(await post({ body: "x".repeat(10 * 1024 * 1024) }), 413);
  const endless = ReadableStream.from((function* () {
    for (let part = 0; part < 100; part++) yield new Uint8Array(1024);
  })());
  assertEquals(await post({ body: endless }), 413);
  assertEquals(await post({ headers: { "content-type": "text/plain" } }), 415);
  assertEquals(await post({}), 204);
  assertEquals(await post({}), 429);
  assertEquals(here.acts, ["{}"]);
});

Deno.test("nothing is served but the page", async () => {
  await using here = room();
  const { port } = here.server;
  const paths = [
    "/../deno.json",
    "/%2e%2e/deno.json",
    "//etc/passwd",
    "/deno.json",
    "/__proto__",
    "/constructor",
    "/\\..\\x",
    "/act/",
  ];
  for (const path of paths) {
    const head = await raw(
      port,
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: shinpan-${port}=${
        "p".repeat(48)
      }\r\nConnection: close\r\n\r\n`,
    );
    assertMatch(head, /^HTTP\/1\.1 40[034]/, path);
    assert(!head.includes("version"), path);
  }
  assertEquals(await status(`http://127.0.0.1:${port}/`, { method: "DELETE" }), 405);
});

Deno.test("of a thousand streams a bounded number is kept open, and the others are refused", async () => {
  await using here = room({ bounds: { streams: 20 } });
  const address = `http://127.0.0.1:${here.server.port}/events`;
  const headers = cookie(here.server, "v");
  const responses: Response[] = [];
  for (let batch = 0; batch < 20; batch++) {
    const asked = Array.from({ length: 50 }, () => fetch(address, { headers }));
    for (const response of await Promise.all(asked)) {
      if (response.status === 200) responses.push(response);
      else await response.body?.cancel();
    }
  }
  assertEquals([responses.length, here.hub.size], [20, 20]);
  await Promise.all(responses.map((response) => response.body?.cancel()));
});

Deno.test("readers that hung up make room for as many others, and for no more", async () => {
  await using here = room({ bounds: { streams: 3 } });
  const address = `http://127.0.0.1:${here.server.port}/events`;
  const headers = cookie(here.server, "v");
  for (let round = 0; round < 3; round++) {
    const asked = Array.from({ length: 9 }, () => fetch(address, { headers }));
    const responses = await Promise.all(asked);
    assertEquals(responses.filter(({ status }) => status === 200).length, 3);
    // A reader that has had the state so far waits for more.
    await Promise.all(responses.map(async ({ body }) => {
      const reader = body!.getReader();
      await reader.read();
      await reader.cancel();
    }));
    await until("that all readers are gone", () => here.hub.size === 0);
  }
});

Deno.test("a stream begins with everything so far and goes on with what happens", async () => {
  await using here = room();
  here.publish();
  const response = await fetch(`http://127.0.0.1:${here.server.port}/events`, {
    headers: cookie(here.server, "v"),
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const heard: Said[] = [];
  const hear = async () => {
    const { value = "" } = await reader.read();
    heard.push(...JSON.parse(value.replace(/^data: /, "")).events);
  };
  await hear();
  here.publish();
  await hear();
  assertEquals(heard, [{ kind: "whole", count: 1 }, { kind: "news", count: 2 }]);
  await reader.cancel();
});
