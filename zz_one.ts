import { pairingOf } from "./harness/referee/mod.ts";
import { fixturesOf, runFixture, scenariosOf } from "./fixtures/engines/matrix.ts";
const [id, name, jobs="4"] = Deno.args;
const pairing = pairingOf(id)!;
const scenarios = await scenariosOf(pairing);
for (const f of await fixturesOf(pairing)) {
  if (f.name !== name) continue;
  for (const strict of [true, false]) {
    const r = await runFixture(f, { pairing, scenarios, strict, jobs: +jobs });
    console.log("strict", strict);
    for (const c of r.cases) {
      for (const v of c.violations) console.log("  ", c.scenario, c.verdict.kind, v.rule, JSON.stringify((v.actual as any).en ?? v.actual));
      if ("because" in c.verdict) console.log("  ", c.scenario, c.verdict.kind, JSON.stringify(c.verdict.because));
    }
  }
}
