import { assertEquals } from "@std/assert";
import { perDialogue } from "./per_dialogue.ts";
import { SEED_DIALOGUE } from "./seed.ts";

Deno.test("a value is computed once per dialogue", () => {
  const ends: string[] = [];
  const endOf = perDialogue(({ end }) => ({ end, count: ends.push(end) }));
  const other = { ...SEED_DIALOGUE, end: "bye" };
  const all = [SEED_DIALOGUE, other, SEED_DIALOGUE, other].map((each) => endOf(each).end);
  assertEquals(all, [SEED_DIALOGUE.end, "bye", SEED_DIALOGUE.end, "bye"]);
  assertEquals(ends.length, 2);
});
