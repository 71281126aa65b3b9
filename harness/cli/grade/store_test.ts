import { assertEquals, assertThrows } from "@std/assert";
import type { RunEvent } from "../../core/mod.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { Store, type SubmissionState } from "./store.ts";

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
    using journal = store.journal("a_b");
    journal.add(DONE);
  }
  const again = new Store(`${folder.path}/results`);
  assertEquals(again.known("a_b", "k"), { state: STATE, events: [DONE] });
  assertEquals(again.known("a_b", "another"), { events: [] });
  assertEquals(again.lastKnown("a_b"), { state: STATE, events: [DONE] });
  assertEquals(again.known("nobody", "k"), { events: [] });
});

Deno.test("a journal that was torn goes on after the tear", async () => {
  await using folder = await tempFolder();
  const store = new Store(`${folder.path}/results`);
  store.begin(STATE);
  const file = `${folder.path}/results/journals/a_b.jsonl`;
  await Deno.writeTextFile(file, `${JSON.stringify(DONE)}\n{"kind":"run-fin`);
  {
    using journal = store.journal("a_b");
    journal.add(END);
  }
  assertEquals(store.events("a_b"), [DONE, END]);
});

Deno.test("who begins anew knows nothing of before", async () => {
  await using folder = await tempFolder();
  const store = new Store(`${folder.path}/results`);
  store.begin(STATE);
  {
    using journal = store.journal("a_b");
    journal.add(DONE);
  }
  store.begin({ ...STATE, key: "new" });
  assertEquals(store.known("a_b", "new").events, []);
});

Deno.test("a part's results can be taken over", async () => {
  await using folder = await tempFolder();
  const [from, to] = ["one", "two"].map((name) => new Store(`${folder.path}/${name}`));
  if (!from || !to) throw new Error("no stores");
  from.begin(STATE);
  {
    using journal = from.journal("a_b");
    journal.add(DONE);
  }
  await Deno.writeTextFile(`${from.folderOf("a_b")}/index.html`, "page");
  to.copy(from, "a_b");
  assertEquals(to.known("a_b", "k").events, [DONE]);
  assertEquals(await Deno.readTextFile(`${to.folderOf("a_b")}/index.html`), "page");
});

Deno.test("a closed store takes nothing in any more", async () => {
  await using folder = await tempFolder();
  const store = new Store(`${folder.path}/results`);
  store.begin(STATE);
  using journal = store.journal("a_b");
  journal.add(DONE);
  store.close();
  assertThrows(() => journal.add(END), Error, "closed");
  assertThrows(() => store.begin({ ...STATE, key: "other" }), Error, "closed");
  assertThrows(() => store.write("gradebook.csv", ""), Error, "closed");
  assertEquals(store.lastKnown("a_b"), { state: STATE, events: [DONE] });
});
