/** Matches and contests: jobs that play games into folders, and tell what they come to. @module */

export { absentPrograms } from "./absent_programs.ts";
export { type FoundMatches, matchesIn } from "./all_games.ts";
export { allMeetings, allRounds, playPairing } from "./contest.ts";
export { ContestFolder, isContestFolder } from "./contest_folder.ts";
export { ranked } from "./contest_report.ts";
export { writeContestReports } from "./contest_reports.ts";
export type { ContestSetting } from "./contest_setting.ts";
export { importMeetings } from "./import_meetings.ts";
export { MatchFolder } from "./match_folder.ts";
export { matchInStream } from "./match_in_stream.ts";
export { pliesOf, shortened, sourcesIn, writeMatchReports } from "./match_reports.ts";
export { mergeContests } from "./merge_contests.ts";
export { readOpenings } from "./openings_file.ts";
export type { MatchReporter, PlayOptions } from "./play_options.ts";
export { factsOf, invite, type PlayerWords, rulesOf } from "./players.ts";
export { recordFile } from "./record_file.ts";
export { resultDoubt } from "./result_doubt.ts";
export { greetingsOf, matchIn, type MatchSetting, type MatchUnderWay } from "./run_in_folder.ts";
export { beginContest, beginRounds, contestOfTask, nextRound, plannedContest } from "./rounds.ts";
export { readStart } from "./start_file.ts";
export { placeOf, taskNumber, writeTasks } from "./tasks.ts";
export { tasksLeft } from "./tasks_left.ts";
export { findGame, type FoundGame } from "./written_game.ts";
