import { assertEquals, assertStringIncludes } from "@std/assert";
import { PAIRINGS } from "../referee/all/mod.ts";
import { captured, environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { runCommand } from "./mod.ts";

const PROTOCOLS = PAIRINGS.map(({ protocol }) => protocol.id).join(", ");

function check(...args: readonly string[]) {
  return captured(() => runCommand(["check", ...args]));
}

Deno.test("an unknown protocol is refused, and an engine in its place is recognised", async () => {
  const cases: Readonly<Record<string, string>> = {
    mgpt: `check: Unknown protocol "mgpt": use one of ${PROTOCOLS} (did you mean "mgtp"?)\n`,
    "./my_engine":
      'check: Unknown protocol "./my_engine": name the protocol before the engine, as in "deno task check mgtp ./my_engine"\n',
  };
  using _ = environment({ SHINPAN_CALL: undefined, npm_lifecycle_event: undefined });
  for (const [word, err] of Object.entries(cases)) {
    assertEquals(await check(word), { result: 2, out: "", err });
  }
});

Deno.test("an engine that cannot be found is reported once, with its reports written", async () => {
  await using folder = await tempFolder();
  using _ = environment({ INIT_CWD: folder.path, LC_ALL: "C", GITHUB_ACTIONS: undefined });
  const { result, out } = await check("mgtp", "./no engine");
  assertEquals(result, 3);
  const lines = out.split("\n").filter((line) => line.includes('find the program "./no engine"'));
  assertEquals(lines.map((line) => line.trim().split(" ")[0]), ["-", "why"]);
  assertStringIncludes(out, "report/junit.xml  report/index.html  report/events.jsonl");
  const names = [...Deno.readDirSync(`${folder.path}/report`)].map(({ name }) => name);
  assertEquals(names.sort(), ["events.jsonl", "index.html", "junit.xml"]);
});

Deno.test("an option behind the engine's path is reported at the end, in the reader's language", async () => {
  await using folder = await tempFolder();
  using _ = environment({
    INIT_CWD: folder.path,
    LC_ALL: "zh_TW.UTF-8",
    GITHUB_ACTIONS: undefined,
  });
  const { err } = await check("mgtp", "--quiet", "./none", "--strict");
  assertStringIncludes(err, "引擎路徑之後的內容都交給了引擎：--strict。");
});

Deno.test("ports are refused for a protocol that does not connect", async () => {
  await using folder = await tempFolder();
  using _ = environment({ INIT_CWD: folder.path });
  const { result, err } = await check("mgtp", "--ports", "10000,10001", "./engine");
  assertEquals([result, err], [
    2,
    "check: --ports is for engines that connect, and mgtp engines do not: leave it out\n",
  ]);
});

Deno.test("nothing is written when the command line is wrong", async () => {
  await using folder = await tempFolder();
  using _ = environment({ INIT_CWD: folder.path });
  assertEquals((await check("mgtp", "--scenario", "xyz", "./engine")).result, 2);
  assertEquals([...Deno.readDirSync(folder.path)], []);
});

Deno.test("a description of a dialogue is for console programs, and its mistakes are reported", async () => {
  await using folder = await tempFolder();
  using _ = environment({ INIT_CWD: folder.path, LC_ALL: "C" });
  await Deno.writeTextFile(`${folder.path}/d.yaml`, "prompts:\n  move: x*\n");
  assertEquals(
    (await check("mgtp", "--console", "d.yaml")).err.split(":")[1],
    " --console is for shogi-console",
  );
  const { result, err } = await check("shogi-console", "--console", "d.yaml", "./shogi");
  assertEquals(result, 2);
  assertStringIncludes(err, 'd.yaml:2:9: Cannot use "x*": it is found in an empty text');
  assertStringIncludes(
    (await check("shogi-console", "--console", "e.yaml")).err,
    'Cannot read "e.yaml"',
  );
  assertStringIncludes(
    (await check("tzaar", "--tty")).err,
    "--tty is for programs that talk by stdin",
  );
});

Deno.test("a dialect that is not there is refused, and a dialect needs a protocol", async () => {
  using _ = environment({ SHINPAN_CALL: undefined, npm_lifecycle_event: undefined });
  const cases: readonly (readonly [readonly string[], string])[] = [
    [["ponder", "--dialect", "v3"], 'Unknown dialect "v3": use one of v2, v1 (did you mean "v2"?)'],
    [
      ["mgtp", "--dialect", "v1"],
      'Unknown dialect "v1": mgtp has no dialects: leave --dialect out',
    ],
    [
      ["--dialect", "v1"],
      "--dialect needs a protocol: name it, as in deno task check ponder --dialect v1",
    ],
  ];
  for (const [args, err] of cases) {
    assertEquals(await check(...args), { result: 2, out: "", err: `check: ${err}\n` });
  }
});
