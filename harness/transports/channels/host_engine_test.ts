import { assertEquals } from "@std/assert";

// What a hosted engine hears and does is held to the transport laws; this is about its pipes.
Deno.test({
  name: "a hosted engine ends when its reader is gone",
  ignore: Deno.build.os === "windows",
  async fn() {
    const host = decodeURIComponent(new URL("./host_engine.ts", import.meta.url).pathname);
    const engine = `import { hostEngine } from ${JSON.stringify(`file://${host}`)};
      const deeds = Array(1000).fill({ kind: "say", text: "noise ".repeat(1000) });
      await hostEngine({ begin: () => ({ state: 0, deeds }), hear: () => {}, end: () => {} });`;
    const child = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", `data:text/javascript,${encodeURIComponent(engine)}`],
      stdin: "piped",
      stdout: "piped",
    }).spawn();
    await child.stdout.cancel();
    assertEquals((await child.status).code, 141);
    await child.stdin.close();
  },
});
