import { assert, assertEquals } from "@std/assert";
import { lines } from "../protocols/protocol.ts";
import { environment } from "../testing/environment.ts";
import { type Channel, realClock } from "../transports/mod.ts";
import { bundledEngine, engineCommand, engineFacts, transportTo } from "./engine_command.ts";
import { lacks } from "../testing/needs.ts";

Deno.test("the bundled engine is there", async () => {
  const [program = "", ...args] = bundledEngine("mgtp");
  assertEquals(program, Deno.execPath());
  assertEquals(args.at(-1), "mgtp");
  assert((await Deno.stat(args.at(-2) ?? "")).isFile);
});

Deno.test("reports call an engine by its file, and the bundled one by what it is", () => {
  const own = engineFacts(["/a b/engine", "-q"], { bundled: false, cwd: "dir" });
  assertEquals(own, { name: "engine", command: ["/a b/engine", "-q"], cwd: "dir" });
  const bundled = engineFacts(bundledEngine("mgtp"), { bundled: true });
  assertEquals(bundled, { name: "conforming (bundled)", command: [] });
});

Deno.test("an engine runs where the user is, or where --cwd says from there", () => {
  using _ = environment({ INIT_CWD: "/somewhere" });
  const words = ["./engine", "-q"];
  const file = "/somewhere/engine";
  assertEquals(engineCommand(words, { file }), { program: file, args: ["-q"], cwd: "/somewhere" });
  assertEquals(engineCommand(words, { file, cwd: "dir" }).cwd, "/somewhere/dir");
  assertEquals(engineCommand(words, { file, cwd: "/dir" }).cwd, "/dir");
  assertEquals(engineCommand(words, { file: "" }).program, "./engine");
});

Deno.test({
  name: "pinned engines spread over the cores, also after more ran than there are cores",
  ignore: await lacks("linux", "taskset", "two cores"),
  fn: async () => {
    const command = { program: "/bin/sh", args: ["-c", "taskset -cp $$; read x"], cwd: "/" };
    const transport = transportTo(command, { transport: "stdio", cores: 2 });
    const open = async (): Promise<Channel> => {
      const opened = await transport({ framing: lines, clock: realClock, log: () => 0 });
      assert(opened.ok);
      return opened.value;
    };
    const coresOf = async (count: number): Promise<string> => {
      const channels = await Promise.all(Array.from({ length: count }, open));
      const said = await Promise.all(channels.map((channel) => channel.receive(20_000)));
      for (const channel of channels) await channel[Symbol.asyncDispose]();
      const cores = said.map((one) => one.kind === "frame" ? one.text.split(": ")[1] : one.kind);
      return cores.sort().join(" ");
    };
    assertEquals(await coresOf(4), "0 0 1 1");
    assertEquals(await coresOf(2), "0 1");
  },
});
