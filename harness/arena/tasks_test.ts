import { assertEquals, assertThrows } from "@std/assert";
import { type ContestRound, UsageError } from "../core/mod.ts";
import { placeOf, taskNumber, taskOf } from "./tasks.ts";

Deno.test("a task is named, or its number comes from Slurm or Kubernetes", () => {
  const from = (variables: Readonly<Record<string, string>>) => (name: string) => variables[name];
  assertEquals(taskNumber("12"), 12);
  assertEquals(taskNumber("auto", from({ SLURM_ARRAY_TASK_ID: "3" })), 3);
  assertEquals(taskNumber("auto", from({ JOB_COMPLETION_INDEX: "0" })), 1);
  assertThrows(() => taskNumber("auto", from({})), UsageError, "Slurm array");
  for (const text of ["0", "-1", "1.5", "x", ""]) assertThrows(() => taskNumber(text), UsageError);
});

Deno.test("the tasks of earlier rounds stand behind those of the last", () => {
  const round = (number: number, meetings: number): ContestRound => ({
    number,
    pairings: Array.from({ length: meetings }, (_, at) => ({ one: 2 * at, other: 2 * at + 1 })),
    byes: [],
    out: [],
  });
  const rounds = [round(1, 3), round(2, 2), round(3, 2)];
  const places = [1, 2, 3, 5, 6, 7].map((task) => placeOf(rounds, task));
  assertEquals(places.map((place) => place && `${place.round} ${place.at}`), [
    ...["3 0", "3 1", "1 0", "1 2", "2 0", "2 1"],
  ]);
  assertEquals(places.map((place) => place && taskOf(rounds, place)), [1, 2, 3, 5, 6, 7]);
  assertEquals(placeOf(rounds, 8), undefined);
});
