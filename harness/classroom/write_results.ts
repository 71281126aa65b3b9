/** What a submission's author gets to see; each file is replaced as a whole. @module */

import type { Grade, Report, RunEvent } from "../core/mod.ts";
import { gradeOf, withoutHidden, withoutHiddenEvents } from "../grading/mod.ts";
import { REPORTERS } from "../../reporters/mod.ts";
import { gradescopeResults, type LeaderboardColumn } from "../../reporters/jobs/mod.ts";
import { writeReports } from "../surroundings/mod.ts";
import type { Entry, GradingRoom } from "./room.ts";
import { BUILD_LOG } from "./store.ts";
import { encodeEvent, EVENTS_FILE, writeWhole, writeWholeLines } from "../ledger/mod.ts";

/** The marks so far, after every scenario: after a kill there are some to find. */
export function writeInterim(
  entry: Entry,
  room: GradingRoom,
  report: Report | undefined,
  leaderboard?: readonly LeaderboardColumn[],
): void {
  const { submission: { name }, slug } = entry;
  const ordered = report && inOrder(report);
  const { late, told } = entry.submission.who ?? {};
  const grade = gradeOf({ submission: name, slug, report: ordered, late, told }, room.rubric);
  writeGradescope(entry, room, { grade, report: ordered, leaderboard });
}

/** The cases in the order of the plan, not in the order in which they came to an end. */
export function inOrder(report: Report): Report {
  const order = new Map(report.run.planned.map((key, at) => [key, at]));
  const place = (key: string): number => order.get(key) ?? order.size;
  return { ...report, cases: report.cases.toSorted((a, b) => place(a.key) - place(b.key)) };
}

interface Told {
  readonly grade: Grade;
  readonly report: Report | undefined;
  /** What the compiler said; as an earlier run has written it where absent. */
  readonly log?: string;
  /** When it was found that there is nothing to run. */
  readonly startedAt?: string;
  readonly leaderboard?: readonly LeaderboardColumn[];
}

/** Writes everything about a graded submission. */
export async function writeResults(entry: Entry, room: GradingRoom, told: Told): Promise<void> {
  const folder = room.store.folderOf(entry.slug);
  if (told.log !== undefined) writeWhole(`${folder}/${BUILD_LOG}`, told.log);
  const results = { ...told, log: told.log ?? room.store.buildLog(entry.slug) };
  const shown = withoutHidden(results.report ?? emptyReport(entry, room, results), room.rubric);
  const reporters = REPORTERS.filter(({ id }) => id === "html" || id === "junit");
  writeReports(shown, { kit: room.pairing.kit, folder, reporters, language: room.language });
  const events = withoutHiddenEvents(room.store.events(entry.slug), room.rubric);
  await writeWholeLines(`${folder}/${EVENTS_FILE}`, encoded(events));
  writeGradescope(entry, room, results);
}

async function* encoded(events: AsyncIterable<RunEvent>): AsyncGenerator<string, void, undefined> {
  for await (const event of events) yield encodeEvent(event);
}

function writeGradescope(
  { slug }: Entry,
  room: GradingRoom,
  { grade, report, log, leaderboard }: Told,
): void {
  const { rubric, language, gradescope } = room;
  const { visibility } = gradescope ?? {};
  const shown = report && withoutHidden(report, rubric);
  const told = shown && rubric.hidden.length > 0 ? withVisibleReason(grade, shown, rubric) : grade;
  const how = { language, report: shown, detail: log, visibility, leaderboard };
  const text = gradescopeResults(told, how);
  writeWhole(`${room.store.folderOf(slug)}/results.json`, text);
  if (gradescope) writeWhole(gradescope.file, text);
}

/** The grade with a reason that counts no hidden scenario. */
function withVisibleReason(grade: Grade, report: Report, rubric: GradingRoom["rubric"]): Grade {
  const { submission, slug } = grade;
  const { why: _, ...rest } = grade;
  const { why } = gradeOf({ submission, slug, report }, rubric);
  return why === undefined ? rest : { ...rest, why };
}

/** The report on a submission that never ran. */
function emptyReport(
  { submission: { name } }: Entry,
  room: GradingRoom,
  { grade, log = "", startedAt = new Date().toISOString() }: Told,
): Report {
  const { terms: { version, protocol, seed, strict }, pairing } = room;
  return {
    run: {
      version,
      protocol,
      engine: { name, command: [] },
      seed,
      strict,
      startedAt,
      confinement: grade.confinement,
      rules: pairing.protocol.rules,
      planned: [],
    },
    cases: [],
    unstartable: { why: grade.why ?? "", detail: log.slice(-LONGEST_DETAIL) },
    finished: true,
    durationMs: 0,
  };
}

const LONGEST_DETAIL = 16 * 1024;
