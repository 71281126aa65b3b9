/** The words that every other layer speaks. @module */

export * from "./bytes.ts";
export * from "./clock.ts";
export * from "./command_words.ts";
export * from "./contest.ts";
export * from "./diagram.ts";
export * from "./doing.ts";
export * from "./elo.ts";
export * from "./event.ts";
export * from "./file_run.ts";
export * from "./latin1.ts";
export * from "./launch.ts";
export * from "./match.ts";
export * from "./grade.ts";
export * from "./reason.ts";
export * from "./report.ts";
export * from "./result.ts";
export * from "./rule.ts";
export * from "./rule_state.ts";
export * from "./span.ts";
export * from "./standing.ts";
export * from "./stimulus.ts";
export * from "./text.ts";
export * from "./verdict.ts";
export * from "./violation.ts";
export * from "./visible.ts";
export * from "./wire.ts";
