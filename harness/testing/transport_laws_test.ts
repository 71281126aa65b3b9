import { loopback, realClock, stdio } from "../transports/mod.ts";
import { fakeClock } from "./fake_clock.ts";
import { LAW_ENGINES, TRANSPORT_LAWS, type TransportKit } from "./transport_laws.ts";

for (const law of TRANSPORT_LAWS) {
  Deno.test(`loopback: ${law.name}`, () =>
    law.check({
      clock: fakeClock(),
      transport: (engine) => loopback(LAW_ENGINES[engine]),
      patienceMs: 10_000,
    }));
}

const HOST = decodeURIComponent(new URL("./transport_laws.ts", import.meta.url).pathname);

const PROCESSES: TransportKit = {
  clock: realClock,
  transport: (engine) =>
    stdio({ program: Deno.execPath(), args: ["run", "-A", "--no-check", HOST, engine] }),
  patienceMs: 30_000,
};

// Side by side, for they mostly wait.
Deno.test("stdio: every law holds for real processes", async () => {
  const checked = await Promise.allSettled(TRANSPORT_LAWS.map((law) => law.check(PROCESSES)));
  const broken = checked.flatMap((result, at) =>
    result.status === "rejected" ? [`${TRANSPORT_LAWS[at]?.name}: ${result.reason}`] : []
  );
  if (broken.length > 0) throw new Error(broken.join("\n"));
});
