import { assertEquals, assertThrows } from "@std/assert";
import { UsageError } from "../command.ts";
import { taskNumber } from "./tasks.ts";

Deno.test("a task is named, or its number comes from Slurm or Kubernetes", () => {
  const from = (variables: Readonly<Record<string, string>>) => (name: string) => variables[name];
  assertEquals(taskNumber("12"), 12);
  assertEquals(taskNumber("auto", from({ SLURM_ARRAY_TASK_ID: "3" })), 3);
  assertEquals(taskNumber("auto", from({ JOB_COMPLETION_INDEX: "0" })), 1);
  assertThrows(() => taskNumber("auto", from({})), UsageError, "Slurm array");
  for (const text of ["0", "-1", "1.5", "x", ""]) assertThrows(() => taskNumber(text), UsageError);
});
