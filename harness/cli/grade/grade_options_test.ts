import { assertEquals, assertThrows } from "@std/assert";
import { readGradeOptions } from "./grade_options.ts";

Deno.test("options stand before and after the folder", () => {
  const options = readGradeOptions(
    ["--protocol", "mgtp", "class/", "--shard=2/4", "--full", "--sandbox", "limits", "--no-pin"],
  );
  const { protocol, folder, shard, budgetMs, sandbox, pin, out, least } = options;
  assertEquals({ protocol, folder, shard, budgetMs, sandbox, pin, out, least }, {
    protocol: "mgtp",
    folder: "class",
    shard: { index: 2, of: 4 },
    budgetMs: Infinity,
    sandbox: "limits",
    pin: false,
    out: "results",
    least: "none",
  });
});

Deno.test.each<[string[], string]>([
  [[], "One folder of submissions is needed: see shinpan grade --help"],
  [["a", "b"], "One folder of submissions is needed: see shinpan grade --help"],
  [
    ["a", "--shard", "5/4"],
    'Cannot read --shard "5/4": write a part from 1 to the number of parts',
  ],
  [
    ["a", "--sandbox", "namespace"],
    'Cannot read --sandbox "namespace": use one of none, limits, namespaces, auto (did you mean "namespaces"?)',
  ],
  [["a", "--jobs", "0"], 'Cannot read --jobs "0": write a whole number from 1 to 256'],
])("%j is refused with a fix", (args, message) => {
  assertEquals((assertThrows(() => readGradeOptions(args)) as Error).message, message);
});
