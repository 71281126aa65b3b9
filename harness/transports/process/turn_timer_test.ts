import { assertEquals } from "@std/assert";
import { turnTimer } from "./turn_timer.ts";

Deno.test({
  name: "without the right to call the C library there is no timer",
  permissions: { ffi: false },
  fn() {
    assertEquals(turnTimer(1), undefined);
  },
});
