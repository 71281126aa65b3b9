import { assertEquals } from "@std/assert";
import { tempFolder } from "../../testing/temp_folder.ts";
import { exists, isFile, isFolder } from "./file_kind.ts";

Deno.test("a file, a folder, nothing and a link to each are told apart", async () => {
  await using folder = await tempFolder();
  const at = (name: string): string => `${folder.path}/${name}`;
  folder.write("file", "");
  Deno.mkdirSync(at("folder"));
  for (const name of ["file", "folder", "nothing"]) Deno.symlinkSync(name, at(`to_${name}`));
  for (const prefix of ["", "to_"]) {
    const told = ["file", "folder", "nothing"].map((name) => {
      const path = at(prefix + name);
      return [exists(path), isFile(path), isFolder(path)];
    });
    assertEquals(told, [[true, true, false], [true, false, true], [false, false, false]]);
  }
});
