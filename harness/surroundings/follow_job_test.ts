import { assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import type { RunEvent } from "../core/mod.ts";
import { EVENTS_FILE } from "../ledger/mod.ts";
import { REPORTERS } from "../../reporters/mod.ts";
import { captured, environment } from "../testing/environment.ts";
import { eventsOf, sampleReport } from "../testing/sample_report.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { followJob, followRun } from "./follow_job.ts";
import { EventFile } from "./report_files.ts";

async function* jobOf<Event>(events: readonly Event[]): AsyncGenerator<Event, void, undefined> {
  for (const event of events) yield await Promise.resolve(event);
}

Deno.test("a job is finished once, after its last event, and not where it failed", async () => {
  const told: unknown[] = [];
  const on = (event: number): void => {
    if (event < 0) throw new RangeError("a bug of ours");
    told.push(event);
  };
  const finish = (hurried: boolean): void => void told.push({ hurried });
  await followJob(jobOf([1, 2]), { on, finish });
  assertEquals(told, [1, 2, { hurried: false }]);
  await assertRejects(() => followJob(jobOf([3, -1, 4]), { on, finish }), RangeError);
  assertEquals(told, [1, 2, { hurried: false }, 3]);
});

Deno.test("events are written before they are shown, and the run is reported at its end", async () => {
  await using folder = await tempFolder();
  using _ = environment({ INIT_CWD: folder.path, LC_ALL: "C" });
  const { all, out } = await followed(folder.path);
  assertEquals(all, eventsOf(sampleReport()).length);
  assertStringIncludes(out, "junit.xml");
  assertStringIncludes(out, EVENTS_FILE);
  assertEquals(Deno.statSync(`${folder.path}/junit.xml`).isFile, true);
});

Deno.test("a round that the next one ended is not reported", async () => {
  await using folder = await tempFolder();
  const { out } = await followed(folder.path, AbortSignal.abort());
  assertEquals(out, "");
  assertEquals([...Deno.readDirSync(folder.path)].map(({ name }) => name), [EVENTS_FILE]);
});

/** Follows the run of the sample report; how many events were in the file when they were told. */
async function followed(folder: string, signal?: AbortSignal) {
  let all = 0;
  using file = new EventFile(folder, { everyMs: 0 });
  const on = (_: RunEvent): void => {
    all += 1;
    assertEquals(Deno.readTextFileSync(file.path).trimEnd().split("\n").length, all);
  };
  const reporters = REPORTERS.filter(({ id }) => id === "junit");
  const { out } = await captured(() =>
    followRun(jobOf(eventsOf(sampleReport())), {
      ...{ kit: undefined, folder, file, reporters, on, signal, language: "en" as const },
    })
  );
  return { all, out };
}
