import { assertEquals, assertMatch, assertRejects, assertStringIncludes } from "@std/assert";
import { inLanguage } from "../core/mod.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { gradeOne } from "./grade_one.ts";
import { sampleEntry, sampleRoom } from "./test_kit.ts";
import type { GradingRoom } from "./room.ts";

const ignore = Deno.build.os === "windows";

/** A class of one, graded once with each room after the other. */
async function graded(
  files: Readonly<Record<string, string>>,
  ...rooms: readonly Partial<GradingRoom>[]
): Promise<readonly string[]> {
  await using folder = await tempFolder();
  for (const [name, text] of Object.entries(files)) folder.write(`class/a/${name}`, text);
  const told: string[] = [];
  for (const changes of rooms) {
    const room = await sampleRoom(folder, changes);
    const { grade, again } = await gradeOne(sampleEntry(folder, "a"), room)
      .catch((error) => ({ grade: { standing: "thrown", why: error.message }, again: false }));
    told.push(`${grade.standing}${again ? " again" : ""}: ${inLanguage(grade.why ?? "", "en")}`);
  }
  return told;
}

Deno.test({
  name: "a submission that cannot be run is told why, and is not tried again",
  ignore,
  fn: async () => {
    const rows: readonly [Readonly<Record<string, string>>, string][] = [
      [{ "build.sh": "echo no; exit 3" }, "unbuildable: The build failed (exit code 3)"],
      [{ README: "" }, "unstartable: There is no program to run in it"],
      [
        { "shinpan.yaml": "protocol: usi\nrun: sh x\n" },
        "unstartable: It says that it speaks usi, but this class is graded by mgtp",
      ],
      [{ "shinpan.yaml": "run: ./gone\n" }, 'unstartable: The program of "./gone" is not there'],
    ];
    for (const [files, wanted] of rows) {
      const [first = "", second] = await graded(files, {}, {});
      assertStringIncludes(first, wanted);
      assertEquals(second, first.replace(":", " again:"));
    }
  },
});

Deno.test({
  name: "a submission named by --again is graded again though its result is known",
  ignore,
  fn: async () => {
    const files = { "build.sh": "exit 3" };
    const told = await graded(files, {}, { again: ["b", "?"] }, { again: ["b*"] });
    assertEquals(told.map((text) => text.split(":")[0]), [
      "unbuildable",
      "unbuildable",
      "unbuildable again",
    ]);
  },
});

Deno.test({
  name: "a build that fails on a full disk says nothing, and is tried again",
  ignore,
  fn: async () => {
    let asked = 0;
    const full = { spareMiB: () => asked++ === 0 ? 100 : 0 };
    const told = await graded({ "build.sh": "exit 3" }, full, { spareMiB: () => 0 }, {});
    assertEquals(told.map((text) => text.split(" ").slice(0, 4).join(" ")), [
      "thrown: The disk is",
      "thrown: The disk is",
      "unbuildable: The build failed",
    ]);
  },
});

Deno.test({
  name: "a log that is too long is cut in the middle, and says so",
  ignore,
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("class/a/build.sh", "echo first; yes | head -c 400000; echo last; exit 3");
    const room = await sampleRoom(folder);
    await gradeOne(sampleEntry(folder, "a"), room);
    const log = room.store.buildLog("a") ?? "";
    assertMatch(log, /^It has a build.sh\n\$ sh \.\/build\.sh\nfirst\ny\n/);
    assertMatch(log, /y\n?\n\[… 137867 bytes are left out here …\]\n[y\n]+last\n$/);
  },
});

Deno.test("a submission that vanished before it was graded has open marks, and later those it had", async () => {
  await using folder = await tempFolder();
  const room = await sampleRoom(folder);
  const entry = sampleEntry(folder, "a");
  await assertRejects(() => gradeOne(entry, room), Error, "Not read: It vanished");
  folder.write("class/a/README", "");
  const { grade } = await gradeOne(entry, room);
  await Deno.remove(`${folder.path}/class/a`, { recursive: true });
  const told: unknown[] = [];
  const again = await gradeOne(entry, { ...room, tell: ({ kind }) => told.push(kind) });
  assertEquals(again.grade, grade);
  assertEquals(told, ["submission-started", "submission-told"]);
});

Deno.test("a refused submission has a page that says so, and is known from then on", async () => {
  await using folder = await tempFolder();
  const room = await sampleRoom(folder);
  const entry = sampleEntry(folder, "a");
  Deno.mkdirSync(`${folder.path}/class/a/${"d/".repeat(45)}`, { recursive: true });
  const page = (): string => Deno.readTextFileSync(`${room.store.folderOf("a")}/index.html`);
  const { grade } = await gradeOne(entry, room);
  const first = page();
  assertStringIncludes(inLanguage(grade.why ?? "", "en"), "It is nested over 40 deep");
  assertStringIncludes(first, "It is nested over 40 deep");
  assertEquals((await gradeOne(entry, room)).grade, grade);
  assertEquals(page(), first);
  assertEquals(room.store.state("a")?.trouble?.standing, "unstartable");
});

Deno.test({
  name: "a damaged journal is reported with its line, and the submission gets its own marks again",
  ignore,
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("class/a/shinpan.yaml", "run: sh run.sh\n");
    folder.write("class/a/run.sh", "cat\n");
    const told: string[] = [];
    const room = await sampleRoom(folder, {
      tell: (event) => {
        if (event.kind !== "submission-told" || !event.damaged) return;
        told.push(inLanguage(event.what, "en"));
      },
    });
    const entry = sampleEntry(folder, "a");
    const { grade } = await gradeOne(entry, room);
    assertEquals(await gradeOne(entry, room), { grade, again: true });
    const journal = `${folder.path}/results/journals/a.jsonl`;
    const text = Deno.readTextFileSync(journal);
    Deno.writeTextFileSync(journal, text.replace('"planned":[]', '"planned":[ ]'));
    assertEquals(await gradeOne(entry, room), { grade, again: false });
    assertEquals(told.map((line) => line.replace(folder.path, "")), [
      "/results/journals/a.jsonl:1: this line is damaged, or a line before it is missing; " +
      "this submission is graded again",
    ]);
    assertEquals(await gradeOne(entry, room), { grade, again: true });
    Deno.writeTextFileSync(journal, text.slice(1));
    await Deno.remove(`${folder.path}/class/a`, { recursive: true });
    await assertRejects(() => gradeOne(entry, room), Error, "a.jsonl:1: this line is damaged");
  },
});
