import { assertEquals } from "@std/assert";

// What a hosted engine hears and does is held to the transport laws; this is about its connection.
Deno.test("a hosted engine connects to its last two arguments, and ends when the peer is gone", async () => {
  const host = decodeURIComponent(new URL("./host_tcp.ts", import.meta.url).pathname);
  const engine = `import { hostEngineTcp } from ${JSON.stringify(`file://${host}`)};
    const deeds = Array(1000).fill({ kind: "say", text: "noise ".repeat(1000) });
    await hostEngineTcp({ begin: () => ({ state: 0, deeds }), hear: () => {}, end: () => {} });`;
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const url = `data:text/javascript,${encodeURIComponent(engine)}`;
  const address = ["127.0.0.1", `${listener.addr.port}`];
  const args = ["run", "-A", "--no-check", url, "own argument", ...address];
  const child = new Deno.Command(Deno.execPath(), { args }).spawn();
  (await listener.accept()).close();
  assertEquals((await child.status).code, 141);
});
