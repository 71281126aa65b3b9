/** Scenarios: what they are, how they are read, and how their expectations are met. @module */

export type { KnownNames } from "./cross_checks.ts";
export { describeExpectation, suchAs } from "./describe.ts";
export { examplesOf } from "./examples.ts";
export { formatProblem, formatProblems } from "./format_problem.ts";
export { matchesFields, unmatched } from "./match.ts";
export { flag, sentence, text, whole, word } from "./leaf.ts";
export { type DocumentSource, parseDocument, type ScenarioProblem } from "./parse_document.ts";
export { parseScenario } from "./parse_scenario.ts";
export { CANNOT, FIX } from "./problem_words.ts";
export {
  type Advice,
  advise,
  complain,
  complainOfKey,
  type Complaint,
  type DocumentPath,
  isMapping,
  shown,
} from "./say.ts";
export { choice, dictionary, list, mapping } from "./shape.ts";
export type * from "./expectation.ts";
export type * from "./scenario.ts";
export type * from "./verbs/mod.ts";
export { didYouMean, meant, nearest, useOneOf } from "./suggest.ts";
export { variedBy } from "./vary.ts";
export { MOST_STEPS, NAMED_SCHEMAS, scenarioSchema } from "./scenario_schema.ts";
