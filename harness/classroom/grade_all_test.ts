import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import {
  type ClassEvent,
  type ClassUnderWay,
  foldClass,
  follow,
  type Gradebook,
} from "../core/mod.ts";
import { gradeOf } from "../grading/mod.ts";
import { decodeJobEvent } from "../ledger/mod.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { gradeAll, type GradeAllOptions, type OpenClass } from "./grade_all.ts";
import type { Graded } from "./grade_one.ts";
import { sampleEntry, sampleRoom } from "./test_kit.ts";
import type { Entry, GradingRoom } from "./room.ts";

function unbuilt({ submission: { name }, slug }: Entry, { rubric }: GradingRoom): Graded {
  const trouble = { standing: "unbuildable", why: "The build failed" } as const;
  return { grade: gradeOf({ submission: name, slug, trouble }, rubric), again: false };
}

/** The gradebook that the events fold into, and whose marks were told. */
async function graded(open: OpenClass, options: GradeAllOptions) {
  const finished: string[] = [];
  let state: ClassUnderWay | undefined;
  await follow(gradeAll(open, options), (event) => {
    if (event.kind === "class-started") state = { book: event.book, running: [] };
    if (event.kind === "submission-graded") finished.push(event.grade.submission);
    state &&= foldClass(state, event);
  });
  assert(state);
  return { book: state.book, finished };
}

Deno.test("every submission is tried, and an error of the harness does not stop the others", async () => {
  await using folder = await tempFolder();
  const room = await sampleRoom(folder);
  const mine = ["a", "b", "c"].map((name, at) => sampleEntry(folder, name, at));
  const cores: (number | undefined)[] = [];
  const { book, finished } = await graded({ room, mine, jobs: 2, cores: 2 }, {
    bom: false,
    one: (entry, room, core) => {
      cores.push(core);
      if (entry.slug === "b") return Promise.reject(new Error("The cable was pulled"));
      return Promise.resolve(unbuilt(entry, room));
    },
  });
  assertEquals(book.grades.map(({ submission, standing }) => [submission, standing]), [
    ["a", "unbuildable"],
    ["b", "inconclusive"],
    ["c", "unbuildable"],
  ]);
  assertEquals(book.grades[1]?.why, "The cable was pulled");
  assertEquals(finished.toSorted(), ["a", "b", "c"]);
  assertEquals(cores.slice(0, 2), [0, 1]);
  const written: Gradebook = JSON.parse(
    Deno.readTextFileSync(`${folder.path}/results/gradebook.json`),
  );
  assertEquals(written.grades, JSON.parse(JSON.stringify(book.grades)));
  const lines = Deno.readTextFileSync(`${folder.path}/results/events.jsonl`).trimEnd().split("\n");
  const kept = lines.map((text, at) => decodeJobEvent(text, { line: at + 1, torn: false })?.event);
  const start = kept[0];
  assert(start?.kind === "class-started");
  const folded = kept.reduce(
    (state, event) =>
      event && event.kind.match(/^class|^sub/) ? foldClass(state, event as ClassEvent) : state,
    { book: start.book, running: [] } as ClassUnderWay,
  );
  assertEquals(folded.book.grades, written.grades);
  const times = JSON.parse(Deno.readTextFileSync(`${folder.path}/results/timings.json`));
  assertEquals(Object.keys(times), ["a", "b", "c"]);
});

Deno.test("once results cannot be written, no further submission is judged", async () => {
  await using folder = await tempFolder();
  const room = await sampleRoom(folder);
  const mine = ["a", "b", "c"].map((name, at) => sampleEntry(folder, name, at));
  const begun: string[] = [];
  const killed = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  const run = graded({ room, mine, jobs: 2, cores: 1 }, {
    bom: false,
    one: async (entry, room) => {
      begun.push(entry.slug);
      if (entry.slug === "a") {
        await Deno.remove(`${folder.path}/results`, { recursive: true });
        return unbuilt(entry, room);
      }
      await killed.promise;
      const { submission: { name }, slug } = entry;
      const state = { name, slug, key: "k", hash: "h", confinement: "none" };
      assertThrows(() => room.store.begin(state), Error, "closed");
      late.resolve();
      return unbuilt(entry, room);
    },
  });
  await assertRejects(() => run, Deno.errors.NotFound);
  killed.resolve();
  await late.promise;
  assertEquals(begun, ["a", "b"]);
});

Deno.test("while a class is graded again, the old marks stay until new ones replace them", async () => {
  await using folder = await tempFolder();
  const room = await sampleRoom(folder);
  const mine = ["a", "b"].map((name, at) => sampleEntry(folder, name, at));
  const points = { a: 7, b: 8 } as Record<string, number>;
  const rows = (): readonly string[] =>
    Deno.readTextFileSync(`${folder.path}/results/gradebook.csv`).split("\r\n").slice(1, 3)
      .map((row) => row.split(",").slice(0, 2).join());
  const one = (entry: Entry, room: GradingRoom): Promise<Graded> => {
    const { grade } = unbuilt(entry, room);
    return Promise.resolve({ grade: { ...grade, points: points[entry.slug] ?? 0 }, again: false });
  };
  await graded({ room, mine, jobs: 1, cores: 1 }, { bom: false, one });
  assertEquals(rows(), ["a,7", "b,8"]);
  points["a"] = 9;
  const seen: (readonly string[])[] = [];
  await graded({ room, mine, jobs: 1, cores: 1 }, {
    bom: false,
    one,
  }).then(() => seen.push(rows()));
  assertEquals(seen, [["a,9", "b,8"]]);
  const during = graded({ room, mine, jobs: 1, cores: 1 }, {
    bom: false,
    one: (entry, room) => {
      if (entry.slug === "b") seen.push(rows());
      return one(entry, room);
    },
  });
  points["a"] = 10;
  await during;
  assertEquals(seen[1], ["a,10", "b,8"]);
});
