import { assert, assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { endTurn, isTurnOpen, noteTurn, turnEnd } from "./loop_turn.ts";
import { WaitSet } from "../process/wait_set.ts";

Deno.test({
  name: "after its turn the event loop may be kept waiting, but not for long",
  ignore: await lacks("linux"),
  fn() {
    const end = turnEnd();
    assert(end !== undefined);
    const seen = [isTurnOpen()];
    noteTurn();
    seen.push(isTurnOpen());
    // It is a timer of its own that ends this wait.
    using timer = new WaitSet(end);
    assert(timer.wait());
    endTurn();
    seen.push(isTurnOpen());
    assertEquals(seen, [false, true, false]);
  },
});
