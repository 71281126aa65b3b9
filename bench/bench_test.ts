import { assert } from "@std/assert";
import conforming from "../fixtures/engines/mgtp/conforming.ts";
import { loopback, stdio } from "../harness/transports/mod.ts";
import { lacks } from "../harness/testing/needs.ts";
import { compileAll, compileFixture } from "./c_programs.ts";
import { exchangeRounds } from "./exchange.ts";
import { tcpRounds } from "./exchange_tcp.ts";
import { rateRounds } from "./fuzz_rate.ts";
import { gameRounds } from "./games.ts";
import { gradeClass } from "./grade.ts";
import { median, type Rounds, sideBySide } from "./measure.ts";
import { FREE } from "./placement.ts";
import { relayRounds, sandboxRounds } from "./sandbox.ts";
import { scenarioRounds, waits } from "./suite.ts";

const TINY = { count: 20, rounds: 1 };

async function assertRatios(rounds: Rounds): Promise<void> {
  const comparisons = await sideBySide(rounds);
  assert(comparisons.length > 0);
  for (const { name, ratio } of comparisons) assertRatio(ratio, name);
}

function assertRatio(ratio: number, name: string): void {
  assert(Number.isFinite(ratio) && ratio > 0, `${name}: ${ratio}`);
}

Deno.test("the median is the middle one, or between the middle two", () => {
  assert(median([3, 1, 2]) === 2);
  assert(median([4, 1, 3, 2]) === 2.5);
  assert(median([7]) === 7);
});

Deno.test({
  name: "every bench against C gives a ratio",
  ignore: await lacks("cc"),
  async fn() {
    using programs = compileAll();
    assert(programs);
    await assertRatios(exchangeRounds(programs, FREE, TINY));
    await assertRatios(tcpRounds(programs, FREE, TINY));
    await assertRatios(await gameRounds(programs, FREE, TINY));
    await assertRatios(await scenarioRounds(programs, { count: 2, rounds: 1 }));
    using engine = compileFixture("conforming");
    const process = stdio({ program: engine.path, args: [] });
    await assertRatios(rateRounds(process, { of: "games", games: 2, rounds: 1 }));
  },
});

Deno.test("a suite takes about as long as its longest single wait", async () => {
  const transport = stdio({ program: "sleep", args: ["0.1"] });
  const suites = await Promise.all([
    waits({ name: "wait_for_silence", transport: loopback(conforming.engine), times: 3 }),
    waits({ name: "wait_for_exit", transport, times: 3, longestMs: 100 }),
  ]);
  for (const { wallMs, longestMs } of suites) assertRatio(wallMs / longestMs, "suite");
});

Deno.test({
  name: "a class is graded at some rate",
  ignore: await lacks("cc"),
  async fn() {
    assertRatio((await gradeClass(2, "none")).rate, "grade");
  },
});

Deno.test({
  name: "each level of confinement has its price",
  ignore: await lacks("cc", "namespaces"),
  async fn() {
    using programs = compileAll();
    assert(programs);
    await assertRatios(await sandboxRounds(programs, { count: 1, rounds: 1 }));
    await assertRatios(await relayRounds(programs, { count: 1, rounds: 1 }));
  },
});
