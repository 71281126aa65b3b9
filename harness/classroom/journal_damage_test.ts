import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import fc from "../testing/fast_check.ts";
import { runs } from "../testing/quick.ts";
import { inLanguage, type RunEvent } from "../core/mod.ts";
import { eventsOf, sampleReport } from "../testing/sample_report.ts";
import { type TempFolder, tempFolder } from "../testing/temp_folder.ts";
import { damageText, decodeEvents, encodeEvent } from "../ledger/mod.ts";
import type { SubmissionState } from "../ledger/mod.ts";
import { type KnownResults, Store } from "./store.ts";

const STATE: SubmissionState = {
  name: "my_engine",
  slug: "a",
  key: "k",
  hash: "h",
  confinement: "none",
};
const BROKEN: SubmissionState = { ...STATE, trouble: { standing: "unbuildable", why: "No" } };
const LINES = eventsOf(sampleReport()).map(encodeEvent);
const { events: ALL } = decodeEvents(LINES.join(""));
/** A small run with a finding. */
const EVENTS = ALL.slice(0, 12);
assert(EVENTS.some(({ kind }) => kind === "violation"));

interface Files {
  readonly store: Store;
  readonly journal: string;
  readonly state: string;
}

async function writeFiles({ path }: TempFolder, state = STATE, events = EVENTS): Promise<Files> {
  const store = new Store(`${path}/results`);
  store.begin(state);
  await add(store, events);
  const base = `${path}/results/journals/a.json`;
  return { store, journal: `${base}l`, state: base };
}

async function add(store: Store, events: readonly RunEvent[]): Promise<void> {
  using journal = await store.journal("a");
  for (const event of events) journal.add(event);
}

/** Nothing may be known that differs from what was written, other than by an end that is missing. */
function assertHonest(known: KnownResults, what: string, state = STATE): void {
  if (known.damage) {
    assertStringIncludes(inLanguage(damageText(known.damage), "en"), "is damaged", what);
    assertEquals([known.state, known.events], [undefined, []], what);
    return;
  }
  // Another key: the submission counts as another one and is graded anew.
  if (!known.state) return assertEquals(known.events, [], what);
  assertEquals(known.state, state, what);
  assertEquals(known.events, EVENTS.slice(0, known.events.length), what);
  assert(known.events.length >= EVENTS.length - 1, `${what}: more than the last line is gone`);
}

Deno.test("a flipped byte anywhere in a journal is noticed or changes nothing", async () => {
  await using folder = await tempFolder();
  const { store, journal } = await writeFiles(folder);
  const bytes = Deno.readFileSync(journal);
  const at = fc.integer({ min: 0, max: bytes.length - 1 });
  const near = fc.integer({ min: 1, max: 60 }).map((back) => bytes.length - back);
  const flip = fc.integer({ min: 1, max: 255 });
  await fc.assert(
    fc.asyncProperty(fc.oneof(at, near), flip, async (place, bits) => {
      const spoilt = bytes.with(place, (bytes[place] ?? 0) ^ bits);
      Deno.writeFileSync(journal, spoilt);
      assertHonest(await store.known("a", "k"), `byte ${place} ^ ${bits}`);
    }),
    { numRuns: runs(300) },
  );
});

Deno.test("intact files of another submission are reported as damage", async () => {
  for (const files of [["jsonl"], ["json", "jsonl"]]) {
    await using folder = await tempFolder();
    const { store } = await writeFiles(folder);
    store.begin({ ...STATE, name: "poor", slug: "b" });
    const path = `${folder.path}/results/journals`;
    for (const file of files) Deno.copyFileSync(`${path}/a.${file}`, `${path}/b.${file}`);
    const { state, events, damage } = await store.lastKnown("b");
    const file = `${path}/b.${files.length > 1 ? "json" : "jsonl"}`;
    assertEquals([state, events, damage], [undefined, [], { file, line: 1 }]);
  }
});

Deno.test("a flipped byte anywhere in a state is noticed or changes nothing", async () => {
  await using folder = await tempFolder();
  const { store, state } = await writeFiles(folder, BROKEN);
  const bytes = Deno.readFileSync(state);
  for (let place = 0; place < bytes.length; place++) {
    for (const bits of [1, 2, 32, 128]) {
      Deno.writeFileSync(state, bytes.with(place, (bytes[place] ?? 0) ^ bits));
      assertHonest(await store.known("a", "k"), `byte ${place} ^ ${bits}`, BROKEN);
    }
  }
});

Deno.test("a line that is removed, doubled or moved is noticed by its number", async () => {
  await using folder = await tempFolder();
  const { store, journal } = await writeFiles(folder);
  const lines = Deno.readTextFileSync(journal).split("\n").slice(0, -1);
  const known = async (changed: readonly string[]): Promise<KnownResults> => {
    Deno.writeTextFileSync(journal, changed.map((line) => `${line}\n`).join(""));
    return await store.known("a", "k");
  };
  for (const [at, line] of lines.entries()) {
    const damage = { file: journal, line: at + 1 };
    const removed = await known(lines.toSpliced(at, 1));
    const isLast = at === lines.length - 1;
    assertEquals(removed.damage, isLast ? undefined : damage, `without line ${at + 1}`);
    assertEquals(removed.events, isLast ? EVENTS.slice(0, -1) : []);
    const doubled = await known(lines.toSpliced(at, 0, line));
    assertEquals(doubled.damage, { file: journal, line: at + 2 }, `line ${at + 1} twice`);
    const other = (at + 5) % lines.length;
    const swapped = await known(lines.with(at, lines[other] ?? "").with(other, line));
    assertEquals(swapped.damage?.line, Math.min(at, other) + 1, `${at + 1} for ${other + 1}`);
  }
});

Deno.test("a run that was killed at any byte goes on to the same journal", async () => {
  await using folder = await tempFolder();
  const { store, journal } = await writeFiles(folder);
  const bytes = Deno.readFileSync(journal);
  const place = fc.integer({ min: 0, max: bytes.length });
  await fc.assert(
    fc.asyncProperty(place, async (at) => {
      Deno.writeFileSync(journal, bytes.slice(0, at));
      const { events, damage } = await store.known("a", "k");
      assertEquals([damage, events], [undefined, EVENTS.slice(0, events.length)]);
      await add(store, EVENTS.slice(events.length));
      assertEquals(Deno.readFileSync(journal), bytes);
    }),
    { numRuns: runs(120), examples: [[0], [bytes.length], [bytes.length - 1]] },
  );
});

Deno.test("a journal without seals is not taken where seals were written", async () => {
  await using folder = await tempFolder();
  const { store, journal } = await writeFiles(folder);
  const plain = EVENTS.map(encodeEvent).join("");
  Deno.writeTextFileSync(journal, plain);
  assertEquals((await store.known("a", "k")).damage, { file: journal, line: 1 });
});

Deno.test("in a journal of the version before only a line that was torn may be unreadable", async () => {
  await using folder = await tempFolder();
  const { store, journal, state } = await writeFiles(folder);
  Deno.writeTextFileSync(state, JSON.stringify(STATE));
  const lay = (...texts: readonly string[]): void =>
    Deno.writeTextFileSync(journal, texts.join(""));
  lay(...LINES.slice(0, 2), '{"kind":"case-fin\n', ...LINES);
  assertEquals((await store.known("a", "k")).events, [...ALL.slice(0, 2), ...ALL]);
  lay(...LINES.slice(0, 2), '{"kind":"case-fin\n', ...LINES.slice(2));
  assertEquals((await store.known("a", "k")).damage, { file: journal, line: 3 });
});
