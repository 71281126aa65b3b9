import { assertEquals } from "@std/assert";

Deno.test("the example in the public door runs", async () => {
  const door = new URL("./mod.ts", import.meta.url);
  const text = await Deno.readTextFile(door);
  const lines = text.split("```ts\n")[1]?.split(" * ```")[0] ?? "";
  const example = lines.replaceAll(/^ \* ?/gm, "").replace("./mod.ts", door.href);
  const config = decodeURIComponent(new URL("./deno.json", import.meta.url).pathname);
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", "-c", config, "--ext=ts", "-"],
    cwd: decodeURIComponent(new URL(".", import.meta.url).pathname),
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(example));
  await writer.close();
  const { code, stderr } = await child.output();
  assertEquals([code, new TextDecoder().decode(stderr)], [0, ""]);
});
