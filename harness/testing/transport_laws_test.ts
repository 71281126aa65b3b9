import type { EngineCommand } from "../sandbox/mod.ts";
import { loopback, realClock, stdio, tcp } from "../transports/mod.ts";
import { fakeClock } from "./fake_clock.ts";
import {
  LAW_ENGINES,
  type LawEngine,
  TRANSPORT_LAWS,
  type TransportKit,
} from "./transport_laws.ts";

for (const law of TRANSPORT_LAWS) {
  Deno.test(`loopback: ${law.name}`, () =>
    law.check({
      clock: fakeClock(),
      transport: (engine) => loopback(LAW_ENGINES[engine]),
      patienceMs: 10_000,
    }));
}

const HOST = decodeURIComponent(new URL("./transport_laws_host.ts", import.meta.url).pathname);

function hosted(engine: LawEngine): EngineCommand {
  return { program: Deno.execPath(), args: ["run", "-A", "--no-check", HOST, engine] };
}

const PROCESSES: Readonly<Record<string, TransportKit>> = {
  stdio: {
    clock: realClock,
    transport: (engine) => stdio(hosted(engine)),
    patienceMs: 30_000,
  },
  tcp: {
    clock: realClock,
    // Without decoys, for other tests may run beside these.
    transport: (engine) => tcp(hosted(engine), { connectMs: 30_000, decoys: [] }),
    source: "socket",
    patienceMs: 30_000,
  },
};

for (const [name, kit] of Object.entries(PROCESSES)) {
  // Side by side, for they mostly wait.
  Deno.test(`${name}: every law holds for real processes`, async () => {
    const checked = await Promise.allSettled(TRANSPORT_LAWS.map((law) => law.check(kit)));
    const broken = checked.flatMap((result, at) =>
      result.status === "rejected" ? [`${TRANSPORT_LAWS[at]?.name}: ${result.reason}`] : []
    );
    if (broken.length > 0) throw new Error(broken.join("\n"));
  });
}
