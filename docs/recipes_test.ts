import { assert, assertEquals } from "@std/assert";
import { layClass, SUBMISSIONS } from "../fixtures/class/submissions.ts";
import { lacks } from "../harness/testing/needs.ts";
import { type TempFolder, tempFolder } from "../harness/testing/temp_folder.ts";

const ROOT = decodeURIComponent(new URL("../", import.meta.url).pathname).replace(/\/$/, "");
const RECIPES = await Deno.readTextFile(`${ROOT}/docs/recipes.md`);
const QUICK = SUBMISSIONS.filter(({ name }) => /^(b02|c11|u01)/.test(name));
const ignore = await lacks("cc");

/** The shell commands under a heading, block by block. */
function recipe(heading: string): readonly string[] {
  const [, after = ""] = RECIPES.split(`## ${heading}`);
  const [section = ""] = after.split("\n## ");
  return [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, block = ""]) => block);
}

async function laidOut(): Promise<TempFolder> {
  const folder = await tempFolder();
  await layClass(`${folder.path}/submissions`, QUICK);
  // The recipes stay as they are; only their Shinpan knows four scenarios instead of all.
  const script = `#!/bin/sh\nexec '${ROOT}/shinpan' "$@" --suite '${ROOT}/fixtures/class/suite'\n`;
  folder.write("checkout/shinpan", script, 0o755);
  return folder;
}

/** Runs a script in a folder, with Deno on PATH. */
async function sh(script: string, cwd: string, env: Readonly<Record<string, string>> = {}) {
  const deno = Deno.execPath().replace(/\/[^/]*$/, "");
  const { code, stdout, stderr } = await new Deno.Command("sh", {
    args: ["-ec", script],
    cwd,
    env: {
      SHINPAN: `${cwd}/checkout`,
      INIT_CWD: "",
      PATH: `${deno}:${Deno.env.get("PATH")}`,
      ...env,
    },
  }).output();
  assertEquals(code, 0, new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

function gradebook({ path }: TempFolder): string {
  return Deno.readTextFileSync(`${path}/results/gradebook.csv`);
}

async function byParallel(): Promise<string> {
  await using folder = await laidOut();
  await sh(recipe("GNU parallel").join(""), folder.path, { PARTS: "2" });
  return gradebook(folder);
}

/** What Slurm would do with the recipe: the script once for each task, then what is wrapped. */
async function bySlurm(): Promise<string> {
  await using folder = await laidOut();
  const [script = "", after = ""] = recipe("Slurm");
  const task = (id: number): Promise<string> =>
    sh(script, folder.path, {
      SLURM_ARRAY_TASK_ID: `${id}`,
      SLURM_ARRAY_TASK_COUNT: "2",
      SLURM_ARRAY_TASK_MIN: "1",
    });
  await Promise.all([task(1), task(2)]);
  const [, merge = ""] = /--wrap '(.*)'/.exec(after) ?? [];
  assert(merge !== "", after);
  await sh(merge, folder.path);
  return gradebook(folder);
}

async function atOnce(): Promise<string> {
  await using folder = await laidOut();
  await sh('"$SHINPAN"/shinpan grade submissions/ --protocol mgtp --quiet', folder.path);
  return gradebook(folder);
}

Deno.test({
  name: "the recipe for Slurm gives the marks of one run",
  ignore,
  fn: async () => {
    const [whole, slurm] = await Promise.all([atOnce(), bySlurm()]);
    const rows = whole.trim().split("\r\n").slice(1).map((row) => row.split(",").slice(0, 2));
    assertEquals(rows, [["b02", "100"], ["c11 wrong code", "95"], ["u01 syntax", "0"]]);
    assertEquals(slurm, whole);
  },
});

Deno.test({
  name: "the recipe for GNU parallel gives the marks of one run",
  ignore: await lacks("cc", "parallel"),
  fn: async () => {
    const [whole, parallel] = await Promise.all([atOnce(), byParallel()]);
    assertEquals(parallel, whole);
  },
});

Deno.test("every recipe names an option or a variable that there is", () => {
  for (const word of ["--shard auto ", "--shard auto/8", "SLURM_ARRAY_TASK_ID", "CI_NODE_TOTAL"]) {
    assert(RECIPES.includes(word), word);
  }
});

Deno.test("the launcher runs from anywhere, also by a link", async () => {
  await using folder = await tempFolder();
  assertEquals(await sh(`'${ROOT}/shinpan' --version`, folder.path), "shinpan 0.1.0\n");
  await Deno.symlink(`${ROOT}/shinpan`, `${folder.path}/shinpan`);
  assertEquals(await sh("./shinpan --version", folder.path), "shinpan 0.1.0\n");
});
