import { assert, assertEquals } from "@std/assert";
import { machineFacts } from "./doctor_facts.ts";

Deno.test("a machine is asked for its tools and for what it can confine", async () => {
  const tried: string[] = [];
  const facts = await machineFacts({
    os: "linux",
    uid: 1000,
    find: (program) => ["cc", "prlimit"].includes(program) ? `/opt/${program}` : undefined,
    lendsRights: () => false,
    run: ({ program }) => {
      tried.push(program);
      return Promise.resolve({ code: 0, out: "", err: "" });
    },
  });
  assertEquals([facts.os, facts.uid, facts.tools], ["linux", 1000, { cc: "/opt/cc" }]);
  const { none, limits, namespaces } = facts.abilities.levels;
  assertEquals([none, limits, namespaces].map(({ possible }) => possible), [true, true, false]);
  assertEquals(tried, ["prlimit"]);
});

Deno.test("what is measured is a number that can be", async () => {
  const { cores, load, memoryMiB, diskMiB, clockStepMs } = await machineFacts({
    os: "other",
    uid: undefined,
    find: () => undefined,
    lendsRights: () => false,
    run: () => Promise.resolve({ code: 1, out: "", err: "" }),
  });
  for (const figure of [cores, memoryMiB, diskMiB, clockStepMs]) assert(figure > 0);
  assert(load >= 0);
});
