import { assertEquals } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { homeOf, linkBeside, startedIn } from "./engine_home.ts";

const linux = Deno.build.os === "linux";

Deno.test({
  name: "an engine is at home where its program is, or its script",
  ignore: !linux,
  async fn() {
    await using folder = await tempFolder();
    const [here, there] = [`${folder.path}/here`, `${folder.path}/there`];
    for (const path of [here, there]) {
      await Deno.mkdir(path);
      await Deno.writeTextFile(`${path}/engine`, "");
    }
    const cases: readonly (readonly [string, readonly string[], string])[] = [
      [`${here}/engine`, [], here],
      [`${there}/engine`, [], there],
      ["/usr/bin/env", [`${here}/engine`], here],
      ["/usr/bin/env", ["-S", `${there}/engine`], there],
      [`${there}/engine`, [`${here}/engine`], here],
      ["/usr/bin/env", ["--", "no file"], here],
    ];
    for (const [program, args, home] of cases) {
      assertEquals(homeOf({ program, args, cwd: here }), home);
    }
  },
});

Deno.test({
  name: "a folder looks like home, and what is started there is started by its name there",
  ignore: !linux,
  async fn() {
    await using folder = await tempFolder();
    const [home, other] = [`${folder.path}/home`, `${folder.path}/other`];
    for (const path of [home, `${home}/tables`, other]) await Deno.mkdir(path);
    for (const name of ["engine", "move.txt", "a.ts"]) {
      await Deno.writeTextFile(`${home}/${name}`, name);
    }
    const linked = linkBeside(home, { folder: other, except: ["move.txt"] });
    assertEquals(linked, ["a.ts", "engine", "tables"]);
    assertEquals(await Deno.readTextFile(`${other}/engine`), "engine");
    const command = {
      program: `${home}/engine`,
      args: [`${home}/tables`, `${home}/no`, `${home}/a.ts`],
    };
    assertEquals(startedIn(command, { home, folder: other, linked }), {
      program: `${other}/engine`,
      args: [`${other}/tables`, `${home}/no`, `${home}/a.ts`],
    });
    assertEquals(linkBeside(`${folder.path}/nowhere`, { folder: other, except: [] }), []);
  },
});
