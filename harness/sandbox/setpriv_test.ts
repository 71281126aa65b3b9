import { assertEquals } from "@std/assert";
import { setpriv } from "./setpriv.ts";

Deno.test("all rights are gone with root's, and none comes back", () => {
  const { program, args } = setpriv({ uid: 5, gid: 6 }).wrap({ program: "e", args: ["x"] }, {});
  assertEquals(
    [program, ...args].join(" "),
    [
      "setpriv --reuid 5 --regid 6 --clear-groups",
      "--no-new-privs --bounding-set=-all --inh-caps=-all -- e x",
    ].join(" "),
  );
});
