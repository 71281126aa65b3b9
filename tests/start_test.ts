import { assert, assertEquals } from "@std/assert";
import { ROOT, surroundings } from "../harness/testing/command_line.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";

/** Whatever asks for the tables of Unicode, or parts a text by them, fails. */
const WITHOUT_TABLES = `Reflect.deleteProperty(Intl, "Segmenter");\n`;
const READ =
  /fetch_no_follow - specifier: file:\/\/\S*?\/((?:harness|reporters|fixtures)\/\S+\.tsx?)/g;

/** A check of one scenario in a process of its own, and which of our modules were read for it. */
async function readFor(language: string): Promise<readonly string[]> {
  await using folder = await tempFolder();
  const preload = folder.write("without_tables.ts", WITHOUT_TABLES);
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "-A", "--no-check", "--log-level=debug", `--preload=${preload}`],
      ...[`${ROOT}harness/main.ts`, "check", "mgtp", "--scenario", "mgtp/first_contact"],
      ...["--report", `${folder.path}/report`, "--lang", language],
    ],
    env: { ...surroundings(), NO_COLOR: "1" },
  }).output();
  const [out, err] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  assertEquals(code, 0, `${out}\n${err?.slice(-2000)}`);
  return [...(err ?? "").matchAll(READ)].map(([, path = ""]) => path);
}

Deno.test("a check reads the modules of its own command and protocol alone, in any language", async () => {
  for (const language of ["en", "zh", "ja"]) {
    const read = await readFor(language);
    assert(read.includes("harness/referee/mgtp/mod.ts"), String(read.length));
    const strange = read.filter((path) =>
      /^harness\/(?:arena|classroom|fuzz|live|games\/(?:geister|shogi|tzaar))\//.test(path)
    );
    assertEquals(strange, []);
  }
});
