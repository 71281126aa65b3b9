import { assert, assertEquals } from "@std/assert";
import fc from "../testing/fast_check.ts";
import { gapsIn, readShard, split } from "./shard.ts";

Deno.test.each<[string, Record<string, string>, { index: number; of: number } | string]>([
  ["3/8", {}, { index: 3, of: 8 }],
  ["1/1", {}, { index: 1, of: 1 }],
  ["auto", { SLURM_ARRAY_TASK_ID: "7", SLURM_ARRAY_TASK_COUNT: "8", SLURM_ARRAY_TASK_MIN: "0" }, {
    index: 8,
    of: 8,
  }],
  ["auto", { SLURM_ARRAY_TASK_ID: "1", SLURM_ARRAY_TASK_COUNT: "4" }, { index: 1, of: 4 }],
  ["auto/4", { JOB_COMPLETION_INDEX: "0" }, { index: 1, of: 4 }],
  ["auto", { CI_NODE_INDEX: "2", CI_NODE_TOTAL: "3" }, { index: 2, of: 3 }],
  ["auto", { JOB_COMPLETION_INDEX: "0" }, 'say of how many, as in "auto/8"'],
  ["auto/4", { JOB_COMPLETION_INDEX: "4" }, "write a part from 1 to the number of parts"],
  ["auto/4", { JOB_COMPLETION_INDEX: "x" }, "write a part from 1 to the number of parts"],
  ["0/8", {}, "write a part from 1 to the number of parts"],
  ["9/8", {}, "write a part from 1 to the number of parts"],
  ["3", {}, 'write it as "3/8", or "auto"'],
  ["a/b", {}, 'write it as "3/8", or "auto"'],
  [
    "auto",
    {},
    'none of SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX, CI_NODE_INDEX is set; write it as "3/8"',
  ],
])("--shard %s in %j", (text, environment, wanted) => {
  const read = readShard(text, environment);
  assertEquals(read.ok ? read.value : read.error.en, wanted);
});

Deno.test("every name is in exactly one part, whatever the order in which they come", () => {
  fc.assert(fc.property(
    fc.uniqueArray(fc.string(), { maxLength: 40 }),
    fc.integer({ min: 1, max: 9 }),
    (names, count) => {
      const parts = split(names, count);
      assertEquals(parts.size, names.length);
      assert([...parts.values()].every((part) => part >= 1 && part <= count));
      assertEquals([...split(names.toReversed(), count)], [...parts]);
      const sizes = Array.from(
        { length: count },
        (_, at) => [...parts.values()].filter((part) => part === at + 1).length,
      );
      assert(Math.max(...sizes) - Math.min(...sizes) <= 1);
    },
  ));
});

Deno.test("with durations the parts end together", () => {
  const durations = new Map([["a", 90], ["b", 10], ["c", 10], ["d", 60], ["e", 10], ["f", 20]]);
  const parts = split([...durations.keys()], 2, durations);
  const load = (part: number): number =>
    [...parts].filter(([, one]) => one === part).reduce(
      (sum, [name]) => sum + durations.get(name)!,
      0,
    );
  assertEquals([load(1), load(2)], [100, 100]);
});

Deno.test("parts that are missing or there twice are named", () => {
  const parts = (...indices: readonly number[]) => indices.map((index) => ({ index, of: 4 }));
  assertEquals(gapsIn(parts(4, 1, 3, 2)), { missing: [], doubled: [] });
  assertEquals(gapsIn(parts(1, 4, 4)), { missing: [2, 3], doubled: [4] });
  assertEquals(gapsIn([]), { missing: [], doubled: [] });
});
