import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { REPORTERS } from "../../reporters/mod.ts";
import { captured, environment } from "../testing/environment.ts";
import { eventsOf, sampleReport } from "../testing/sample_report.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { EventFile, writeReports } from "./report_files.ts";
import { decodeEvents, EVENTS_FILE, writeWhole } from "../ledger/mod.ts";

const language = "en";

Deno.test("a finished case is on disk as soon as it is written, with all events before it", async () => {
  await using folder = await tempFolder();
  const events = eventsOf(sampleReport());
  using file = new EventFile(folder.path, { everyMs: 1 << 30 });
  for (const [index, event] of events.entries()) {
    file.write(event);
    if (event.kind !== "case-finished" && event.kind !== "run-finished") continue;
    const read = decodeEvents(await Deno.readTextFile(file.path));
    assertEquals([read.events.length, read.problems.length], [index + 1, 0]);
  }
});

Deno.test("a verbose run has every event on disk at once, and an older run is gone", async () => {
  await using folder = await tempFolder();
  folder.write(`new/${EVENTS_FILE}`, "an older and longer run\n".repeat(1000));
  const events = eventsOf(sampleReport());
  using file = new EventFile(`${folder.path}/new/`, { everyMs: 0 });
  assertEquals(file.path, `${folder.path}/new/${EVENTS_FILE}`);
  for (const [index, event] of events.entries()) {
    file.write(event);
    const read = decodeEvents(await Deno.readTextFile(file.path));
    assertEquals([read.events.length, read.problems.length], [index + 1, 0]);
  }
});

Deno.test("a folder that cannot be written to is the user's to change", async () => {
  await using folder = await tempFolder();
  const taken = folder.write("taken", "a file");
  const error = assertThrows(() => new EventFile(taken));
  assert(error instanceof UsageError);
  assertStringIncludes(error.message, `Cannot write to "${taken}": name another folder`);
  await Deno.mkdir(`${folder.path}/dir/${EVENTS_FILE}`, { recursive: true });
  assert(assertThrows(() => new EventFile(`${folder.path}/dir`)) instanceof UsageError);
});

Deno.test("a file is replaced in one step, and no draft is left", async () => {
  await using folder = await tempFolder();
  const path = folder.write("report.xml", "old");
  using old = await Deno.open(path);
  writeWhole(path, "new text");
  assertEquals(await Deno.readTextFile(path), "new text");
  // A reader that had it open still reads the old one: it was not written over.
  const bytes = new Uint8Array(10);
  assertEquals(new TextDecoder().decode(bytes.subarray(0, await old.read(bytes) ?? 0)), "old");
  assertEquals([...Deno.readDirSync(folder.path)].map(({ name }) => name), ["report.xml"]);
});

Deno.test("every reporter writes its file; some print, and the summary goes to GitHub", async () => {
  await using folder = await tempFolder();
  const summary = folder.write("summary.md", "before\n");
  using _ = environment({ GITHUB_STEP_SUMMARY: summary });
  const to = {
    kit: undefined,
    folder: `${folder.path}/out/`,
    reporters: REPORTERS,
    language,
  } as const;
  const report = sampleReport();
  const { result, out } = await captured(() => Promise.resolve(writeReports(report, to)));
  assertEquals(result, REPORTERS.map(({ fileName }) => `${folder.path}/out/${fileName}`));
  for (const { fileName, render } of REPORTERS) {
    const text = await Deno.readTextFile(`${folder.path}/out/${fileName}`);
    assertEquals(text, render(report, language));
  }
  const printing = REPORTERS.filter(({ prints }) => prints);
  assertEquals(out, printing.map(({ render }) => render(report, language)).join(""));
  assert((await Deno.readTextFile(summary)).startsWith("before\n"));
  assert((await Deno.readTextFile(summary)).length > 20);
});

Deno.test("a file that cannot be written leaves no draft", async () => {
  await using folder = await tempFolder();
  await Deno.mkdir(`${folder.path}/taken/by a folder`, { recursive: true });
  assertThrows(() => writeWhole(`${folder.path}/taken`, "text"));
  assertEquals([...Deno.readDirSync(folder.path)].map(({ name }) => name), ["taken"]);
});
