import { assertEquals } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { contentOf, watchFiles } from "./files.ts";

Deno.test("changes of files and below folders are reported, except those that the harness makes", async () => {
  await using folder = await tempFolder();
  const root = await Deno.realPath(folder.path);
  for (const name of ["src", "src/.git", "src/report"]) Deno.mkdirSync(`${root}/${name}`);
  const paths = [{ path: `${root}/engine`, isFolder: false }, {
    path: `${root}/src`,
    isFolder: true,
  }];
  using changes = watchFiles(paths, [`${root}/src/report`]);
  const wanted = new Set(["engine", "src/main.c", "src/last.c"]);
  const told = new Set<string>();
  const write = (name: string): void => Deno.writeTextFileSync(`${root}/${name}`, name);
  ["other", "src/.git/x", "src/main.c~", "src/report/junit.xml", "src/main.c"].forEach(write);
  write("new engine");
  Deno.renameSync(`${root}/new engine`, `${root}/engine`);
  write("src/last.c");
  for await (const some of changes) {
    some.forEach((path) => told.add(path.slice(root.length + 1)));
    if (wanted.isSubsetOf(told)) break;
  }
  assertEquals(told, wanted);
});

Deno.test("the same content is the same, and no file is no content", async () => {
  await using folder = await tempFolder();
  const [a, b] = [`${folder.path}/a`, `${folder.path}/b`];
  folder.write("a", "x");
  folder.write("b", "x");
  assertEquals(contentOf(a), contentOf(b));
  assertEquals(contentOf(`${folder.path}/c`), "");
});
