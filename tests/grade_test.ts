import { assert, assertEquals, assertMatch } from "@std/assert";
import { layClass, type SampleSubmission, SUBMISSIONS } from "../fixtures/class/submissions.ts";
import type { Gradebook } from "../harness/core/mod.ts";
import { runCommand } from "../harness/cli/mod.ts";
import { type Ended, shinpan } from "../harness/testing/command_line.ts";
import { captured } from "../harness/testing/environment.ts";
import { untilConclusive } from "../harness/testing/until_conclusive.ts";
import { lacks } from "../harness/testing/needs.ts";
import { type TempFolder, tempFolder } from "../harness/testing/temp_folder.ts";
import { detectSandbox, strongest } from "../harness/transports/mod.ts";

const HERE = decodeURIComponent(new URL("../fixtures/class/", import.meta.url).pathname);
const HOW = [
  ...["--protocol", "mgtp", "--suite", `${HERE}suite`, "--rubric", `${HERE}rubric.yaml`],
  ...["--time-scale", "0.1", "--build-time", "2s", "--seed", "1"],
];
const ignore = await lacks("linux", "cc", "make", "limits");

async function laidOut(submissions: readonly SampleSubmission[]): Promise<TempFolder> {
  const folder = await tempFolder();
  await layClass(`${folder.path}/class`, submissions);
  return folder;
}

function grade({ path }: TempFolder, out: string, more: readonly string[] = []): Promise<Ended> {
  const words = ["grade", `${path}/class`, ...HOW, "--out", `${path}/${out}`, ...more];
  return untilConclusive(() => shinpan(words));
}

/** The same without a process of its own; one at a time. */
function gradeHere(
  { path }: TempFolder,
  out: string,
  more: readonly string[] = [],
): Promise<Ended> {
  const words = ["grade", `${path}/class`, ...HOW, "--out", `${path}/${out}`, ...more];
  return untilConclusive(() => here(words));
}

async function here(args: readonly string[]): Promise<Ended> {
  const { result, out, err } = await captured(() => runCommand([...args, "--lang", "en"]));
  return { code: result, out, err };
}

async function book({ path }: TempFolder, out: string): Promise<Gradebook> {
  return JSON.parse(await Deno.readTextFile(`${path}/${out}/gradebook.json`));
}

async function csv({ path }: TempFolder, out: string): Promise<string> {
  return await Deno.readTextFile(`${path}/${out}/gradebook.csv`);
}

/** Nothing goes wrong; only a missing bubblewrap is reported. */
async function assertNoComplaint(err: string): Promise<void> {
  const level = strongest(await detectSandbox());
  const told = level === "namespaces" ? "" : `Submissions are confined by ${level} only; .*\n`;
  assertMatch(err, new RegExp(`^${told}$`));
}

Deno.test({
  name: "every submission of a class gets the marks it earned",
  ignore,
  fn: async () => {
    assert(SUBMISSIONS.length >= 24);
    await using folder = await laidOut(SUBMISSIONS);
    const { code, err } = await grade(folder, "results", ["--jobs", "4", "--lang", "en"]);
    assertEquals(code, 0, err);
    await assertNoComplaint(err);
    // As it was before course sites, rosters and lateness: a class without them sees no difference.
    assertEquals(await csv(folder, "results"), Deno.readTextFileSync(`${HERE}gradebook.csv`));
    const { grades } = await book(folder, "results");
    const found = grades.map(({ submission, standing, points }) => [submission, standing, points]);
    const wanted = SUBMISSIONS.map((
      { name, expected },
    ) => [name, expected.standing, expected.points]);
    assertEquals(found, wanted.toSorted(([a = ""], [b = ""]) => a < b ? -1 : 1));
    for (const { name, expected: { breaks } } of SUBMISSIONS) {
      const broken = grades.find(({ submission }) => submission === name)?.broken ?? [];
      assert(breaks === undefined || broken.includes(breaks), `${name}: ${broken}`);
    }
  },
});

const FEW = SUBMISSIONS.filter(({ name }) => /^(b02|c02|c09|c11|u01)/.test(name));

/** The programs of those few, compiled once; a submission that does not compile brings its sources. */
const built = ignore ? [] : await Promise.all(FEW.map(async (submission) => {
  const [source = ""] = Object.values(submission.files);
  const engine = submission.expected.standing === "graded" ? await compiled(source) : undefined;
  return { submission, engine };
}));

async function compiled(source: string): Promise<Uint8Array> {
  await using folder = await tempFolder();
  const args = ["-O1", "-o", `${folder.path}/engine`, folder.write("a.c", source)];
  const { success, stderr } = await new Deno.Command("cc", { args }).output();
  assert(success, new TextDecoder().decode(stderr));
  return await Deno.readFile(`${folder.path}/engine`);
}

/** A class of few, most of which bring what they have compiled at home. */
async function fewLaidOut(): Promise<TempFolder> {
  const folder = await laidOut(FEW.filter(({ expected }) => expected.standing !== "graded"));
  for (const { submission: { name }, engine } of built) {
    if (engine) await bring(folder, name, engine);
  }
  return folder;
}

async function bring({ path }: TempFolder, name: string, engine: Uint8Array): Promise<void> {
  await Deno.mkdir(`${path}/class/${name}`, { recursive: true });
  await Deno.writeFile(`${path}/class/${name}/engine`, engine, { mode: 0o755 });
}

Deno.test({
  name: "parts of a class come together as if it had been graded at once",
  ignore,
  fn: async () => {
    await using folder = await fewLaidOut();
    const all = [await gradeHere(folder, "whole")];
    for (const part of [1, 2, 3, 4]) {
      all.push(await gradeHere(folder, `part-${part}`, ["--shard", `${part}/4`]));
    }
    assertEquals(all.map(({ code }) => code), [0, 0, 0, 0, 0]);
    const merge = (...names: readonly string[]): Promise<Ended> =>
      here([
        ...["merge", ...names.map((name) => `${folder.path}/${name}`)],
        ...["--suite", `${HERE}suite`, "--out", `${folder.path}/merged`],
      ]);
    const other = await gradeHere(folder, "part-1", ["--shard", "2/4"]);
    assertEquals(other.code, 2);
    assert(other.err.includes('/part-1" holds the results of part 1/4 of a class'), other.err);
    const lacking = await merge("part-1", "part-2", "part-4");
    assertEquals(lacking.code, 2);
    assert(
      lacking.err.includes("Part 3/4 is missing (1 submission: c09 cheats)"),
      lacking.err,
    );
    const doubled = await merge("part-1", "part-2", "part-3", "part-4", "part-4");
    assert(doubled.err.includes("Part 4 is there 2 times"), doubled.err);
    const { code } = await merge("part-4", "part-3", "part-2", "part-1");
    assertEquals(code, 0);
    for (const file of ["gradebook.csv", "gradebook.json"]) {
      const read = (out: string): string => Deno.readTextFileSync(`${folder.path}/${out}/${file}`);
      assertEquals(read("merged"), read("whole"));
    }
  },
});

Deno.test({
  name: "what is finished is not run again, and what has changed is",
  ignore,
  fn: async () => {
    await using folder = await fewLaidOut();
    await gradeHere(folder, "results");
    const before = await csv(folder, "results");
    const pages = ["index.html", "junit.xml", "results.json", "build.log"];
    const students = `${folder.path}/results/submissions`;
    const unbuilt = [...Deno.readDirSync(students)].find(({ name }) => name.startsWith("u01"));
    const page = (name: string): string =>
      Deno.readTextFileSync(`${students}/${unbuilt?.name}/${name}`);
    const first = pages.map(page);
    const again = await gradeHere(folder, "results");
    assertEquals(pages.map(page), first);
    assertEquals(again.out.match(/known already/g)?.length, FEW.length);
    assertEquals(await csv(folder, "results"), before);
    const good = built.find(({ submission }) => submission.name === "b02")?.engine;
    assert(good);
    await bring(folder, "c09 cheats", good);
    const changed = await gradeHere(folder, "results");
    assertEquals(changed.out.match(/known already/g)?.length, FEW.length - 1);
    const { grades } = await book(folder, "results");
    assertEquals(grades.find(({ submission }) => submission === "c09 cheats")?.points, 100);
    const complete = await csv(folder, "results");
    await Deno.remove(`${folder.path}/class/c11 wrong code`, { recursive: true });
    const vanished = await gradeHere(folder, "results");
    assertEquals([vanished.code, await csv(folder, "results")], [0, complete]);
    assert(vanished.out.includes("c11 wrong code: It vanished"), vanished.out);
  },
});
