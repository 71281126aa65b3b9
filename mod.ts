/**
 * Shinpan: a conformance harness for board-game engines.
 *
 * The command line (see README) is the usual way in; this is the door for programs.
 *
 * @example Check an engine and print what it breaks
 * ```ts
 * import {
 *   brokenRules, bundledScenarios, pairingOf, realClock, reportOf, RUN_DEFAULTS, runAll, stdio,
 * } from "./mod.ts";
 *
 * const pairing = pairingOf("mgtp");
 * if (!pairing) throw new Error("No such protocol");
 * const scenarios = await bundledScenarios(pairing);
 * if (!scenarios.ok) throw new Error(scenarios.error[0]?.message);
 *
 * const command = ["deno", "run", "-A", "fixtures/engines/host.ts", "mgtp", "breaks_reply_prefix"];
 * const events = await Array.fromAsync(runAll({
 *   ...RUN_DEFAULTS,
 *   pairing,
 *   engine: { name: "my engine", command },
 *   transport: stdio({ program: Deno.execPath(), args: command.slice(1) }),
 *   scenarios: scenarios.value.filter(({ preflight }) => preflight),
 *   clock: realClock,
 *   timeScale: 0.2,
 * }));
 *
 * const report = reportOf(events);
 * const broken = report ? brokenRules(report).map(({ rule }) => rule.id) : [];
 * if (broken.join() !== "mgtp/reply-prefix") throw new Error(`Found ${broken}`);
 * ```
 *
 * @module
 */

export { bundledScenarios, loadScenarios, scenarioFiles } from "./harness/cli/load_scenarios.ts";
export * from "./harness/core/mod.ts";
export { type AnyPairing, pairingOf, PAIRINGS } from "./harness/referee/mod.ts";
export { RUN_DEFAULTS, runAll, type RunOptions } from "./harness/runner/mod.ts";
export type { Scenario } from "./harness/scenario/mod.ts";
export { killAll, loopback, realClock, stdio } from "./harness/transports/mod.ts";
export * from "./reporters/mod.ts";
