import { assert, assertEquals } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { quickFiles, testFiles, WITH_PROCESSES } from "./quick_files.ts";
import { testArguments } from "./run_tests.ts";

const ROOT = decodeURIComponent(new URL("../../", import.meta.url).pathname);

Deno.test("all tests are run by default, or those that are named", () => {
  assertEquals(testArguments([]), ["-A"]);
  assertEquals(testArguments(["harness/core/"]), ["-A", "harness/core/"]);
});

Deno.test("the quick tests may start no process, and leave out the files that do", () => {
  const args = testArguments(["--quick"]);
  assert(args.includes("--deny-run") && args.includes("harness/_tools/run_tests_test.ts"));
  const all = testFiles(ROOT);
  for (const each of WITH_PROCESSES) {
    assert(all.some((file) => file.startsWith(each)), `There is no test file ${each}`);
    assert(!args.some((file) => file.startsWith(each)), each);
  }
  assert(quickFiles(ROOT).length > all.length / 2);
});

Deno.test("exactly the tests are run again that were skipped", async () => {
  await using folder = await tempFolder();
  const tests = [{ file: "a_test.ts", name: "a (b) é" }, { file: "a_test.ts", name: "c" }];
  const path = folder.write("skipped.json", JSON.stringify({ tests, packages: [] }));
  const wanted = ["-A", "--filter", "/^(?:a \\(b\\) é|c)$/", "a_test.ts"];
  assertEquals(testArguments(["--again", path]), wanted);
  const none = folder.write("none.json", JSON.stringify({ tests: [], packages: [] }));
  assert(testArguments(["--again", none]).includes("--permit-no-files"));
});
