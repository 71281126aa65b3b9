import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { sampleGrade } from "../testing/sample_gradebook.ts";
import { sampleCase, sampleReport, sampleRun } from "../testing/sample_report.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { sampleEntry, sampleRoom } from "./test_kit.ts";
import { inOrder, writeInterim, writeResults } from "./write_results.ts";

const CASES = ["mgtp/b", "mgtp/a", "mgtp/secret"].map((key) => sampleCase(key));
const REPORT = {
  ...sampleReport(),
  run: sampleRun({ planned: ["mgtp/a", "mgtp/b", "mgtp/secret"] }),
  cases: CASES,
};

Deno.test("cases are in the order of the plan, unplanned ones last", () => {
  const stranger = sampleCase("x");
  const { cases } = inOrder({ ...REPORT, cases: [stranger, ...CASES] });
  assertEquals(cases.map(({ key }) => key), ["mgtp/a", "mgtp/b", "mgtp/secret", "x"]);
});

Deno.test("marks can be read while the class is still graded", async () => {
  await using temp = await tempFolder();
  const room = await sampleRoom(temp);
  const entry = sampleEntry(temp, "alice");
  for (const report of [undefined, { ...REPORT, cases: CASES.slice(0, 1) }, REPORT]) {
    writeInterim(entry, room, report);
    const text = await Deno.readTextFile(`${room.store.folderOf("alice")}/results.json`);
    assertEquals(typeof JSON.parse(text).score, "number");
  }
});

Deno.test("what is hidden stands in nothing that the author gets", async () => {
  await using temp = await tempFolder();
  const plain = await sampleRoom(temp);
  const room = { ...plain, rubric: { ...plain.rubric, hidden: ["mgtp/secret"] } };
  await writeResults(sampleEntry(temp, "bob"), room, { grade: sampleGrade("bob"), report: REPORT });
  const folder = room.store.folderOf("bob");
  for (const name of ["junit.xml", "index.html", "events.jsonl", "results.json"]) {
    const text = await Deno.readTextFile(`${folder}/${name}`);
    assert(!text.includes("mgtp/secret"), name);
  }
  assertEquals((await Deno.readTextFile(`${folder}/junit.xml`)).match(/<testcase /g)?.length, 2);
});

Deno.test("the author of a submission that never ran is shown what the compiler said", async () => {
  await using temp = await tempFolder();
  const room = await sampleRoom(temp);
  const grade = sampleGrade("carol", { standing: "unbuildable", why: "It does not build" });
  const log = "engine.c:7: error: expected ';'\n";
  const told = { grade, report: undefined, log, startedAt: "2026-01-01T00:00:00Z" };
  await writeResults(sampleEntry(temp, "carol"), room, told);
  const folder = room.store.folderOf("carol");
  assertEquals(room.store.buildLog("carol"), log);
  for (const name of ["junit.xml", "index.html", "results.json"]) {
    assertStringIncludes(await Deno.readTextFile(`${folder}/${name}`), "engine.c:7: error");
  }
  assertEquals(await Deno.readTextFile(`${folder}/events.jsonl`), "");
});
