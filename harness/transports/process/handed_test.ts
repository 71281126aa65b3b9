import { assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { openHanded } from "./handed.ts";

Deno.test({
  name: "what is handed over is read from its beginning, each time",
  ignore: await lacks("linux"),
  fn() {
    const bytes = new Uint8Array([1, 2, 3]);
    for (let times = 0; times < 2; times++) {
      using handed = openHanded(bytes);
      assertEquals(Deno.readFileSync(`/proc/self/fd/${handed.descriptor}`), bytes);
    }
  },
});
