import { assertEquals } from "@std/assert";
import { tempFolder } from "../../testing/temp_folder.ts";
import { copyBeside, homeOf, linkBeside, startedIn } from "./engine_home.ts";

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

Deno.test({
  name: "the engine's own file is no link where it is started, so that it finds its folder",
  ignore: !linux,
  async fn() {
    await using folder = await tempFolder();
    const home = `${folder.path}/home`;
    await Deno.mkdir(home);
    for (const name of ["engine", "a.ts", "book"]) {
      await Deno.writeTextFile(`${home}/${name}`, name);
    }
    await Deno.chmod(`${home}/engine`, 0o755);
    await Deno.symlink("engine", `${home}/alias`);
    const cases: readonly (readonly [string, boolean, readonly string[]])[] = [
      ["engine", false, ["engine"]],
      ["engine", true, ["engine"]],
      // What imports by its place, or is a link at home, stays where it is.
      ["a.ts", false, []],
      ["alias", false, []],
    ];
    for (const [at, [name, confined, copied]] of cases.entries()) {
      const other = `${folder.path}/${at}`;
      await Deno.mkdir(other);
      const linked = linkBeside(home, { folder: other, except: [] });
      const command = { program: `${home}/${name}`, args: [`${home}/book`], cwd: home };
      const beside = { home, folder: other, linked };
      assertEquals(copyBeside(command, { ...beside, confined }), copied);
      assertEquals(await Deno.readTextFile(`${other}/${name}`), name === "alias" ? "engine" : name);
      const { isSymlink, ino, mode } = await Deno.lstat(`${other}/${name}`);
      assertEquals(isSymlink, copied.length === 0);
      if (isSymlink) continue;
      const before = await Deno.stat(`${home}/${name}`);
      assertEquals([ino === before.ino, mode], [!confined, before.mode]);
      assertEquals((await Deno.lstat(`${other}/book`)).isSymlink, true);
    }
    assertEquals((await Deno.stat(`${home}/engine`)).nlink, 2);
  },
});
