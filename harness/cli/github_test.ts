import { assertEquals, assertMatch } from "@std/assert";
import { captured, environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { sampleReport } from "../testing/sample_report.ts";
import { EXIT, type ExitCode } from "./command.ts";
import { annotateMistake, onGitHub, outputsOf, setOutputs } from "./github.ts";

Deno.test("a mistake is one command on GitHub and nothing elsewhere", async () => {
  const told = (): ReturnType<typeof captured<void>> =>
    captured(() => Promise.resolve(annotateMistake("shinpan check", "Wrong: mend it\n  a:1\n")));
  using _ = environment({ GITHUB_ACTIONS: undefined });
  assertEquals([onGitHub(), (await told()).out], [false, ""]);
  using _there = environment({ GITHUB_ACTIONS: "true" });
  assertEquals(onGitHub(), true);
  assertEquals((await told()).out, "::error title=shinpan check::Wrong: mend it%0A  a:1\n");
});

Deno.test("outputs are appended, and a value with several lines cannot set another", async () => {
  await using folder = await tempFolder();
  const file = folder.write("output", "before=1\n");
  using _ = environment({ GITHUB_OUTPUT: file });
  setOutputs({ conforms: false, failed: 2 });
  setOutputs({ report: "a\nconforms=true" });
  assertMatch(
    Deno.readTextFileSync(file),
    /^before=1\nconforms=false\nfailed=2\nreport<<(end_[\w-]+)\na\nconforms=true\n\1\n$/,
  );
});

Deno.test("without a file there are no outputs", () => {
  using _ = environment({ GITHUB_OUTPUT: undefined });
  setOutputs({ conforms: true });
});

Deno.test("a step says whether the engine conforms, and nothing where that is open", () => {
  const told = (code: ExitCode) => outputsOf([sampleReport(), undefined], code);
  assertEquals(told(EXIT.conforms), { conforms: true, failed: 3, warned: 1 });
  assertEquals(told(EXIT.violations).conforms, false);
  assertEquals(told(EXIT.unstartable).conforms, false);
  assertEquals(told(EXIT.inconclusive).conforms, "");
});
