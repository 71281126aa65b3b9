import { assertEquals } from "@std/assert";
import { unshare } from "./unshare.ts";

Deno.test("the group is changed before the user, since an ordinary user may not change it", () => {
  const { program, args } = unshare({ uid: 5, gid: 6 }).wrap({ program: "e", args: ["x"] }, {});
  assertEquals([program, ...args].join(" "), "unshare --setgid 6 --setuid 5 -- e x");
});
