import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { classSeed } from "./class_seed.ts";
import { SAMPLE_TERMS } from "./test_kit.ts";

const NONE = { submissions: [], parts: 1 };
const OLD = { terms: { ...SAMPLE_TERMS, seed: 77 } };

Deno.test("a seed that the grader names counts", async () => {
  assertEquals(await classSeed(5, { ...NONE, old: OLD }), 5);
});

Deno.test("an interrupted class goes on with the seed that was drawn", async () => {
  assertEquals(await classSeed(undefined, { ...NONE, old: OLD }), 77);
});

Deno.test("otherwise a seed is drawn, and another one each time", async () => {
  const drawn = new Set<number>();
  for (let round = 0; round < 8; round++) drawn.add(await classSeed(undefined, NONE));
  assert(drawn.size > 1);
  assert([...drawn].every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31));
  assertNotEquals(await classSeed("random", { ...NONE, old: OLD }), 77);
});

Deno.test("all parts of a class draw the same seed, and another class draws another", async () => {
  await using one = await tempFolder();
  await using two = await tempFolder();
  const seedOf = async (folder: typeof one, text: string): Promise<number> => {
    folder.write("a/engine.c", text);
    const submissions = [{ name: "a", path: `${folder.path}/a` }];
    return await classSeed(undefined, { submissions, parts: 8 });
  };
  assertEquals(await seedOf(one, "int main"), await seedOf(two, "int main"));
  assertNotEquals(await seedOf(one, "int main"), await seedOf(two, "int main()"));
});
