/** Matches and contests: jobs that play games into folders, and tell what they come to. @module */

export { type FoundMatches, matchesIn } from "./all_games.ts";
export { addRound, allMeetings, allRounds, playPairing } from "./contest.ts";
export {
  contestDiffers,
  ContestFolder,
  isContestFolder,
  keptOf,
  pairingsIn,
} from "./contest_folder.ts";
export { ranked } from "./contest_report.ts";
export { writeContestReports } from "./contest_reports.ts";
export { type ContestSetting, factsOfContest } from "./contest_setting.ts";
export { importMeetings } from "./import_meetings.ts";
export { MatchFolder } from "./match_folder.ts";
export { matchInStream } from "./match_in_stream.ts";
export { pliesOf, shortened, sourcesIn, writeMatchReports } from "./match_reports.ts";
export { mergeContests } from "./merge_contests.ts";
export { readOpenings } from "./openings_file.ts";
export type { MatchReporter, PlayOptions } from "./play_options.ts";
export { factsOf, invite, missingPrograms, type PlayerWords, rulesOf } from "./players.ts";
export { recordFile } from "./record_file.ts";
export { resultDoubt } from "./result_doubt.ts";
export { greetingsOf, matchIn, type MatchSetting, type MatchUnderWay } from "./run_in_folder.ts";
export { knockOutResults } from "./knock_out_results.ts";
export { readStart } from "./start_file.ts";
export { type MeetingPlace, placeOf, taskNumber, taskOf, writeTasks } from "./tasks.ts";
export { findGame, type FoundGame } from "./written_game.ts";
