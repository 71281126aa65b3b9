import { assertEquals, assertRejects } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { tarball, type TarFile } from "./tar.ts";

const FILES: readonly TarFile[] = [
  { path: "package/b.txt", bytes: new TextEncoder().encode("hello\n") },
  { path: "package/a/run", bytes: new Uint8Array(1500).fill(65), isProgram: true },
  { path: "package/empty", bytes: new Uint8Array() },
];

Deno.test("an archive has the same bytes in whatever order its files come", async () => {
  assertEquals(await tarball(FILES), await tarball(FILES.toReversed()));
});

Deno.test("a path that has no room in the header is refused", async () => {
  const long = { path: `package/${"é".repeat(50)}`, bytes: new Uint8Array() };
  await assertRejects(() => tarball([long]), Error, "Too long a path");
});

Deno.test({
  name: "the system's tar unpacks what was packed, with its rights",
  ignore: await lacks("tar", "gzip"),
  fn: async () => {
    await using folder = await tempFolder();
    await Deno.writeFile(`${folder.path}/a.tgz`, await tarball(FILES));
    const { code, stderr } = await new Deno.Command("tar", {
      args: ["xzf", "a.tgz"],
      cwd: folder.path,
    }).output();
    assertEquals([code, new TextDecoder().decode(stderr)], [0, ""]);
    for (const { path, bytes, isProgram = false } of FILES) {
      assertEquals(await Deno.readFile(`${folder.path}/${path}`), bytes);
      const { mode } = await Deno.stat(`${folder.path}/${path}`);
      assertEquals([path, ((mode ?? 0) & 0o100) !== 0], [path, isProgram]);
    }
  },
});
