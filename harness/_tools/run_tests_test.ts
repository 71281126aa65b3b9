import { assert, assertEquals } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { startsProcesses, testFiles, WITH_PROCESSES } from "./quick_files.ts";
import { testArguments } from "./run_tests.ts";
import { groupText } from "./test_groups.ts";
import { WEIGHED } from "./test_weights.ts";

const ROOT = decodeURIComponent(new URL("../../", import.meta.url).pathname);

Deno.test("those tests are run that are named", () => {
  assertEquals(testArguments(["harness/core/"], "/nowhere"), ["-A", "harness/core/"]);
});

const NO_PROCESSES = "harness/_tools/no_processes.ts";

/** The test files that Deno is told to run, from the modules of groups, too. */
function filesIn(args: readonly string[], folder: string): readonly string[] {
  return args.filter((word) => word.endsWith(".ts") || word.endsWith(".tsx")).flatMap((word) =>
    word.startsWith(folder)
      ? [...Deno.readTextFileSync(word).matchAll(/^import "file:(.*)";$/gm)].map(([, url = ""]) =>
        decodeURIComponent(url).replace("//", "").slice(ROOT.length)
      ).filter((file) => file !== NO_PROCESSES)
      : [word]
  );
}

Deno.test("without a name every test file is run, once", async () => {
  await using folder = await tempFolder();
  const files = filesIn(testArguments([], folder.path), folder.path);
  assertEquals(files.toSorted(), testFiles(ROOT).toSorted());
});

Deno.test("the quick tests may start no process, and leave out the files that do", async () => {
  await using folder = await tempFolder();
  const args = testArguments(["--quick"], folder.path);
  assert(args.includes("--deny-run"));
  const files = filesIn(args, folder.path);
  const all = testFiles(ROOT);
  for (const each of WITH_PROCESSES) {
    assert(all.some((file) => file.startsWith(each)), `There is no test file ${each}`);
  }
  assertEquals(files.toSorted(), all.filter((file) => !startsProcesses(file)).toSorted());
  assert(files.length > all.length / 2);
});

Deno.test("only files that there are have a weight", () => {
  const all = testFiles(ROOT);
  assertEquals(WEIGHED.filter((file) => !all.includes(file)), []);
});

Deno.test("a file that is not said to start processes cannot start one", async () => {
  const [first = ""] = groupText(["harness/core/event_test.ts"], ROOT).split("\n");
  assert(first.endsWith(`/${NO_PROCESSES}";`), first);
  assert(!groupText(["tests/main_test.ts", "harness/core/event_test.ts"], ROOT).includes(first));
  // These tests start none themselves.
  await import("./no_processes.ts");
  assert((await Deno.permissions.query({ name: "run" })).state !== "granted");
});

/** Needs that a file can have which starts no process. */
const WITHOUT_PROGRAMS = /^"(linux|posix|root|two cores)"$/;

Deno.test("a file that asks for a program is said to start processes, or it would be skipped", () => {
  const asking = testFiles(ROOT).filter((file) => {
    const text = Deno.readTextFileSync(`${ROOT}${file}`);
    const needs = [...text.matchAll(/\blacks\(([^)]*)\)/g)].flatMap(([, words = ""]) =>
      words.split(",").map((word) => word.trim()).filter((word) => word !== "")
    );
    return needs.some((need) => !WITHOUT_PROGRAMS.test(need));
  });
  assert(asking.length > 10);
  const missing = asking.filter((file) =>
    !startsProcesses(file) && !file.endsWith("/needs_test.ts")
  );
  assertEquals(missing, []);
});

Deno.test("exactly the tests are run again that were skipped", async () => {
  await using folder = await tempFolder();
  const tests = [{ file: "a_test.ts", name: "a (b) é" }, { file: "a_test.ts", name: "c" }];
  const path = folder.write("skipped.json", JSON.stringify({ tests, packages: [] }));
  const wanted = ["-A", "--filter", "/^(?:a \\(b\\) é|c)$/", "a_test.ts"];
  assertEquals(testArguments(["--again", path], folder.path), wanted);
  const none = folder.write("none.json", JSON.stringify({ tests: [], packages: [] }));
  assert(testArguments(["--again", none], folder.path).includes("--permit-no-files"));
});
