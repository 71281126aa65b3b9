/** Scenarios: what they are, how they are read, and how their expectations are met. @module */

export type { Known } from "./cross_checks.ts";
export { describeExpectation, describeFields, describeMatcher } from "./describe.ts";
export { formatProblem } from "./format_problem.ts";
export { type Fields, matches, matchesFields, unmatched } from "./match.ts";
export { duration, flag, sentence, text, whole, word } from "./leaf.ts";
export { type DocumentSource, parseDocument, type ScenarioProblem } from "./parse_document.ts";
export { dialogueSchema } from "./dialogue_schema.ts";
export { parseDialogue } from "./parse_dialogue.ts";
export { parseScenario, type ScenarioSource } from "./parse_scenario.ts";
export { type Complaint, isMapping, type Path, quoted, say } from "./say.ts";
export { choice, dictionary, list, mapping } from "./shape.ts";
export type * from "./scenario.ts";
export { didYouMean, nearest, useOneOf } from "./suggest.ts";
export { AS_WRITTEN, variedBy } from "./vary.ts";
export { NAMED_SCHEMAS, scenarioSchema } from "./scenario_schema.ts";
