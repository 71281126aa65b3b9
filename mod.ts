/**
 * Shinpan: a conformance harness for board-game engines.
 *
 * The command line (see README) is the usual way in; this module is for programs.
 *
 * @example Check an engine
 * ```ts
 * import { brokenRules, checkEngine, reportOf } from "@shinpan/shinpan";
 *
 * const run = checkEngine({ protocol: "mgtp", scenarios: ["mgtp/first_contact"] });
 * const report = reportOf(await Array.fromAsync(run));
 * for (const { rule } of report ? brokenRules(report) : []) console.log(rule.id, rule.text.en);
 * ```
 *
 * Without a `command` this checks the engine that comes with Shinpan; give
 * `command: ["./my_engine"]` for yours.
 *
 * @example Referee a game
 * ```ts
 * import { refereeGame } from "@shinpan/shinpan";
 *
 * const game = refereeGame("shogi", { seed: 1 });
 * game.play("7g7f");
 * const objection = game.play("8c8e");
 * console.log(objection?.rule, game.turn, game.moves().length);
 * ```
 *
 * @example Read the events of a run
 * ```ts
 * import { checkEngine, decodeEvents, encodeEvent } from "@shinpan/shinpan";
 *
 * let file = ""; // report/events.jsonl, as `shinpan check` writes it
 * for await (const event of checkEngine({ protocol: "mgtp", scenarios: ["mgtp/first_contact"] })) {
 *   file += encodeEvent(event);
 * }
 * const { events, problems } = decodeEvents(file);
 * for (const event of events) if (event.kind === "wire") console.log(event.entry.text);
 * if (problems.length > 0) throw new Error(problems[0]?.why.en);
 * ```
 *
 * @example Render a report
 * ```ts
 * import { checkEngine, conclusionOf, renderReport, reportOf } from "@shinpan/shinpan";
 *
 * const run = checkEngine({ protocol: "mgtp", scenarios: ["mgtp/first_contact"] });
 * const report = reportOf(await Array.fromAsync(run));
 * if (report) console.log(conclusionOf(report), renderReport(report, "junit", "ja").length);
 * ```
 *
 * @module
 */

export * from "./harness/api/mod.ts";
