import { assertEquals } from "@std/assert";
import type { Violation } from "../core/mod.ts";
import { freshSteadiness } from "./proof.ts";
import { blamingPorts, freshPorts } from "./usual_ports.ts";

const USUAL = {
  ports: [10000, 10001],
  rule: "geister/any-port",
  concerned: ["geister/own-ghost-blocks"],
} as const;

function broken(rule: string, more: Partial<Violation> = {}): Violation {
  return { rule, expected: [], actual: "", evidence: [], times: 1, ...more };
}

const BLOCKED = broken("geister/own-ghost-blocks");
const NOISY = broken("geister/only-messages-tcp");
const CRASH = broken("geister/stays-alive");

type Found = readonly Violation[] | undefined;

/** What is told of `seen`, by runs that find `there` on the usual ports and `here` on others. */
async function told(seen: readonly Violation[], there: Found, here: Found) {
  const known = freshPorts();
  let runs = 0;
  const run = (ports?: readonly number[]) => {
    runs++;
    return Promise.resolve(ports ? there : here);
  };
  const options = { usual: USUAL, known, steadiness: freshSteadiness(), run };
  const violations = await blamingPorts(seen, options);
  return { rules: violations.map(({ rule }) => rule), runs, options };
}

Deno.test.each<[string, readonly Violation[], Found, Found, readonly string[], number]>([
  ["only elsewhere", [BLOCKED, NOISY], [NOISY], [BLOCKED], [NOISY.rule, USUAL.rule], 11],
  ["there, too", [BLOCKED], [BLOCKED], [BLOCKED], [BLOCKED.rule], 1],
  ["only sometimes elsewhere", [BLOCKED], [], [], [BLOCKED.rule], 3],
  ["elsewhere, and in another way there", [BLOCKED], [CRASH], [BLOCKED], [BLOCKED.rule], 1],
  ["where the usual ports are taken", [BLOCKED], undefined, [BLOCKED], [BLOCKED.rule], 1],
  ["by a crash, which no port explains", [CRASH], [], [CRASH], [CRASH.rule], 0],
  ["by being late", [broken(BLOCKED.rule, { timing: true })], [], [], [BLOCKED.rule], 0],
])("an engine that fails %s", async (_name, seen, there, here, rules, runs) => {
  const { rules: found, runs: done } = await told(seen, there, here);
  assertEquals([found, done], [rules, runs]);
});

Deno.test("what was proven once takes one run on the usual ports in a later case", async () => {
  const { options } = await told([BLOCKED], [], [BLOCKED]);
  let runs = 0;
  const run = () => Promise.resolve((runs++, []));
  const [one] = await blamingPorts([BLOCKED], { ...options, run });
  assertEquals([one?.rule, runs], [USUAL.rule, 1]);
});

Deno.test("an engine that fails on the usual ports, too, is tried there in two cases at most", async () => {
  const { options } = await told([BLOCKED], [BLOCKED], [BLOCKED]);
  let runs = 0;
  const run = () => Promise.resolve((runs++, [BLOCKED]));
  for (let at = 0; at < 3; at++) await blamingPorts([BLOCKED], { ...options, run });
  assertEquals(runs, 1);
});
