import { assert, assertEquals, assertThrows } from "@std/assert";
import type { RunEvent } from "../core/mod.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { unseal } from "../ledger/mod.ts";
import type { SubmissionState } from "../ledger/mod.ts";
import { Store } from "./store.ts";

const STATE: SubmissionState = {
  name: "a b",
  slug: "a_b",
  key: "k",
  hash: "h",
  confinement: "none",
};
const DONE: RunEvent = {
  kind: "case-finished",
  key: "x",
  verdict: { kind: "passed" },
  durationMs: 1,
};
const END: RunEvent = { kind: "run-finished", durationMs: 2 };

Deno.test("what was written is known again, as long as the submission is the same", async () => {
  await using folder = await tempFolder();
  const store = new Store(`${folder.path}/results`);
  store.begin(STATE);
  {
    using journal = await store.journal("a_b");
    journal.add(DONE);
  }
  const again = new Store(`${folder.path}/results`);
  assertEquals(await again.known("a_b", "k"), { state: STATE, events: [DONE] });
  assertEquals(await again.known("a_b", "another"), { events: [] });
  assertEquals(await again.lastKnown("a_b"), { state: STATE, events: [DONE] });
  assertEquals(await again.known("nobody", "k"), { events: [] });
});

Deno.test("a journal that was torn goes on after the tear", async () => {
  await using folder = await tempFolder();
  const store = new Store(`${folder.path}/results`);
  store.begin(STATE);
  {
    using journal = await store.journal("a_b");
    journal.add(DONE);
  }
  const file = `${folder.path}/results/journals/a_b.jsonl`;
  await Deno.writeTextFile(file, '{"kind":"run-fin', { append: true });
  {
    using journal = await store.journal("a_b");
    journal.add(END);
  }
  assertEquals(await Array.fromAsync(store.events("a_b")), [DONE, END]);
});

Deno.test("a fresh start ignores earlier results", async () => {
  await using folder = await tempFolder();
  const store = new Store(`${folder.path}/results`);
  store.begin(STATE);
  {
    using journal = await store.journal("a_b");
    journal.add(DONE);
  }
  store.begin({ ...STATE, key: "new" });
  assertEquals((await store.known("a_b", "new")).events, []);
});

Deno.test("a part's results can be taken over", async () => {
  await using folder = await tempFolder();
  const [from, to] = ["one", "two"].map((name) => new Store(`${folder.path}/${name}`));
  if (!from || !to) throw new Error("no stores");
  from.begin(STATE);
  {
    using journal = await from.journal("a_b");
    journal.add(DONE);
  }
  await Deno.writeTextFile(`${from.folderOf("a_b")}/index.html`, "page");
  to.copy(from, "a_b");
  assertEquals((await to.known("a_b", "k")).events, [DONE]);
  assertEquals(await Deno.readTextFile(`${to.folderOf("a_b")}/index.html`), "page");
});

Deno.test("a closed store takes nothing in any more", async () => {
  await using folder = await tempFolder();
  const store = new Store(`${folder.path}/results`);
  store.begin(STATE);
  using journal = await store.journal("a_b");
  journal.add(DONE);
  store.close();
  assertThrows(() => journal.add(END), Error, "closed");
  assertThrows(() => store.begin({ ...STATE, key: "other" }), Error, "closed");
  assertThrows(() => store.write("gradebook.csv", ""), Error, "closed");
  assertEquals(await store.lastKnown("a_b"), { state: STATE, events: [DONE] });
});

Deno.test("a journal of the version before is read, and goes on in the format of today", async () => {
  await using folder = await tempFolder();
  const store = new Store(`${folder.path}/results`);
  folder.write("results/journals/a_b.json", JSON.stringify({ ...STATE, name: "mute" }));
  const old = new URL("../../fixtures/streams/events_format_1.jsonl", import.meta.url);
  folder.write("results/journals/a_b.jsonl", Deno.readTextFileSync(old));
  {
    using journal = await store.journal("a_b");
    journal.add(END);
  }
  const { events } = await store.lastKnown("a_b");
  const barred = events.filter((event) =>
    event.kind === "case-finished" && event.verdict.kind === "skipped" &&
    event.verdict.because.kind === "barred"
  );
  const lines = Deno.readTextFileSync(`${folder.path}/results/journals/a_b.jsonl`).split("\n");
  assert(lines.slice(0, -1).every((line) => unseal(line)), "each line has a seal now");
  assertEquals([barred.length, events.at(-1)], [2, END]);
});
