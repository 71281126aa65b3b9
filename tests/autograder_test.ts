import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { runCommand } from "../harness/cli/mod.ts";
import { type Packed, type Pen, unpack } from "../harness/course/mod.ts";
import { captured } from "../harness/testing/environment.ts";
import { lacks } from "../harness/testing/needs.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";

const SCENARIO = `title: Hello
rules: [mgtp/name]
stimulus: client
steps: [{ send: 1 name }, { expect: success }, { send: 2 quit }, { expect: exit }]
`;
const ENGINE = `#!/bin/sh
while read -r id command rest; do
  printf '=%s x\\n' "$id"
  [ "$command" = quit ] && exit 0
done
`;

/** What Gradescope documents for results.json, and the kind of each. */
const FIELDS: Readonly<Record<string, string>> = {
  score: "number",
  output: "string",
  output_format: "string",
  visibility: "string",
  stdout_visibility: "string",
  tests: "object",
  extra_data: "object",
};
const TEST_FIELDS: Readonly<Record<string, string>> = {
  score: "number",
  max_score: "number",
  status: "string",
  name: "string",
  name_format: "string",
  number: "string",
  output: "string",
  output_format: "string",
  visibility: "string",
};

function assertDocumented(value: object, fields: Readonly<Record<string, string>>): void {
  for (const [key, each] of Object.entries(value)) {
    assertEquals([key, typeof each], [key, fields[key]]);
  }
}

async function unzipped(bytes: Uint8Array, folder: string): Promise<void> {
  const source = {
    size: bytes.length,
    read: (at: number, length: number) => bytes.subarray(at, at + length),
  };
  const sink = {
    folder: (path: string) => Deno.mkdirSync(`${folder}/${path}`, { recursive: true }),
    link: () => {},
    file: ({ path, executable }: Packed): Pen => {
      const whole = `${folder}/${path}`;
      Deno.mkdirSync(whole.replace(/\/[^/]*$/, ""), { recursive: true });
      const file = Deno.openSync(whole, {
        write: true,
        create: true,
        mode: executable ? 0o755 : 0o644,
      });
      return { write: (piece) => void file.writeSync(piece), close: () => file.close() };
    },
  };
  const limits = { files: 9999, bytes: 1 << 28, ratio: 999 };
  const read = await unpack(source, { name: "autograder.zip", sink, limits });
  assert(read.ok, JSON.stringify(read));
}

Deno.test({
  name: "an autograder grades in the layout of Gradescope and writes what it documents",
  ignore: await lacks("linux", "bash"),
  fn: async () => {
    await using temp = await tempFolder();
    const { path } = temp;
    temp.write("suite/hello.yaml", SCENARIO);
    const rubric = temp.write("rubric.yaml", "lines: [{ scenario: suite/hello, points: 80 }]\n");
    const words = ["--protocol", "mgtp", "--rubric", rubric, "--suite", `${path}/suite`];
    const zip = `${path}/autograder.zip`;
    const { result, err } = await captured(() =>
      runCommand(["autograder", ...words, "--out", zip, "--lang", "en", "--time", "5m"])
    );
    assertEquals([result, err], [0, ""]);
    const root = `${path}/autograder`;
    await unzipped(Deno.readFileSync(zip), `${root}/source`);
    Deno.copyFileSync(`${root}/source/run_autograder`, `${root}/run_autograder`);
    assertStringIncludes(Deno.readTextFileSync(`${root}/run_autograder`), "--kill-after=10 240 ");
    temp.write("autograder/submission/engine", ENGINE, 0o755);
    Deno.mkdirSync(`${path}/bin`);
    Deno.symlinkSync(Deno.execPath(), `${path}/bin/deno`);
    const info = await new Deno.Command(Deno.execPath(), { args: ["info", "--json"] }).output();
    const { denoDir } = JSON.parse(new TextDecoder().decode(info.stdout));
    // The packages of this machine, and a cache of its own for all else.
    Deno.mkdirSync(`${path}/deno`);
    Deno.symlinkSync(`${denoDir}/npm`, `${path}/deno/npm`);
    const run = await new Deno.Command("bash", {
      args: [`${root}/run_autograder`],
      env: { PATH: `${path}/bin:${Deno.env.get("PATH")}`, DENO_DIR: `${path}/deno` },
    }).output();
    const said = new TextDecoder().decode(run.stdout) + new TextDecoder().decode(run.stderr);
    assertEquals(run.code, 0, said);
    const results = JSON.parse(Deno.readTextFileSync(`${root}/results/results.json`));
    assertDocumented(results, FIELDS);
    for (const test of results.tests) assertDocumented(test, TEST_FIELDS);
    // On a busy machine the verdict may be open; then it has no status, and is no 0 for good.
    const { standing, at_most: most } = results.extra_data;
    assertEquals([standing === "graded" ? results.score : most, most], [80, 80], said);
  },
});

Deno.test("what would go wrong on the platform is refused before anything is written", async () => {
  await using temp = await tempFolder();
  const out = `${temp.path}/a.zip`;
  const told = async (...words: readonly string[]): Promise<readonly unknown[]> => {
    const { result, err } = await captured(() =>
      runCommand(["autograder", ...words, "--out", out, "--lang", "en"])
    );
    return [result, err];
  };
  const rubric = temp.write("rubric.yaml", "lines: [{ scenario: nowhere, points: 80 }]\n");
  assertEquals((await told("--protocol", "mgtp", "--rubric", rubric))[0], 2);
  assertEquals((await told())[0], 2);
  const [code, err] = await told("--protocol", "mgtp", "--time", "1m");
  assertEquals(code, 2);
  assertStringIncludes(String(err), "at least 2 minutes");
  assertEquals([...Deno.readDirSync(temp.path)].map(({ name }) => name), ["rubric.yaml"]);
});
