/** The students of submissions: a download joined with the roster, and one of several chosen. @module */

import { fill, type Lateness, type Localized } from "../core/mod.ts";
import { isArchive } from "./archive_name.ts";
import type { Claim, UploadPart } from "./claims.ts";
import { resubmission } from "./download_name.ts";
import { latenessOf } from "./lateness.ts";
import { lower, type RosterRow, type Student } from "./roster.ts";
import { COURSE_WORDS } from "./words.ts";

/** A claim under the name that it has in the gradebook. */
export interface Owned {
  readonly name: string;
  readonly claim: Claim;
  /** The students that get its marks, as the roster names them where it knows them. */
  readonly students: readonly Student[];
  readonly late?: Lateness;
  /** Something says when it was handed in, or whether it was late. */
  readonly isTimed: boolean;
  /** What the grader should know, a sentence each. */
  readonly told: readonly Localized[];
  /** The roster does not know the student. */
  readonly unknown: boolean;
}

/** A class: the submissions with their students, and the students without one. */
export interface ClassRegister {
  readonly owned: readonly Owned[];
  readonly missing: readonly RosterRow[];
  /** Submissions of which it cannot be said which one counts. */
  readonly undecided: readonly { readonly name: string; readonly why: Localized }[];
}

/** How the rubric wants it. */
export interface WhoRules {
  readonly several: "newest" | "oldest";
  /** When the homework was due, as the rubric writes it. */
  readonly due?: string;
}

/** Joins claims and roster; without a roster the site's own names stand. */
export function whoIsWho(
  claims: readonly Claim[],
  roster: readonly RosterRow[] | undefined,
  rules: WhoRules,
): ClassRegister {
  const book = new Directory(roster ?? []);
  const matched = claims.map((claim) => ({ claim, rows: book.rowsOf(claim, claims) }));
  const byName = Map.groupBy(matched, ({ claim, rows }) => nameOf(claim, rows));
  const owned: Owned[] = [];
  const undecided: { name: string; why: Localized }[] = [];
  for (const [name, all] of byName) {
    const choice = choose(all.map(({ claim }) => claim), rules);
    const one = all.find(({ claim }) => claim === choice.claim);
    const kept = keptParts(one?.claim.parts ?? [], rules);
    if (!one) {
      undecided.push({ name, why: fill(COURSE_WORDS.undecided, { names: entryNames(all) }) });
      continue;
    }
    const unknown = roster !== undefined && one.rows.length === 0;
    owned.push({
      name,
      claim: { ...one.claim, parts: kept.parts },
      students: one.rows.length > 0 ? joined(one.claim, one.rows) : one.claim.students,
      ...latenessOf(one.claim, one.rows, rules),
      told: [...choice.told, ...kept.told, ...unknown ? [COURSE_WORDS.notInRoster] : []],
      unknown,
    });
  }
  const present = new Set(matched.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const missing = (roster ?? []).filter(({ id }) => !present.has(id));
  return { owned, missing, undecided };
}

/** The students of a roster, by everything they may be known by. */
class Directory {
  readonly #rows: readonly RosterRow[];
  readonly #byName: ReadonlyMap<string, readonly RosterRow[]>;

  constructor(rows: readonly RosterRow[]) {
    this.#rows = rows;
    this.#byName = new Map(
      [...Map.groupBy(
        rows.flatMap((row) => spellings(row.name).map((spelling) => ({ spelling, row }))),
        ({ spelling }) => spelling,
      )].map(([spelling, all]) => [spelling, [...new Set(all.map(({ row }) => row))]]),
    );
  }

  /** The students a claim belongs to; none where that is not certain. */
  rowsOf(claim: Claim, all: readonly Claim[]): readonly RosterRow[] {
    if (claim.students.length === 0) return this.#byLabel(claim.label);
    return claim.students.flatMap((student) => this.#byFacts(student, all));
  }

  #byFacts({ id, email, siteId, name }: Student, all: readonly Claim[]): readonly RosterRow[] {
    const by = (key: "id" | "email" | "siteId", value: string | undefined) =>
      value === undefined ? [] : this.#rows.filter((row) => same(row[key], value));
    const found = [by("siteId", siteId), by("id", id), by("email", email)].find(isOne);
    if (found) return found;
    const namesakes = all.filter(({ students }) => students.some((one) => same(one.name, name)));
    const rows = this.#byName.get(spellings(name)[0] ?? "") ?? [];
    // Two students of one name can be told apart by their numbers only.
    return namesakes.length <= 1 && isOne(rows) ? rows : [];
  }

  /** By the id in a plain name, such as `b05901001_hw2`; or by the name of a group. */
  #byLabel(label: string): readonly RosterRow[] {
    const whole = this.#rows.filter(({ id }) => same(id, label));
    if (isOne(whole)) return whole;
    const group = this.#rows.filter((row) => same(row.group, label));
    if (group.length > 0) return group;
    const words = new Set(label.split(/[^\p{L}\p{N}]+/u).map(lower));
    const within = this.#rows.filter(({ id }) => words.has(lower(id)));
    return isOne(within) ? within : [];
  }
}

function isOne(rows: readonly unknown[]): boolean {
  return rows.length === 1;
}

function same(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && lower(a) === lower(b);
}

/** A name without what sites leave out, in both orders of its words. */
function spellings(name: string | undefined): readonly string[] {
  const words = lower(name ?? "").split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  if (words.length === 0) return [];
  const turned = [words.at(-1) ?? "", ...words.slice(0, -1)];
  return [...new Set([words.join(""), turned.join(""), [...words.slice(1), words[0]].join("")])];
}

function nameOf(claim: Claim, rows: readonly RosterRow[]): string {
  const [first, second] = rows;
  if (!first) return claim.label;
  if (!second) return first.id;
  const { group } = first;
  const whole = group !== undefined && rows.every((row) => row.group === group);
  return whole ? group : rows.map(({ id }) => id).toSorted().join("+");
}

/** What the roster says, and the site's own number, which it may not know. */
function joined({ students }: Claim, rows: readonly RosterRow[]): readonly Student[] {
  return rows.map(({ late: _late, submitted: _submitted, ...row }) => {
    const siteId = row.siteId ?? (rows.length === 1 ? students[0]?.siteId : undefined);
    const siteName = rows.length === 1 ? students[0]?.name : undefined;
    const name = row.name ?? siteName;
    return { ...row, ...name === undefined ? {} : { name }, ...siteId ? { siteId } : {} };
  });
}

interface Choice {
  readonly claim?: Claim;
  readonly told: readonly Localized[];
}

/** The one of several that counts, with a line that says so; none where no time tells them apart. */
function choose(claims: readonly Claim[], { several }: WhoRules): Choice {
  const [only, second] = claims;
  if (!second) return { claim: only, told: [] };
  const times = claims.map(({ submittedMs }) => submittedMs);
  const known = times.filter((time) => time !== undefined);
  if (known.length < claims.length || new Set(known).size < claims.length) return { told: [] };
  const wanted = several === "newest" ? Math.max(...known) : Math.min(...known);
  const claim = claims[times.indexOf(wanted)];
  const name = claim?.parts[0]?.entry.name ?? "";
  const words = several === "newest" ? COURSE_WORDS.newest : COURSE_WORDS.oldest;
  return { claim, told: [fill(words, { count: claims.length, name })] };
}

/** Archives that a site numbers as re-submissions of one another, and files of one name: one counts. */
function keptParts(
  parts: readonly UploadPart[],
  { several }: WhoRules,
): { readonly parts: readonly UploadPart[]; readonly told: readonly Localized[] } {
  const uploaded = parts.filter(({ upload }) => upload !== undefined);
  const told: Localized[] = [];
  const dropped = new Set<UploadPart>();
  for (const [, same] of Map.groupBy(uploaded, ({ file }) => workName(file))) {
    if (same.length < 2) continue;
    const sorted = same.toSorted((a, b) => ageOf(a, b));
    const one = several === "newest" ? sorted.at(-1) : sorted[0];
    same.filter((part) => part !== one).forEach((part) => dropped.add(part));
    const words = several === "newest" ? COURSE_WORDS.newest : COURSE_WORDS.oldest;
    told.push(fill(words, { count: same.length, name: one?.file ?? "" }));
  }
  return { parts: parts.filter((part) => !dropped.has(part)), told };
}

/** What is the same work: sources such as `part-1.c` and `part-2.c` may both belong to one. */
function workName(file: string): string {
  return isArchive(file) ? resubmission(file).base : file;
}

function ageOf(a: UploadPart, b: UploadPart): number {
  return resubmission(a.file).version - resubmission(b.file).version ||
    (a.upload ?? 0) - (b.upload ?? 0);
}

function entryNames(all: readonly { readonly claim: Claim }[]): string {
  return all.map(({ claim }) => claim.parts[0]?.entry.name ?? claim.label).join(", ");
}
