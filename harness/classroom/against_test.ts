import { assertEquals } from "@std/assert";
import type { Fixture } from "../../fixtures/engines/fixture.ts";
import breaker from "../../fixtures/engines/mgtp/breaks_empty_text.ts";
import conforming from "../../fixtures/engines/mgtp/conforming.ts";
import { inLanguage } from "../core/mod.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { compare } from "./against.ts";
import { hashOfText, type Plan, suiteHash, type Terms } from "./plan.ts";
import type { Results } from "./results.ts";
import { SAMPLE_PAIRING, SAMPLE_SCENARIOS, SAMPLE_SUITE, sampleEvents } from "./sample_run_kit.ts";
import { SAMPLE_TERMS } from "./test_kit.ts";
import { Store } from "./store.ts";

const TERMS = {
  ...SAMPLE_TERMS,
  suite: await suiteHash(SAMPLE_SCENARIOS, SAMPLE_PAIRING.protocol.rules),
};

/** What a grader has of a class: its students, and what ran, with the hash of the work. */
interface Graded {
  readonly members: readonly string[];
  readonly ran?: Readonly<Record<string, readonly [hash: string, engine: Fixture]>>;
  readonly terms?: Partial<Terms>;
  readonly rubric?: string;
}

async function resultsOf(path: string, name: string, graded: Graded): Promise<Results> {
  const { members, ran = {}, terms = {}, rubric: text = "" } = graded;
  const folder = `${path}/${name}`;
  const store = new Store(folder);
  for (const [slug, [hash, engine]] of Object.entries(ran)) {
    store.begin({ name: slug, slug, key: "k", hash, confinement: "none" });
    using journal = await store.journal(slug);
    for (const event of await sampleEvents(engine, slug)) journal.add(event);
  }
  const rubric = { file: text && "r.yaml", text, hash: await hashOfText(text) };
  const plan: Plan = {
    schema: 1,
    shard: { index: 1, of: 1 },
    rubric,
    terms: { ...TERMS, ...terms },
    class: members.map((each) => ({ name: each, slug: each, shard: 1 })),
  };
  return { name, folder, plan, store, book: { grades: [] } as unknown as Results["book"] };
}

/** What is said of two graders' results, in English. */
async function compared(one: Graded, other: Graded): Promise<readonly [boolean, string[]]> {
  await using temp = await tempFolder();
  const sides = [
    await resultsOf(temp.path, "one", one),
    await resultsOf(temp.path, "two", other),
  ] as const;
  const { text, differs } = await compare(...sides, [SAMPLE_SUITE]);
  const lines = text.map(({ name, what }) =>
    `${name === undefined ? "" : `${name}: `}${inLanguage(what, "en")}`
  );
  return [differs, lines];
}

Deno.test("two graders that found the same agree, whatever the clock said", async () => {
  const graded = { members: ["a", "b"], ran: { a: ["h", conforming], b: ["h", breaker] } } as const;
  assertEquals(await compared(graded, graded), [false, ["2 marks are the same in both"]]);
});

Deno.test("marks that differ are named with their cause: other work, and other verdicts", async () => {
  const [differs, lines] = await compared(
    { members: ["a", "b"], ran: { a: ["h", conforming], b: ["h", conforming] } },
    { members: ["a", "b"], ran: { a: ["h", conforming], b: ["other", breaker] } },
  );
  assertEquals([differs, ...lines], [
    true,
    "1 of 2 differ (one → two)",
    "b: broken rules: – → mgtp/empty-text",
    "b: another submission was graded",
    "b: suite/game: passed → warned",
    "b: suite/hello: passed → warned",
    "b: suite/quit: passed → warned",
  ]);
});

Deno.test("a submission that only one grader has is named, in the order of names", async () => {
  const ran = { b: ["h", conforming] } as const;
  const [differs, lines] = await compared({ members: ["c", "b"], ran }, {
    members: ["b", "a"],
    ran,
  });
  assertEquals([differs, lines.slice(1)], [true, ["a: it is only in two", "c: it is only in one"]]);
});

Deno.test("a submission that only one grader ran is named; one that neither ran is not", async () => {
  const [, lines] = await compared(
    { members: ["a", "b"], ran: { a: ["h", conforming] } },
    { members: ["a", "b"] },
  );
  assertEquals(lines.slice(1), ["a: no journal explains its marks"]);
});

Deno.test("terms that differ are named beside marks that do not", async () => {
  const graded = { members: ["a"], ran: { a: ["h", conforming] } } as const;
  const rubric = "lines: [{ level: MUST, points: 90 }, { level: SHOULD, points: 10 }]\n";
  const [differs, lines] = await compared(
    { ...graded, terms: { seed: 1 } },
    { ...graded, terms: { seed: 2 }, rubric },
  );
  assertEquals([differs, lines.at(1)], [false, "The two differ in: seed (1 → 2), rubric"]);
});

Deno.test("a damaged journal is reported with its line, and gives no marks", async () => {
  await using temp = await tempFolder();
  const graded = { members: ["a"], ran: { a: ["h", conforming] } } as const;
  const one = await resultsOf(temp.path, "one", graded);
  const two = await resultsOf(temp.path, "two", graded);
  const path = `${temp.path}/two/journals/a.jsonl`;
  const lines = Deno.readTextFileSync(path).split("\n");
  Deno.writeTextFileSync(path, lines.toSpliced(2, 1).join("\n"));
  const { text, differs } = await compare(one, two, [SAMPLE_SUITE]);
  const said = inLanguage(text.at(-1)!.what, "en");
  assertEquals([differs, /a\.jsonl:\d+: this line is damaged/.test(said)], [true, true], said);
});
