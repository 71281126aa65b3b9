/** What a `shinpan.yaml` says about submissions: how they are built and run. @module */

import * as v from "valibot";
import { err, fill, type Localized, ok, type Result, splitWords } from "../core/mod.ts";
import {
  advise,
  dictionary,
  type DocumentSource,
  mapping,
  parseDocument,
  type ScenarioProblem,
  sentence,
} from "../scenario/mod.ts";
import { fitsPattern } from "./exclusions.ts";
import { CONFIG_WRITE as WRITE } from "./rubric_words.ts";

/** How a submission is handled; what is absent is found out. */
export interface Handling {
  /** A shell command. */
  readonly build?: string;
  /** The words that start the engine. */
  readonly run?: readonly string[];
  readonly protocol?: string;
  /** Where both happen, from the submission's folder. */
  readonly cwd?: string;
}

/** What is said for a whole class: for all, and for names that match a pattern. */
export interface ClassHandling {
  readonly all: Handling;
  readonly some: readonly { readonly pattern: string; readonly handling: Handling }[];
}

/** The name of the file, in a submission or beside all of them. */
export const CONFIG_FILE = "shinpan.yaml";

const fields = {
  build: v.optional(sentence("The shell command that builds it", WRITE.build)),
  run: v.optional(v.pipe(
    sentence("The command that starts the engine", WRITE.run),
    v.check((value) => splitWords(value).ok, ({ input }) => advise(openQuoteFix(input))),
  )),
  protocol: v.optional(sentence("The protocol it speaks", WRITE.protocol)),
  cwd: v.optional(v.pipe(
    sentence("The folder in which both happen", WRITE.cwd),
    v.check(isInside, advise(WRITE.inside)),
  )),
};

const own = mapping(fields, WRITE.own);
const forAll = mapping({
  ...fields,
  submissions: v.optional(dictionary(own, WRITE.pattern)),
}, WRITE.forAll);

type Written = v.InferOutput<typeof own>;

/** Reads the file that lies in a submission. */
export async function parseHandling(
  source: DocumentSource,
): Promise<Result<Handling, readonly ScenarioProblem[]>> {
  const read = await parseDocument(orEmpty(source), own);
  return read.ok ? ok(handlingOf(read.value)) : err(read.error);
}

/** Reads the file that speaks for a whole class. */
export async function parseClassHandling(
  source: DocumentSource,
): Promise<Result<ClassHandling, readonly ScenarioProblem[]>> {
  const read = await parseDocument(orEmpty(source), forAll);
  if (!read.ok) return err(read.error);
  const { submissions = {}, ...all } = read.value;
  const some = Object.entries(submissions).map(([pattern, one]) => ({
    pattern,
    handling: handlingOf(one),
  }));
  return ok({ all: handlingOf(all), some });
}

/** What holds for a submission: its own words, then the grader's for all, then for its name. */
export function handlingFor(
  submission: string,
  { own, ofClass }: { readonly own: Handling; readonly ofClass: ClassHandling },
): Handling {
  const fitting = ofClass.some.filter(({ pattern }) => fitsPattern(submission, pattern));
  return Object.assign({}, own, ofClass.all, ...fitting.map(({ handling }) => handling));
}

function openQuoteFix(command: string): Localized {
  const split = splitWords(command);
  return split.ok ? WRITE.run : fill(WRITE.closeQuote, { ...split.error });
}

function handlingOf({ build, run, protocol, cwd }: Written): Handling {
  const split = run === undefined ? undefined : splitWords(run);
  return {
    ...build === undefined ? {} : { build },
    ...split?.ok ? { run: split.value } : {},
    ...protocol === undefined ? {} : { protocol },
    ...cwd === undefined ? {} : { cwd },
  };
}

function isInside(path: string): boolean {
  return !/^[/\\]|^[A-Za-z]:/.test(path) && !path.split(/[/\\]/).includes("..");
}

/** An empty file says nothing, which is fine. */
function orEmpty({ file, text }: DocumentSource): DocumentSource {
  return { file, text: /^\s*(#.*\s*)*$/.test(text) ? "{}" : text };
}
