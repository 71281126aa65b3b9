/** What programs need of Shinpan. @module */

export * from "./check_engine.ts";
export * from "./referee_game.ts";
export * from "./render_report.ts";
export {
  REPORT_FORMATS,
  type Reporter,
  type ReporterId,
  type ReportFile,
  type ReportReader,
} from "../../reporters/mod.ts";
