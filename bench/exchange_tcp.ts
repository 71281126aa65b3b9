/** Round trips per second over TCP, against a pair in C over the same loopback. @module */

import { tcp } from "../harness/transports/mod.ts";
import { compileAll, type CPrograms, secondsOf } from "./c_programs.ts";
import { inConversation, overChannel, rateOf } from "./exchange.ts";
import { lineOf, type Rounds, sideBySide } from "./measure.ts";
import { inEachPlacement, type Placement } from "./placement.ts";

/** Our side of a connection to an engine, and the client in C that does the same. */
export function tcpRounds(
  { ping, pong }: CPrograms,
  { prefix }: Placement,
  { count, rounds }: { readonly count: number; readonly rounds: number },
): Rounds {
  const engine = [...prefix, pong];
  const [program = "", ...args] = engine;
  const transport = tcp({ program, args }, { decoys: [] });
  return {
    contenders: {
      "tcp, recording": () => rateOf(transport, count, overChannel),
      "tcp, recording, referee": () => rateOf(transport, count, inConversation),
    },
    peer: async () => count / await secondsOf(ping, ["tcp", String(count), ...engine]),
    rounds,
  };
}

async function bench(placement: Placement): Promise<void> {
  using programs = compileAll();
  if (!programs) return;
  console.log(`exchange over TCP, ${placement.title}`);
  const rounds = tcpRounds(programs, placement, { count: 5000, rounds: 9 });
  for (const comparison of await sideBySide(rounds)) {
    console.log(lineOf(comparison, { unit: "exchanges", peer: "C" }));
  }
}

if (import.meta.main) await inEachPlacement(import.meta.url, bench);
