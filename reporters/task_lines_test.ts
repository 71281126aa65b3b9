import { assertEquals } from "@std/assert";
import { taskLines } from "./task_lines.ts";

const players = ["a", "b\x1b[2J", "c"].map((name) => ({ name, command: [] }));
const open = { task: 1, round: 2, one: 0, other: 1 };
const gone = { task: 2, round: 1, one: 2, other: 0, lost: { file: "c/events.jsonl" } };
const why = { en: "c/events.jsonl:2: damaged", zh: "毀", ja: "壊" };

Deno.test.each<[boolean, readonly string[]]>([
  [false, []],
  [true, ["? Task 1 of round 2 is missing: a – b␛[2J"]],
])("a task that is left is named only where it should have been played: %s", (areMissing, told) => {
  const options = { contest: { players }, language: "en", areMissing } as const;
  assertEquals(taskLines([open], options), told);
});

Deno.test("a meeting whose games are gone is named in any case, with what is known of them", () => {
  const options = { contest: { players }, language: "en", areMissing: false } as const;
  assertEquals(taskLines([gone, { ...gone, lost: { ...gone.lost, why } }], options), [
    "? Task 2: c – a of round 1 must be played again, games are missing in c/events.jsonl",
    "? Task 2: c – a of round 1 must be played again, c/events.jsonl:2: damaged",
  ]);
});
