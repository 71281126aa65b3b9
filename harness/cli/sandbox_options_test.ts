import { assert, assertEquals, assertMatch, assertThrows } from "@std/assert";
import { lacks } from "../testing/needs.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { readOptions } from "./options.ts";
import { sandboxOptions } from "./sandbox_options.ts";
import { confineEngine, type SandboxOptions } from "../surroundings/mod.ts";

const NAMES = {
  values: ["sandbox", "require-sandbox", "memory", "processes"],
  lists: ["readable"],
};

function read(...words: readonly string[]): SandboxOptions {
  return sandboxOptions(readOptions(words, NAMES));
}

function complaint(...words: readonly string[]): string {
  try {
    read(...words);
    return "";
  } catch (error) {
    return error instanceof UsageError ? error.message : "";
  }
}

Deno.test("nothing is confined unless an option asks for it or requires it", () => {
  assertEquals(read().level, undefined);
  assertEquals([read("--require-sandbox", "limits").level, read().least], ["auto", "none"]);
  const asked = read("--sandbox=namespaces", "--memory", "64", "--processes=8", "--readable", "/a");
  assertEquals([asked.level, asked.readable], ["namespaces", ["/a"]]);
  assertEquals([asked.limits.memoryMiB, asked.limits.processes], [64, 8]);
});

Deno.test("what is no level is reported with those that are", () => {
  assertMatch(complaint("--sandbox", "namespace"), /did you mean "namespaces"/);
  assertMatch(complaint("--require-sandbox", "auto"), /none, limits, namespaces/);
  assertMatch(complaint("--memory", "lots"), /whole number/);
});

const SETTING = { network: false, pinned: false, language: "en" } as const;

Deno.test("without options an engine gets a process group, pinned or not", async () => {
  const command = { program: "/bin/true", args: [] };
  for (const [pinned, words] of [[false, ""], [true, ", pinned to a core"]] as const) {
    using confined = await confineEngine(command, { ...SETTING, pinned, sandbox: read() });
    assertEquals([confined.confinement, confined.description], [
      undefined,
      `process group${words}`,
    ]);
  }
});

Deno.test("less than is required is refused, with a way out", async () => {
  const sandbox = read("--sandbox", "none", "--require-sandbox", "limits");
  const command = { program: "/bin/true", args: [] };
  const refused = await confineEngine(command, { ...SETTING, sandbox }).catch((error) => error);
  assert(refused instanceof UsageError);
  assertMatch(refused.message, /^The sandbox "limits" is not available: .+: .+/);
});

Deno.test({
  name: "in namespaces an engine gets a copy of its folder, found at the same path",
  ignore: await lacks("namespaces"),
  async fn() {
    await using folder = await tempFolder();
    const program = folder.write("engine", "#!/bin/sh\n", 0o755);
    const sandbox = read("--sandbox", "auto", "--memory", "64");
    const command = { program, args: [], cwd: folder.path };
    const confined = await confineEngine(command, { ...SETTING, sandbox });
    const copy = confined.confinement?.folder;
    assertEquals(copy?.inside, folder.path);
    assertEquals(Deno.readTextFileSync(`${copy?.outside}/engine`), "#!/bin/sh\n");
    assertMatch(confined.description, /^namespaces: .*64 MiB memory, 256 processes/);
    confined[Symbol.dispose]();
    assertThrows(() => Deno.statSync(copy?.outside ?? ""));
    assert(Deno.statSync(program).isFile);
  },
});
