import { assert, assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { turnTimer } from "./turn_timer.ts";
import { WaitSet } from "./wait_set.ts";

const ignore = await lacks("linux");

function timer() {
  const made = turnTimer(1);
  assert(made);
  return made;
}

Deno.test({
  name: "a wait ends by whichever of several can be read, and each time anew",
  ignore,
  fn() {
    const [one, other] = [timer(), timer()];
    using both = new WaitSet(one.descriptor, other.descriptor);
    for (const [at, each] of [one, other, one].entries()) {
      assert(each.begin());
      assert(both.wait());
      assertEquals([both.hasBytes(0), both.hasBytes(1)], [at !== 1, at === 1]);
      assertEquals([both.isOver(0), both.isOver(1)], [false, false]);
    }
  },
});

Deno.test({
  name: "what was told once, or is left out, ends no wait",
  ignore,
  fn() {
    const [told, leftOut, last] = [timer(), timer(), timer()];
    using all = new WaitSet(told.descriptor, leftOut.descriptor, last.descriptor);
    told.begin();
    assert(all.wait());
    all.leaveOut(1);
    leftOut.begin();
    {
      using alone = new WaitSet(leftOut.descriptor);
      assert(alone.wait());
    }
    last.begin();
    assert(all.wait());
    assertEquals([0, 1, 2].map((at) => all.hasBytes(at)), [false, false, true]);
  },
});

Deno.test({
  name: "nothing is waited for in what is closed, or of what cannot be waited for",
  ignore,
  fn() {
    const each = timer();
    const set = new WaitSet(each.descriptor);
    set[Symbol.dispose]();
    set[Symbol.dispose]();
    each.begin();
    assertEquals([set.wait(), set.hasBytes(0)], [false, false]);
    each.begin();
    using unknown = new WaitSet(each.descriptor, -1);
    assertEquals(unknown.wait(), false);
    using gone = new WaitSet(undefined, each.descriptor);
    gone.leaveOut(0);
    assertEquals([gone.wait(), gone.hasBytes(0), gone.hasBytes(1)], [true, false, true]);
  },
});
