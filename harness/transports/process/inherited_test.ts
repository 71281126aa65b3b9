import { assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { inherited, keepInherited } from "./inherited.ts";

Deno.test({
  name: "a program gets no descriptor that the harness inherited",
  ignore: await lacks("linux"),
  fn() {
    keepInherited();
    assertEquals(inherited(), []);
  },
});
