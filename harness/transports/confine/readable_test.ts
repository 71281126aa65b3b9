import { assertEquals } from "@std/assert";
import { tempFolder } from "../../testing/temp_folder.ts";
import { readableFor } from "./readable.ts";

Deno.test({
  name: "what a command names and what its program is installed with can be read",
  ignore: Deno.build.os === "windows",
  async fn() {
    await using temp = await tempFolder();
    const home = Deno.realPathSync(temp.path);
    const at = (path: string): string => `${home}/${path}`;
    for (const file of ["tool/bin/run", "work/engine", "book/moves", "lone"]) temp.write(file, "");
    Deno.symlinkSync(at("tool/bin/run"), at("alias"));
    const work = at("work");
    const table: readonly [string, readonly string[], readonly string[]][] = [
      [at("work/engine"), ["-q", "engine"], []],
      ["/bin/sh", ["engine"], []],
      [at("work/engine"), ["../book/moves", "no/such"], ["book/moves"]],
      [at("work/engine"), [at("book"), "--"], ["book"]],
      [at("tool/bin/run"), [], ["tool/bin/run", "tool"]],
      [at("alias"), [], ["alias", "tool/bin/run", "tool"]],
      [at("lone"), [], ["lone"]],
      // These folders hold too much to be meant.
      ["/bin/sh", ["/", "..", "/root", "/home", "/tmp"], []],
    ];
    for (const [program, args, expected] of table) {
      const command = { program, args, cwd: work };
      assertEquals(readableFor(command, work), expected.map(at), `${program} ${args}`);
    }
  },
});
