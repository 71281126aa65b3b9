import { assert, assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { giveTo, isOpenTo } from "./ownership.ts";

const posix = Deno.build.os !== "windows";

Deno.test({
  name: "what others may reach follows from the modes of all folders on the way",
  ignore: !posix,
  async fn() {
    await using folder = await tempFolder();
    const file = folder.write("a/b", "", 0o644);
    assert(isOpenTo("/usr/bin"));
    assertEquals(isOpenTo(file), false);
    for (const path of [folder.path, `${folder.path}/a`]) Deno.chmodSync(path, 0o711);
    assertEquals([isOpenTo(file), isOpenTo(`${folder.path}/a`)], [true, false]);
    Deno.chmodSync(file, 0o600);
    assertEquals([isOpenTo(file), isOpenTo("/no/such")], [false, false]);
  },
});

Deno.test({
  name: "a folder is given away with all in it, but neither what links lead to nor shared files",
  ignore: await lacks("posix", "root"),
  async fn() {
    await using folder = await tempFolder();
    await using other = await tempFolder();
    const [own, foreign] = [folder.write("deep/own", ""), other.write("foreign", "")];
    Deno.symlinkSync(other.path, `${folder.path}/link`);
    Deno.linkSync(foreign, `${folder.path}/second`);
    giveTo({ uid: 61_999, gid: 61_999 }, folder.path);
    assertEquals([Deno.statSync(own).uid, Deno.statSync(folder.path).mode! & 0o777], [
      61_999,
      0o700,
    ]);
    assertEquals([Deno.statSync(foreign).uid, Deno.statSync(other.path).uid], [0, 0]);
  },
});
