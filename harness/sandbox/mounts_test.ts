import { assert, assertEquals } from "@std/assert";
import { boundAt, isWithin, parentsOf, SYSTEM, systemArgs } from "./mounts.ts";

Deno.test("a mount is read-only unless it says otherwise", () => {
  const mount = { outside: "/a", inside: "/b" };
  assertEquals(boundAt(mount), ["--ro-bind", "/a", "/b"]);
  assertEquals(boundAt({ ...mount, writable: true }), ["--bind", "/a", "/b"]);
});

Deno.test("folders are made from the outermost in, and none where the system lies", () => {
  assertEquals(parentsOf(["/home/me/e", "/home/you", "/usr/lib/x", "/etc/passwd", "/tmp/a/b"]), [
    "/etc",
    "/home",
    "/home/me",
    "/tmp/a",
  ]);
  assertEquals(parentsOf(["/top"]), []);
});

Deno.test("a path lies in a folder by whole names", () => {
  const table = [
    ["/a/b", "/a", true],
    ["/a", "/a", true],
    ["/ab", "/a", false],
    ["/a", "/a/b", false],
    ["/a", "/", true],
  ] as const;
  for (const [path, folder, within] of table) assertEquals(isWithin(path, folder), within);
});

Deno.test("nothing of any user's is in the system", () => {
  for (const path of ["/home", "/root", "/var", "/tmp", "/etc/shadow", "/etc/ssh", "/run"]) {
    assert(!SYSTEM.some((each) => isWithin(path, each) || isWithin(each, `${path}/`)), path);
  }
});

Deno.test("the system is bound path by path, or by its links and one copy of what is in /etc", () => {
  const bound = systemArgs({}, []).join(" ");
  assert(bound.includes("--ro-bind-try /bin /bin") && bound.includes("/etc/passwd /etc/passwd"));
  const places = { links: { "/bin": "usr/bin" }, etc: "/var/copy", bound: ["/etc/fonts"] };
  const cheaper = systemArgs(places, []).join(" ");
  assert(cheaper.includes("--ro-bind-try /usr /usr") && cheaper.includes("--symlink usr/bin /bin"));
  const etc = "--ro-bind /var/copy /etc --ro-bind-try /etc/fonts /etc/fonts";
  assert(cheaper.endsWith(etc) && !cheaper.includes("/etc/passwd"));
});

Deno.test("what is bound into /etc besides finds its place there", () => {
  const words = systemArgs({ etc: "/var/copy" }, [{ outside: "/etc/x", inside: "/etc/x" }]);
  assert(words.join(" ").includes("/etc/passwd /etc/passwd") && !words.includes("/var/copy"));
});
