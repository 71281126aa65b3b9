import { assertEquals } from "@std/assert";
import { doorway, mountsOf, RELAY } from "./doorway.ts";

const GATE = {
  runtime: "/opt/deno",
  script: "/h/relay.ts",
  folder: "/tmp/g",
  socket: "s",
  port: 4000,
  decoys: [],
};

Deno.test("the relay starts the program, whose words stay as they are", () => {
  const { program, args } = doorway(GATE).wrap({ program: "e", args: ["--", "a b"] }, {});
  assertEquals(program, RELAY);
  assertEquals(args.slice(-7), ["/run/shinpan/gate/s", "4000", "", "--", "e", "--", "a b"]);
});

Deno.test("only what the relay needs is bound, and nothing without one", () => {
  assertEquals(mountsOf(GATE).map(({ outside }) => outside), [
    "/opt/deno",
    "/h/relay.ts",
    "/tmp/g",
  ]);
  assertEquals(mountsOf(GATE).some(({ writable }) => writable), false);
  assertEquals(mountsOf(undefined), []);
});
