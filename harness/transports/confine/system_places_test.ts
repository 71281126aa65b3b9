import { assert, assertEquals } from "@std/assert";
import { copySystem, systemPlaces } from "./system_places.ts";
import { lacks } from "../../testing/needs.ts";

/** A folder that is gone after the test. */
function scratch() {
  const path = Deno.realPathSync(Deno.makeTempDirSync());
  return { path, [Symbol.dispose]: () => Deno.removeSync(path, { recursive: true }) };
}

const onLinux = { ignore: Deno.build.os !== "linux" };

Deno.test(
  "the copy has files, small folders and what links stand for, open to every account",
  onLinux,
  () => {
    using from = scratch();
    using to = scratch();
    Deno.mkdirSync(`${from.path}/fonts/conf.d`, { recursive: true, mode: 0o700 });
    Deno.writeTextFileSync(`${from.path}/fonts/conf.d/a.conf`, "a", { mode: 0o644 });
    Deno.symlinkSync("conf.d/a.conf", `${from.path}/fonts/first`);
    Deno.writeTextFileSync(`${from.path}/secret`, "s", { mode: 0o600 });
    Deno.symlinkSync("fonts", `${from.path}/other`);
    Deno.mkdirSync(`${from.path}/many`);
    for (let at = 0; at < 513; at++) Deno.writeTextFileSync(`${from.path}/many/${at}`, "");
    const names = ["fonts", "secret", "other", "missing", "many"];
    const bound = copySystem(names.map((name) => `${from.path}/${name}`), to.path);
    assertEquals(bound, [`${from.path}/many`]);
    assertEquals([...Deno.readDirSync(`${to.path}/many`)], []);
    assertEquals([...Deno.readDirSync(to.path)].map(({ name }) => name).sort(), [
      ...["fonts", "many", "other", "secret"],
    ]);
    assertEquals(Deno.readTextFileSync(`${to.path}/other/conf.d/a.conf`), "a");
    assertEquals(Deno.readLinkSync(`${to.path}/fonts/first`), "conf.d/a.conf");
    const modes = ["", "/fonts", "/fonts/conf.d", "/secret"].map((name) =>
      (Deno.statSync(to.path + name).mode ?? 0) & 0o777
    );
    assertEquals(modes, [0o755, 0o755, 0o755, 0o600]);
  },
);

Deno.test("users and groups are looked for in files alone, the rest as everywhere", onLinux, () => {
  using from = scratch();
  using to = scratch();
  const file = `${from.path}/nsswitch.conf`;
  Deno.writeTextFileSync(file, "# passwd: x\npasswd:  files systemd\ngroup: sss\nhosts: dns\n");
  copySystem([file], to.path);
  const copy = Deno.readTextFileSync(`${to.path}/nsswitch.conf`);
  assertEquals(copy, "# passwd: x\npasswd: files\ngroup: files\nhosts: dns\n");
});

Deno.test("what no account can reach is no copy", {
  ignore: await lacks("linux", "root"),
}, () => {
  using home = scratch();
  const closed = `${home.path}/closed`;
  Deno.mkdirSync(closed);
  Deno.chmodSync(home.path, 0o700);
  assertEquals(copySystem(["/etc/passwd"], closed), undefined);
});

Deno.test("the copy is made once, and again where someone removed it", onLinux, () => {
  const { etc, links = {} } = systemPlaces();
  assertEquals(systemPlaces().etc, etc);
  if (etc === undefined) return;
  for (const [path, target] of Object.entries(links)) {
    assertEquals(Deno.realPathSync(path), Deno.realPathSync(`/${target}`));
  }
  Deno.removeSync(etc, { recursive: true });
  const again = systemPlaces().etc;
  assert(again !== etc && again !== undefined && Deno.statSync(`${again}/passwd`).isFile);
});
