import { assertEquals } from "@std/assert";
import type { EngineSeat } from "./seat.ts";
import { tellPly, type ToldPly } from "./tell_ply.ts";

/** A seat whose protocol lets commands go out together, and what was done there. */
function seatWith(done: string[], name: string): EngineSeat {
  const conversation = {
    bout: undefined,
    ongoing: { become: () => {} },
    post: (frame: string) => done.push(`${name} hears ${frame}`),
    flush: () => Promise.resolve(done.push(`${name} is sent it`)),
  };
  const talk = { pipelines: true, tell: (_: unknown, ply: string) => ({ frames: [ply] }) };
  const stage = { context: { pairing: { talk } }, conversation };
  const forget = () => done.push(`${name} forgets`);
  return { forget, sitting: { stage, plies: 0 } } as unknown as EngineSeat;
}

async function told(waits: boolean): Promise<readonly string[]> {
  const done: string[] = [];
  const engines = [seatWith(done, "own"), seatWith(done, "other")];
  const ply: ToldPly = { move: "a1", left: 5, by: engines[0]!, pipeline: true, waits };
  assertEquals((await tellPly(engines, ply)).map(({ kind }) => kind), ["on", "on"]);
  return done;
}

Deno.test("a ply goes to all engines in turn, and at once to its maker where an engine is next", async () => {
  const before = ["own forgets", "other forgets", "own hears a1"];
  assertEquals(await told(true), [...before, "own is sent it", "other hears a1"]);
  assertEquals(await told(false), [...before, "other hears a1"]);
});
