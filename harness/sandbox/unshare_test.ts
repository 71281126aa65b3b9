import { assertEquals } from "@std/assert";
import { unshare } from "./unshare.ts";

Deno.test("the group is given up before the user, who could not do it any more", () => {
  const { program, args } = unshare({ uid: 5, gid: 6 }).wrap({ program: "e", args: ["x"] }, {});
  assertEquals([program, ...args].join(" "), "unshare --setgid 6 --setuid 5 -- e x");
});
