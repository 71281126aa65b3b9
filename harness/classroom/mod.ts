/** The marks of a whole class: take in, build, run, mark, keep, put together. @module */

export { compare } from "./against.ts";
export { type Audited, type AuditLine, lineText } from "./audit_line.ts";
export { AUDIT_WORDS, differenceText } from "./audit_words.ts";
export { type AutograderFacts, autograderFiles } from "./autograder_files.ts";
export { classInStream } from "./class_in_stream.ts";
export type { WantedSeed } from "./class_seed.ts";
export { readConditions } from "./conditions.ts";
export { derive } from "./derive.ts";
export { spareMiB } from "./disk_room.ts";
export { gradeAll } from "./grade_all.ts";
export type { GradeOptions } from "./grade_options.ts";
export { mergeParts } from "./merge_parts.ts";
export type { LeaderboardRules } from "./leaderboard.ts";
export { type OpenRoom, openRoom } from "./open_room.ts";
export { readPlan, type Who } from "./plan.ts";
export { type Marking, markingOf, mendFirst, readResults, type Results } from "./results.ts";
export type { GradescopeRoom, GradingRoom } from "./room.ts";
export { Store } from "./store.ts";
