/** What programs need of Shinpan. @module */

export * from "./check_engine.ts";
export * from "./referee_game.ts";
export * from "./render_report.ts";
export {
  type Conclusion,
  conclusionOf,
  REPORT_FORMATS,
  type Reporter,
  type ReporterId,
  type ReportFile,
  type ReportReader,
} from "../../reporters/mod.ts";
export {
  type Breaking,
  type BrokenRule,
  brokenRules,
  type CaseFacts,
  type CaseReport,
  type Course,
  type Diagram,
  type EngineFacts,
  type Finding,
  type Language,
  LANGUAGES,
  type Level,
  LEVELS,
  type Localized,
  type Mark,
  type OwnEnd,
  type PlyFacts,
  type Point,
  type PositionFiles,
  type Reason,
  type Report,
  reportOf,
  type Rule,
  type RunEvent,
  type RunFacts,
  type Search,
  type SituationCount,
  type SituationFacts,
  type Source,
  type Span,
  type Stimulated,
  type Stimulus,
  type Text,
  type Token,
  type Unrepeated,
  type Used,
  type Verdict,
  type Violation,
  type WireEntry,
} from "../core/mod.ts";
export type { Ending, GameSettings, Side, Start } from "../games/game.ts";
export { decodeEvents, encodeEvent, type EventProblem } from "../ledger/mod.ts";
