import { assertEquals } from "@std/assert";
import { tempFolder } from "../../testing/temp_folder.ts";
import { launcherFile } from "./launcher.ts";

Deno.test({
  name: "a launcher is found again as long as it is there, and looked for on each PATH",
  ignore: Deno.build.os === "windows",
  async fn() {
    await using one = await tempFolder();
    await using other = await tempFolder();
    const files = [one, other].map((each) => each.write("launch", "#!/bin/sh\n", 0o755));
    const found = (path: string) => {
      const result = launcherFile("launch", { cwd: "/", path });
      return result.ok ? result.value : result.error.kind;
    };
    const both = `${one.path}:${other.path}`;
    assertEquals([found(both), found(both), found(other.path)], [files[0], files[0], files[1]]);
    Deno.removeSync(files[0] ?? "");
    assertEquals([found(both), found(one.path)], [files[1], "not-found"]);
    one.write("launch", "#!/bin/sh\n", 0o755);
    assertEquals(found(one.path), files[0]);
  },
});
