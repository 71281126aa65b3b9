/** What is around a job: the user's folder and language, the terminal, Shinpan's own files, engines by their command lines. @module */

export { availableScenarios } from "./available_scenarios.ts";
export { asCalled, callElsewhere, callOf, printHelp } from "./called_as.ts";
export { canPin } from "./can_pin.ts";
export { type Confined, confineEngine, type SandboxOptions } from "./confine_engine.ts";
export { checkTerminal, describedPairing } from "./console_option.ts";
export { bundledEngine, engineCommand, engineFacts, transportTo } from "./engine_command.ts";
export { playerName } from "./engine_name.ts";
export { followJob, followRun, tellReport } from "./follow_job.ts";
export { ENGINE_FOLDER, HOME } from "./home.ts";
export { beforeInterrupt, onInterrupt } from "./interrupt.ts";
export { BUNDLED, bundledScenarios, loadScenarios, scenarioFiles } from "./load_scenarios.ts";
export {
  type Block,
  blocksOf,
  joined,
  MOST_TEXT_BYTES,
  readAtMost,
  readNamed,
  readTextAtMost,
} from "./read_at_most.ts";
export { releasing } from "./releasing.ts";
export { EventFile, writeReports } from "./report_files.ts";
export type { ScenarioFile } from "./scenario_file.ts";
export {
  callersDirectory,
  chosenLanguage,
  complain,
  fromCaller,
  languageOfWords,
  localeLanguage,
  look,
  pathAsCalled,
  print,
  printCommands,
} from "./surroundings.ts";
export {
  cannotRead,
  cannotReadOption,
  cannotWrite,
  cannotWriteOut,
  fixAll,
  holdsOtherContest,
  holdsOtherMatch,
  LEAVE_ONE_OUT,
  LEAVE_OUT,
  NO_TWO_NAMES,
  noContest,
  noGame,
  OTHER_OUT,
  OTHER_OUT_OR_FRESH,
  OUR_MISTAKE,
  QUOTE_ENGINE,
  SEE_DOCTOR,
  SEE_HELP,
  SEE_SETTING,
  unexpected,
  unknownDialect,
  unknownOptionNamed,
  unknownProtocol,
  unknownReporter,
} from "./usage_words.ts";
export { didYouMean, meant, useOneOf } from "../scenario/mod.ts";
export { VERSION } from "./version.ts";
export { whyRefused } from "./why_refused.ts";
