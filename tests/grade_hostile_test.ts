import { assert, assertEquals, assertMatch } from "@std/assert";
import type { HostileSubmission } from "../fixtures/class/hostile_submission.ts";
import { hostileSubmissions } from "../fixtures/class/hostile_submissions.ts";
import { type Gradebook, visible } from "../harness/core/mod.ts";
import { elementsOf, parseXml } from "../harness/testing/check_xml.ts";
import { type Ended, startShinpan, textIn } from "../harness/testing/command_line.ts";
import { lacks } from "../harness/testing/needs.ts";
import { untilConclusive } from "../harness/testing/until_conclusive.ts";
import {
  type HostileClass,
  hostileClass,
  layOut,
  ROOT,
  SECRET,
  WORD,
} from "./hostile_class_kit.ts";

interface Graded extends Ended {
  /** Command lines of processes that still run, and folders that were not removed. */
  readonly left: readonly string[];
  readonly book: Gradebook;
}

function grade(place: HostileClass, level: string): Promise<Graded> {
  return untilConclusive(() => gradedOnce(place, level));
}

async function gradedOnce({ targets }: HostileClass, level: string): Promise<Graded> {
  const run = startShinpan([
    ...[
      "grade",
      targets.class,
      "--protocol",
      "mgtp",
      "--seed",
      "1",
      "--suite",
      `${ROOT}fixtures/class/suite`,
    ],
    ...["--rubric", targets.rubric, "--out", targets.results, "--sandbox", level],
    ...["--time-scale", "0.1", "--build-time", "2s", "--memory", "128", "--jobs", "3"],
  ], { env: { SHINPAN_TEST_SECRET: SECRET } });
  const ended = await run.ended;
  const text = await Deno.readTextFile(`${targets.results}/gradebook.json`).catch(() => "null");
  return {
    ...ended,
    left: [...run.left().map(String), ...hostileProcesses(), ...copiesLeftBy(run.child.pid)],
    book: JSON.parse(text),
  };
}

/** The names, marks and standings of a class, in the order of the names. */
function marksOf({ book }: Graded): readonly (readonly unknown[])[] {
  return book.grades.map(({ submission, standing, points }) => [submission, standing, points]);
}

function wanted(all: readonly HostileSubmission[], level: string): readonly (readonly unknown[])[] {
  const pointsOf = ({ points, alone = points }: HostileSubmission): number =>
    level === "namespaces" ? alone : points;
  const honest = ["a honest", "z honest"].map((name) => [name, "graded", 100] as const);
  const hostile = all.map((one) => [one.name, one.standing ?? "graded", pointsOf(one)]);
  return [...hostile, ...honest].toSorted(([a = ""], [b = ""]) => a < b ? -1 : 1);
}

function hostileProcesses(): readonly string[] {
  return [...Deno.readDirSync("/proc")]
    .map(({ name }) => textIn(`/proc/${Number(name)}/cmdline`))
    .filter((line) => line.includes(WORD));
}

function copiesLeftBy(pid: number): readonly string[] {
  return [...Deno.readDirSync(Deno.env.get("TMPDIR") ?? "/tmp")].map(({ name }) => name)
    .filter((name) => name.startsWith(`launch-c41d7-${pid}-`));
}

/** Everything that a student gets, and the journal besides. */
function* resultsOf({ targets: { results } }: HostileClass, { book }: Graded) {
  for (const { submission, slug, points } of book.grades) {
    const folder = `${results}/submissions/${slug}`;
    const read = (name: string): string => Deno.readTextFileSync(`${folder}/${name}`);
    const journal = textIn(`${results}/journals/${slug}.jsonl`);
    yield { submission, points, folder, read, journal, log: textIn(`${folder}/build.log`) };
  }
}

/** The submissions that say "done" when everything was tried. */
const TRIED = ["reader", "writer", "link out", "network", "killer", "steals while it is built"];

/** No submission got anything, nothing was touched, and nothing of them is left. */
function assertNoHarm(
  place: HostileClass,
  graded: Graded,
  before: Readonly<Record<string, string>>,
) {
  assertEquals(place.untouched(), before);
  assertEquals([place.guests, graded.left], [[], []]);
  for (const { submission, read, journal, log } of resultsOf(place, graded)) {
    const seen = [journal, log, read("index.html"), read("junit.xml"), read("results.json")].join();
    assert(!seen.includes(SECRET), `${submission} has seen the secret`);
    const [got] = /GOT .{0,80}/.exec(journal + log) ?? [];
    assertEquals([submission, got], [submission, undefined]);
    if (TRIED.includes(submission)) assert((journal + log).includes("done"), submission);
  }
}

/** Forged text stands nowhere as if Shinpan had said it. */
function assertTruth(place: HostileClass, graded: Graded): void {
  assertEquals(visible(graded.out.replaceAll("\n", ""), Infinity), graded.out.replaceAll("\n", ""));
  assertEquals(graded.out.match(/^\s*::.*|.*##\[.*/gm), null, "A command to a CI service");
  const rows = Deno.readTextFileSync(`${place.targets.results}/gradebook.csv`).split("\r\n");
  assertEquals(rows.length, graded.book.grades.length + 2);
  assert(rows.every((row) => /^[\w':]/.test(row) || row === ""), "A row begins as a formula");
  for (const { submission, points, read } of resultsOf(place, graded)) {
    const suite = parseXml(read("junit.xml"));
    const names = elementsOf(suite, "testcase").map(({ attributes }) => attributes["name"]);
    const { score, tests } = JSON.parse(read("results.json"));
    assertEquals([submission, score], [submission, points]);
    const titles = tests.map((test: { name: string }) => test.name);
    assert(![...names, ...titles].includes("forged"), submission);
    for (const name of ["index.html", "junit.xml", "results.json", "build.log"]) {
      assert(!read(name).includes("\x1b"), `${submission}: ${name}`);
    }
    for (const page of [read("index.html"), read("junit.xml")]) {
      assert(!/<script>forged|<testcase name="forged"/.test(page), submission);
    }
  }
}

Deno.test({
  name: "hostile submissions get nothing and do no harm, in namespaces",
  ignore: await lacks("cc", "namespaces"),
  fn: async () => {
    await using place = await hostileClass();
    const all = hostileSubmissions(place.targets);
    await layOut(place.folder, all);
    const before = place.untouched();
    const graded = await grade(place, "namespaces");
    assertEquals(marksOf(graded), wanted(all, "namespaces"), graded.out + graded.err);
    assertEquals([graded.code, graded.err], [0, ""]);
    assertNoHarm(place, graded, before);
    assertTruth(place, graded);
  },
});

/**
 * Submissions that are graded side by side. Without root all submissions are one user's processes, which the kernel
 * counts together: a fork bomb can keep its neighbours from starting programs, as `doctor` says.
 */
const NEIGHBOURS: readonly ((name: string) => boolean)[] = Deno.uid() === 0
  ? [() => true]
  : [(name) => name !== "fork bomb", (name) => name === "fork bomb"];

Deno.test({
  name: "limits alone hold what uses too much or does not go",
  ignore: await lacks("cc", "limits"),
  fn: async () => {
    for (const isHere of NEIGHBOURS) {
      await using place = await hostileClass();
      const some = hostileSubmissions(place.targets).filter(({ name, limits }) =>
        limits && isHere(name)
      );
      await layOut(place.folder, some);
      const before = place.untouched();
      const graded = await grade(place, "limits");
      assertEquals(marksOf(graded), wanted(some, "limits"), graded.out + graded.err);
      assertEquals([graded.code, graded.err], [0, ""]);
      assertNoHarm(place, graded, before);
    }
  },
});

Deno.test({
  name: "without a sandbox some of them get what they want, so that getting nothing says something",
  ignore: await lacks("linux", "cc"),
  fn: async () => {
    await using place = await hostileClass();
    const some = hostileSubmissions(place.targets).filter(({ name }) =>
      /^(reader|network)$/.test(name)
    );
    await layOut(place.folder, some);
    const graded = await grade(place, "none");
    const journals = [...resultsOf(place, graded)].map(({ journal }) => journal).join("");
    assertMatch(journals, new RegExp(`GOT .*${SECRET}`));
    assert(place.guests.includes("tcp") && place.guests.includes("unix"), place.guests.join());
  },
});
