import { assertEquals, assertRejects } from "@std/assert";
import { tempFolder } from "../../testing/temp_folder.ts";
import { availableScenarios } from "../../surroundings/available_scenarios.ts";
import { UsageError } from "../../core/mod.ts";
import { samplePairing } from "../../classroom/test_kit.ts";
import { merge } from "./merge.ts";
import { type Plan, PLAN_FILE, suiteHash } from "../../classroom/plan.ts";
import { Store } from "../../classroom/store.ts";

const SUITE = decodeURIComponent(
  new URL("../../../fixtures/class/suite", import.meta.url).pathname,
);
const pairing = samplePairing();
const suite = await suiteHash(await availableScenarios(pairing, [SUITE]), pairing.protocol.rules);
const terms = { version: "1", protocol: "mgtp", suite, seed: 1, strict: false, timeScale: 1 };
const CLASS = ["a", "b"].map((name, at) => ({ name, slug: name, shard: at + 1 }));

/** The results of one of two parts, in which these are graded. */
function lay(folder: string, index: number, names: readonly string[]): void {
  const plan: Plan = {
    schema: 1,
    terms: { ...terms, sandbox: "none" },
    rubric: { file: "", text: "", hash: "" },
    shard: { index, of: 2 },
    class: CLASS,
  };
  const store = new Store(folder);
  store.write(PLAN_FILE, JSON.stringify(plan));
  for (const name of names) {
    const trouble = { standing: "unbuildable", why: "No" } as const;
    store.begin({ name, slug: name, key: "", hash: "", trouble, confinement: "none" });
  }
}

Deno.test("parts that do not fit are refused before anything is written", async () => {
  await using folder = await tempFolder();
  const at = (name: string): string => `${folder.path}/${name}`;
  lay(at("one"), 1, ["a"]);
  lay(at("two"), 2, []);
  const run = (out: string) =>
    merge.run([at("one"), at("two"), "--suite", SUITE, "--out", at(out), "--quiet"]);
  await assertRejects(() => run("whole"), UsageError, '"b" is not graded in');
  lay(at("two"), 2, ["b"]);
  await assertRejects(() => run("one/"), UsageError, "is one of the parts itself");
  lay(at("other"), 1, []);
  await assertRejects(() => run("other"), UsageError, "holds the results of part 1/2 of a class");
  const state = at("two/journals/b.json");
  const sound = Deno.readTextFileSync(state);
  Deno.writeTextFileSync(state, sound.replace("unbuildable", "graded"));
  await assertRejects(
    () => run("whole"),
    UsageError,
    "two/journals/b.json:1: this line is damaged",
  );
  Deno.writeTextFileSync(state, sound);
  assertEquals([...Deno.readDirSync(folder.path)].some(({ name }) => name === "whole"), false);
  assertEquals(await run("whole"), 0);
  const book = JSON.parse(Deno.readTextFileSync(at("whole/gradebook.json")));
  assertEquals(
    book.grades.map((grade: Record<string, unknown>) => [grade.submission, grade.standing]),
    [["a", "unbuildable"], ["b", "unbuildable"]],
  );
  folder.write("two/grade.json", '{"schema":1,"class":[{}]}');
  await assertRejects(() => run("whole"), UsageError, "Cannot read");
});
