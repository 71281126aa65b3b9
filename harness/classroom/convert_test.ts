import { assert, assertEquals } from "@std/assert";
import { ARCHIVE_WORDS, type UploadPart } from "../course/mod.ts";
import { makeRar, makeZip } from "../testing/make_archive.ts";
import { lacks } from "../testing/needs.ts";
import { type TempFolder, tempFolder } from "../testing/temp_folder.ts";
import { sandboxFor } from "../transports/mod.ts";
import { converterIn } from "./convert.ts";
import { gather } from "./gather.ts";

const ignore = await lacks("linux", "bsdtar");
const FILES = { "hw2/main.c": "int main;\n", "hw2/說明.txt": "x" };

/** What a submission of this one file comes to, opened as `grade` opens it without a sandbox. */
async function opened({ path }: TempFolder, file: string) {
  const place = `${path}/place-${file}`;
  Deno.mkdirSync(place);
  const made = await sandboxFor("none", { folder: place, inside: place });
  assert(made.ok);
  const convert = converterIn({
    folder: place,
    forBuild: () => Promise.resolve(made.value),
    inside: (each) => each,
    endAll: () => Promise.resolve(),
  });
  const entry = { name: file, path: `${path}/${file}`, isFile: true };
  const part: UploadPart = { entry, file };
  const result = await gather([part], { folder: `${path}/out-${file}`, convert });
  assertEquals([...Deno.readDirSync(place)], [], "the place is empty again");
  if (!result.ok) return result.error;
  const { root } = result.value;
  return [...Deno.readDirSync(root)].map(({ name }) => name).toSorted()
    .map((name) => `${name}: ${Deno.readTextFileSync(`${root}/${name}`)}`);
}

Deno.test({
  name: "RAR, 7z and other compressions are opened by bsdtar, whatever they are called",
  ignore,
  fn: async () => {
    await using temp = await tempFolder();
    const { path } = temp;
    for (const [name, text] of Object.entries(FILES)) temp.write(`in/${name}`, text);
    Deno.writeFileSync(`${path}/hw2.rar`, makeRar(FILES));
    Deno.writeFileSync(`${path}/renamed.zip`, makeRar(FILES));
    for (const file of ["hw2.7z", "hw2.tar.xz", "hw2.tar.zst", "hw2.tar.bz2"]) {
      const args = ["-caf", `${path}/${file}`, "-C", `${path}/in`, "hw2"];
      const env = { LC_ALL: "C.UTF-8" };
      assert((await new Deno.Command("bsdtar", { args, env }).output()).success, file);
    }
    for (const { name } of [...Deno.readDirSync(path)].filter(({ isFile }) => isFile)) {
      assertEquals(await opened(temp, name), ["main.c: int main;\n", "說明.txt: x"], name);
    }
  },
});

Deno.test({
  name: "what bsdtar cannot read stays open, and a hostile name is refused after it too",
  ignore,
  fn: async () => {
    await using temp = await tempFolder();
    const { path } = temp;
    Deno.writeFileSync(`${path}/cut.rar`, makeRar(FILES).subarray(0, 40));
    Deno.writeFileSync(`${path}/evil.rar`, makeRar({ "../../evil.c": "x" }));
    const odd = makeZip([{ name: "main.c", data: "x", method: 14, flags: 1 }]);
    Deno.writeFileSync(`${path}/odd.zip`, odd);
    assertEquals(await opened(temp, "cut.rar"), {
      kind: "needs-tool",
      why: ARCHIVE_WORDS.damaged,
    });
    const evil = await opened(temp, "evil.rar");
    assert("kind" in evil && evil.kind === "refused", JSON.stringify(evil));
    assertEquals(await opened(temp, "odd.zip"), { kind: "refused", why: ARCHIVE_WORDS.encrypted });
  },
});
