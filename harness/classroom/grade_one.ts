/** One submission: taken in, built, run through the scenarios, and marked. @module */

import {
  type ClassEvent,
  fill,
  type Grade,
  inLanguage,
  type Localized,
  type Report,
  reportOf,
  type Text,
} from "../core/mod.ts";
import { fitsPattern, gradeOf } from "../grading/mod.ts";
import type { LeaderboardColumn } from "../../reporters/jobs/mod.ts";
import { DamagedFile, damageText, type SubmissionState } from "../ledger/mod.ts";
import { openPrivateFolder } from "./private_folder.ts";
import { converterIn } from "./convert.ts";
import { needRoom } from "./disk_room.ts";
import { settledReport } from "./more_time.ts";
import { gradingKey } from "./plan.ts";
import { build } from "./build.ts";
import { engineWords } from "./engine_words.ts";
import { type NoEngine, understand, type Understood } from "./understand.ts";
import type { Entry, GradingRoom } from "./room.ts";
import { rankSubmission, runSubmission, type TakenSubmission } from "./run_submission.ts";
import type { KnownResults } from "./store.ts";
import { takeIn, type Unread } from "./take_in.ts";
import { Undone } from "./undone.ts";
import { inOrder, writeResults } from "./write_results.ts";

/** A grade, and whether it was known before. */
export interface Graded {
  readonly grade: Grade;
  readonly again: boolean;
}

/** Grades a submission on a core, or says again what is known of it. */
export async function gradeOne(entry: Entry, room: GradingRoom, core?: number): Promise<Graded> {
  const { submission: { name }, slug } = entry;
  room.tell({ kind: "submission-started", submission: name });
  await using place = await openPrivateFolder(entry, room);
  const taken = await takeIn(entry.submission, place.folder, converterIn(place));
  if (!taken.ok) return { grade: await unread(entry, room, taken.error), again: false };
  const key = await gradingKey(room.terms, {
    hash: taken.value.hash,
    handling: room.ofClass,
  });
  const anew = room.again.some((pattern) => fitsPattern(name, pattern));
  const known: KnownResults = anew ? { events: [] } : await room.store.known(slug, key);
  tellDamage(name, room, known);
  const whole = known.state && wholeReport(known);
  if (known.state && (whole || known.state.trouble)) {
    const conclusion = { state: known.state, report: whole, log: undefined };
    return { grade: await conclude(entry, room, conclusion), again: true };
  }
  const { hash } = taken.value;
  const state = { name, slug, key, hash, confinement: place.description };
  const attempt = { place, core, known, state, taken: taken.value };
  return { grade: await gradeTaken(entry, room, attempt), again: false };
}

function told(submission: string, what: Text): Extract<ClassEvent, { kind: "submission-told" }> {
  return { kind: "submission-told", submission, what };
}

function tellDamage(name: string, { tell }: GradingRoom, { damage }: KnownResults): void {
  if (damage) tell({ ...told(name, fill(ANEW, { damage: damageText(damage) })), damaged: true });
}

/** What is left of a submission that cannot be read any more, or is not taken. */
async function unread(entry: Entry, room: GradingRoom, { why, refused }: Unread): Promise<Grade> {
  const { submission: { name }, slug } = entry;
  if (refused) return await turnedAway(entry, room, why);
  const known = await room.store.lastKnown(slug);
  const report = wholeReport(known);
  // The submission is not to blame, and the grader can fix it: the marks stay open.
  if (known.damage) throw new DamagedFile(known.damage);
  if (!known.state || !(report || known.state.trouble)) {
    throw new Undone(fill(NOT_READ, { why }));
  }
  room.tell(told(name, fill(KEPT, { why })));
  return await conclude(entry, room, { state: known.state, report, log: undefined });
}

async function turnedAway(entry: Entry, room: GradingRoom, why: Text): Promise<Grade> {
  const { submission: { name }, slug } = entry;
  const key = `refused: ${inLanguage(why, "en")}`;
  const trouble: NoEngine = { standing: "unstartable", why: fill(NOT_TAKEN, { why }) };
  const startedAt = new Date().toISOString();
  const { state: last } = await room.store.lastKnown(slug);
  const known = last?.key === key ? last : undefined;
  const state = known ?? { name, slug, key, hash: "", trouble, confinement: "", startedAt };
  if (!known) room.store.begin(state);
  return await conclude(entry, room, { state, report: undefined, log: known ? undefined : "" });
}

/** The report of a run that came to its end, with nothing left to find out. */
function wholeReport({ events }: KnownResults): Report | undefined {
  return settledReport(reportOf(events));
}

async function gradeTaken(
  entry: Entry,
  room: GradingRoom,
  attempt: TakenSubmission,
): Promise<Grade> {
  const { known, state, taken } = attempt;
  const { name } = entry.submission;
  for (const what of [...taken.leftOut, ...taken.repaired]) room.tell(told(name, what));
  needRoom(room.copies, room.spareMiB);
  const ready = await makeReady(entry, room, attempt);
  const fail = async (trouble: NoEngine): Promise<Grade> => {
    const found = { ...state, trouble, startedAt: new Date().toISOString() };
    room.store.begin(found);
    return await conclude(entry, room, { state: found, report: undefined, log: ready.log });
  };
  if ("trouble" in ready) return await fail(ready.trouble);
  if (!known.state) room.store.begin(state);
  const words = await engineWords(name, ready.understood, taken);
  if (!words.ok) return await fail(words.error);
  const built = { ...attempt, words: words.value, understood: ready.understood };
  const report = await runSubmission(entry, room, built);
  const leaderboard = await rankSubmission(entry, room, { ...built, report });
  return await conclude(entry, room, { state, report, log: ready.log, leaderboard });
}

type Ready =
  & { readonly log: string }
  & (
    | { readonly trouble: NoEngine }
    | { readonly understood: Understood }
  );

async function makeReady(
  entry: Entry,
  room: GradingRoom,
  { place, taken }: TakenSubmission,
): Promise<Ready> {
  const { name } = entry.submission;
  const { ofClass, pairing, buildMs } = room;
  const understood = await understand(name, { taken, folder: place.folder, ofClass });
  if (!understood.ok) return { log: "", trouble: understood.error };
  const { protocol, recipe } = understood.value;
  room.tell(told(name, recipe.because));
  if (protocol !== undefined && protocol !== pairing.protocol.id) {
    const words = { protocol, wanted: pairing.protocol.id };
    return { log: "", trouble: { standing: "unstartable", why: fill(OTHER_PROTOCOL, words) } };
  }
  const confinement = await place.forBuild();
  const built = await room.gate.shared(() =>
    build({ ...understood.value, cwd: place.inside(understood.value.cwd) }, {
      confinement,
      wallMs: buildMs,
      language: room.language,
    })
  );
  await place.endAll();
  if (built.trouble) {
    needRoom(room.copies, room.spareMiB);
    return { log: built.log, trouble: built.trouble };
  }
  return { log: built.log, understood: understood.value };
}

interface Conclusion {
  readonly state: SubmissionState;
  readonly report: Report | undefined;
  /** Undefined where an earlier run has written it. */
  readonly log: string | undefined;
  readonly leaderboard?: readonly LeaderboardColumn[];
}

async function conclude(
  entry: Entry,
  room: GradingRoom,
  { state, report, log, leaderboard }: Conclusion,
): Promise<Grade> {
  const { submission: { name }, slug } = entry;
  const ordered = report && inOrder(report);
  const grade = gradeOf(
    {
      submission: name,
      slug,
      report: ordered,
      trouble: state.trouble,
      late: entry.submission.who?.late,
      told: entry.submission.who?.told,
    },
    room.rubric,
  );
  const confined: Grade = { ...grade, confinement: state.confinement };
  const { startedAt } = state;
  await writeResults(entry, room, {
    grade: confined,
    report: ordered,
    log,
    startedAt,
    leaderboard,
  });
  return confined;
}

const NOT_READ: Localized = {
  en: "Not read: {why}",
  zh: "無法讀取：{why}",
  ja: "読み取れない：{why}",
};
const KEPT: Localized = {
  en: "{why}; what is known of it from before stays",
  zh: "{why}；保留先前已知的結果",
  ja: "{why}。以前の結果はそのまま残す",
};
const ANEW: Localized = {
  en: "{damage}; this submission is graded again",
  zh: "{damage}；此作業將重新評分",
  ja: "{damage}。この提出物は採点し直す",
};
const NOT_TAKEN: Localized = {
  en: "The submission is not accepted: {why}",
  zh: "不接受此作業：{why}",
  ja: "この提出物は受け付けられない：{why}",
};
const OTHER_PROTOCOL: Localized = {
  en: "It says that it speaks {protocol}, but this class is graded by {wanted}",
  zh: "它聲明使用 {protocol}，但本班以 {wanted} 評分",
  ja: "{protocol} を話すとあるが、このクラスは {wanted} で採点する",
};
