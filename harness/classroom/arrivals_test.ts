import { assert, assertEquals, assertRejects } from "@std/assert";
import { makeZip } from "../testing/make_archive.ts";
import { type TempFolder, tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { defaultRubric, type Rubric } from "../grading/mod.ts";
import { type ArrivalOptions, arrivals } from "./arrivals.ts";

const RUBRIC = defaultRubric({ scenarios: [], rules: [] });
const HOMEWORK = makeZip([{ name: "hw2/main.c", data: "x" }]);

function arrive({ path }: TempFolder, options: Partial<ArrivalOptions> & { folder: string }) {
  const whole = { ...options, folder: `${path}/${options.folder}` };
  return arrivals(whole, { rubric: RUBRIC, copies: `${path}/copies` });
}

function bytes({ path }: TempFolder, name: string, data: Uint8Array): void {
  Deno.writeFileSync(`${path}/${name}`, data);
}

Deno.test("a download of Moodle is a class, packed or not, in one folder too many or not", async () => {
  await using temp = await tempFolder();
  const names = ["王小明_5_assignsubmission_file_/hw2.zip", "A B_6_assignsubmission_file_/main.c"];
  for (const prefix of ["", "HW2-submissions/"]) {
    const entries = names.map((name) => ({ name: prefix + name, data: HOMEWORK, flags: 0x800 }));
    bytes(temp, `moodle${prefix.length}.zip`, makeZip(entries));
    const { submissions, course } = await arrive(temp, { folder: `moodle${prefix.length}.zip` });
    assertEquals(course?.site, "moodle");
    assertEquals(submissions.map(({ name, parts }) => [name, parts?.length]), [
      ...[["A B_6", undefined], ["王小明_5", 1]],
    ]);
    await Deno.remove(`${temp.path}/copies`, { recursive: true });
  }
});

Deno.test("a roster names plain submissions and the students without one", async () => {
  await using temp = await tempFolder();
  temp.write("class/b01/main.c", "");
  temp.write("class/hw2_B02.py", "");
  bytes(temp, "class/b03.zip", HOMEWORK);
  temp.write("class/stranger/x.c", "");
  const roster = temp.write(
    "roster.csv",
    "\ufeff學號;姓名\r\nb01;王\r\nb02;李\r\nb03;陳\r\nb04;林\r\n",
  );
  const { submissions, course } = await arrive(temp, { folder: "class", roster });
  assertEquals(submissions.map(({ name, parts }) => [name, parts?.[0]?.file]), [
    ...[["b01", undefined], ["b02", "hw2_B02.py"], ["b03", "b03.zip"], ["stranger", undefined]],
  ]);
  assertEquals(course?.missing.map(({ id }) => id), ["b04"]);
  assertEquals(submissions[3]?.who?.told?.[0]?.en, "The roster does not have this student");
});

Deno.test("without a site's names and a roster no student is named", async () => {
  await using temp = await tempFolder();
  temp.write("class/b01/main.c", "");
  const { submissions, course } = await arrive(temp, { folder: "class" });
  assert(course === undefined && submissions[0]?.who === undefined);
});

Deno.test("what cannot be a class is refused with what is wrong with it", async () => {
  await using temp = await tempFolder();
  bytes(temp, "evil.zip", makeZip([{ name: "../../evil", data: "x" }]));
  await assertRejects(() => arrive(temp, { folder: "evil.zip" }), UsageError, "leads out");
  temp.write("class/b01/main.c", "");
  const roster = temp.write("roster.csv", "name\nx\n");
  await assertRejects(() => arrive(temp, { folder: "class", roster }), UsageError, 'title "id"');
  const gone = { folder: "class", roster: "/nowhere" };
  await assertRejects(() => arrive(temp, gone), UsageError, "Cannot read the roster");
});

Deno.test("where the rubric minds lateness, those of whom nothing tells it are named", async () => {
  await using temp = await tempFolder();
  temp.write("class/A_1_assignsubmission_file_/main.c", "");
  temp.write("class/B_2_assignsubmission_file_/main.c", "");
  const late = { per: "day", share: 0.1 } as unknown as NonNullable<typeof RUBRIC.late>;
  const told = async (text: string, rubric: Rubric = { ...RUBRIC, late, due: "2026-11-01" }) => {
    const roster = temp.write("roster.csv", text);
    const options = { folder: `${temp.path}/class`, roster };
    const { aside } = await arrivals(options, { rubric, copies: `${temp.path}/copies` });
    return aside.map(({ name, why, ungraded }) => [name, /: ([^:]*)$/.exec(why.en)?.[1], ungraded]);
  };
  assertEquals(await told("id,Identifier\nb01,1\nb02,2\n"), [["late", "b01, b02", undefined]]);
  assertEquals(await told("id,Identifier,late\nb01,1,\nb02,2,1 day\n"), []);
  assertEquals(await told("id,Identifier,submitted\nb01,1,2026-10-31\nb02,2,\n"), [
    ["late", "b02", undefined],
  ]);
  assertEquals(await told("id,Identifier\nb01,1\nb02,2\n", { ...RUBRIC, due: "2026-11-01" }), []);
});
