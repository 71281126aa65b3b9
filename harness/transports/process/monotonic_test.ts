import { assert } from "@std/assert";
import { nowMs } from "./monotonic.ts";

Deno.test("the time is that of performance.now, and never goes back", () => {
  let last = nowMs();
  for (let times = 0; times < 1000; times++) {
    const before = performance.now();
    const between = nowMs();
    const after = performance.now();
    assert(before - 0.1 <= between && between <= after + 0.1, `${before} ${between} ${after}`);
    assert(between >= last);
    last = between;
  }
});

Deno.test({
  name: "without the right to call the C library it is asked of the runtime",
  permissions: { ffi: false },
  fn() {
    const before = performance.now();
    assert(before - 0.1 <= nowMs());
  },
});
