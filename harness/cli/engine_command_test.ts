import { assert, assertEquals } from "@std/assert";
import { lines } from "../protocols/protocol.ts";
import { environment } from "../testing/environment.ts";
import { type Channel, realClock } from "../transports/mod.ts";
import {
  bundledEngine,
  engineCommand,
  engineFacts,
  shellWords,
  transportTo,
} from "./engine_command.ts";

Deno.test("words are quoted as a shell needs it, and only then", () => {
  const cases: readonly (readonly [words: readonly string[], text: string])[] = [
    [["./engine", "-q", "--level=3"], "./engine -q --level=3"],
    [["my engine"], "'my engine'"],
    [["it's"], `'it'\\''s'`],
    [["", "$HOME", "a;b", "~"], "'' '$HOME' 'a;b' '~'"],
    [["é", "a\nb"], "'é' 'a\nb'"],
    [[], ""],
  ];
  for (const [words, text] of cases) assertEquals(shellWords(words), text);
});

Deno.test({
  name: "a shell reads quoted words as they were",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    const words = ["a b", "it's", '"', "$(ls)", "\\", "é\t\n", "", "*", "-n", "!x", "`"];
    const script = `for w in ${shellWords(words)}; do printf '%s\\0' "$w"; done`;
    const { stdout } = await new Deno.Command("sh", { args: ["-c", script] }).output();
    assertEquals(new TextDecoder().decode(stdout).split("\0").slice(0, -1), words);
  },
});

Deno.test("the bundled engine is there", async () => {
  const [program = "", ...args] = bundledEngine("mgtp");
  assertEquals(program, Deno.execPath());
  assertEquals(args.slice(-2), ["mgtp", "conforming"]);
  assert((await Deno.stat(args.at(-3) ?? "")).isFile);
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

const HAS_TASKSET = Deno.build.os === "linux" &&
  await new Deno.Command("sh", { args: ["-c", "command -v taskset"] }).output()
    .then(({ success }) => success);
if (!HAS_TASKSET) console.warn("SKIPPED: taskset is not installed, so pinning is not tested");

Deno.test({
  name: "pinned engines spread over the cores, also after more ran than there are cores",
  ignore: !HAS_TASKSET || navigator.hardwareConcurrency < 2,
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
