import { assertEquals } from "@std/assert";
import { environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { findProgram, findSystem, installationOf, whyNotRun } from "./find_program.ts";

const SCRIPT = "#!/bin/sh\n";
const ignore = Deno.build.os === "windows";

Deno.test({
  name: "a submission names its own programs and the system's, the grader any",
  ignore,
  fn: async () => {
    await using folder = await tempFolder();
    const path = await Deno.realPath(folder.path);
    for (const name of ["mine/engine", "mine/src/tool", "neighbour/engine"]) {
      folder.write(name, SCRIPT, 0o755);
    }
    await Deno.symlink("../neighbour/engine", `${path}/mine/link`);
    await Deno.symlink("/bin/sh", `${path}/mine/shell`);
    const cases: Readonly<Record<string, string>> = {
      "./engine": `${path}/mine/engine`,
      "src/tool": `${path}/mine/src/tool`,
      "./shell": `${path}/mine/shell`,
      "/bin/sh": "/bin/sh",
      "./nothing": "missing",
      "../neighbour/engine": "outside",
      [`${path}/neighbour/engine`]: "outside",
      "./link": "outside",
    };
    const search = { cwd: `${path}/mine`, folder: `${path}/mine` };
    for (const [program, wanted] of Object.entries(cases)) {
      const found = findProgram(program, { ...search, byGrader: false });
      assertEquals([program, found.ok ? found.value : found.error], [program, wanted]);
    }
    const any = findProgram("../neighbour/engine", { ...search, byGrader: true });
    assertEquals(any.ok, true);
  },
});

Deno.test({
  name: "a program is visible with its libraries, or alone if a hidden file lies beside it",
  ignore,
  fn: async () => {
    await using folder = await tempFolder();
    const path = await Deno.realPath(folder.path);
    for (const name of ["jdk/bin/java", "home/bin/tool", "home/lib/x", "tools/one"]) {
      folder.write(name, SCRIPT, 0o755);
    }
    const closed = [`${path}/tools/rubric.yaml`];
    const seen = (program: string): readonly string[] =>
      installationOf(`${path}/${program}`, { folder: `${path}/mine`, closed })
        .map((each) => each.slice(path.length + 1));
    Deno.mkdirSync(`${path}/jdk/lib`);
    assertEquals(seen("jdk/bin/java"), ["jdk", "jdk/bin"]);
    assertEquals(seen("mine/engine"), []);
    assertEquals(seen("tools/one"), ["tools/one"]);
    assertEquals(seen("home/bin/tool"), ["home", "home/bin"]);
    using _home = environment({ HOME: `${path}/home` });
    assertEquals(seen("home/bin/tool"), ["home/bin"]);
  },
});

Deno.test({
  name: "a program that is there and cannot be run is said to be so, without our own paths",
  ignore,
  fn: async () => {
    await using folder = await tempFolder();
    const path = await Deno.realPath(folder.path);
    folder.write("mine/crlf", "#!/bin/sh\r\n", 0o755);
    folder.write("mine/plain", SCRIPT, 0o644);
    folder.write("other/crlf", "#!/bin/sh\r\n", 0o755);
    const search = { cwd: `${path}/mine`, folder: `${path}/mine`, byGrader: false };
    const why = (program: string): string | undefined => whyNotRun(program, search)?.en;
    assertEquals(why("./crlf")?.startsWith("The script's first line ends with CR LF"), true);
    assertEquals(why("./plain"), "The file is not executable: run chmod +x './plain'");
    assertEquals([why("./gone"), why("../other/crlf"), why("crlf")], [
      undefined,
      undefined,
      undefined,
    ]);
  },
});

Deno.test("what only the grader has is no program of the system", () => {
  assertEquals(["sh", "no-such-program-anywhere"].map(findSystem), [true, false]);
});
