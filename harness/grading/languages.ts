/** How sources of a language become an engine. @module */

import { fill, type Localized } from "../core/mod.ts";
import { DETECT_WORDS } from "./detect_words.ts";
import {
  baseOf,
  isHidden,
  isTest,
  LIKELY,
  quotedWord,
  type SubmittedFile,
} from "./submitted_file.ts";

/** How to build and run something, and what else there is to say. */
export interface BuildPlan {
  readonly build?: string;
  readonly run?: readonly string[];
  readonly note?: Localized;
}

/** A compiler and what it calls the language. */
export interface SourceLanguage {
  readonly compiler: string;
  /** What the compiler calls it. */
  readonly language: string;
}

/** How C is compiled. */
export const C: SourceLanguage = { compiler: "cc -O2 -pthread", language: "c" };
/** How C++ is compiled. */
export const CPLUSPLUS: SourceLanguage = {
  compiler: "c++ -O2 -std=c++17 -pthread",
  language: "c++",
};

/** All sources together; where they do not fit together for a second `main`, without the others. */
export function compiled(
  files: readonly SubmittedFile[],
  { ending, ...language }: SourceLanguage & { readonly ending: RegExp },
): BuildPlan | undefined {
  const sources = files.filter(({ path }) => ending.test(path) && !isHidden(path));
  if (sources.length === 0) return undefined;
  const mains = sources.filter(({ main }) => main);
  const chosen = mains.length > 1 ? chosenMain(mains) : undefined;
  const fewer = sources.filter((source) => source === chosen || !source.main);
  const ways = [
    call(sources, language),
    ...chosen ? [call(fewer, language)] : [],
    // To some `.C` is C, to others C++.
    ...sources.some(({ path }) => path.endsWith(".C")) ? [call(sources, CPLUSPLUS)] : [],
    ...language.language === CPLUSPLUS.language ? mixed(files, chosen ? fewer : sources) : [],
  ];
  const note = chosen && fill(DETECT_WORDS.severalMains, { path: chosen.path });
  return { build: ways.join(" || "), run: ["./engine"], ...note === undefined ? {} : { note } };
}

/** Together with sources in C, each by the compiler of its own language. */
function mixed(
  files: readonly SubmittedFile[],
  sources: readonly SubmittedFile[],
): readonly string[] {
  const plain = files.filter(({ path, main }) => path.endsWith(".c") && !isHidden(path) && !main);
  return plain.length === 0 ? [] : [`${call([...sources, ...plain], C)} -lstdc++`];
}

function call(sources: readonly SubmittedFile[], { compiler, language }: SourceLanguage): string {
  const words = sources.map(({ path }) => quotedWord(path)).join(" ");
  // Not every compiler knows endings in capitals, or takes them for what they are here.
  const loud = sources.some(({ path }) => /\.[A-Z]+$/.test(path));
  const among = loud ? `-x ${language} ${words} -x none` : words;
  return `${compiler} -o engine ${among} -lm`;
}

/** Of several sources with `main` the engine's: by its name, or since all others are tests. */
function chosenMain(mains: readonly SubmittedFile[]): SubmittedFile | undefined {
  const stem = ({ path }: SubmittedFile): string =>
    baseOf(path).replace(/\.\w+$/, "").toLowerCase();
  const [likely] = LIKELY.flatMap((word) => mains.filter((one) => stem(one) === word));
  const others = mains.filter(({ path }) => !isTest(path));
  return likely ?? (others.length === 1 ? others[0] : undefined);
}

/** All sources in Java; without those in folders of tests where they do not fit together. */
export function java(files: readonly SubmittedFile[]): BuildPlan | undefined {
  const sources = files.filter(({ path }) => path.endsWith(".java") && !isHidden(path));
  const mains = sources.filter(({ main }) => main);
  const only = mains.length === 1 ? mains[0] : chosenMain(mains);
  if (!only) return undefined;
  const fewer = sources.filter(({ path }) => !/(^|\/)tests?\//.test(path) || path === only.path);
  const ways = [sources, ...fewer.length < sources.length ? [fewer] : []].map((some) =>
    `javac -encoding UTF-8 -d classes ${some.map(({ path }) => quotedWord(path)).join(" ")}`
  );
  const name = baseOf(only.path).replace(/\.java$/, "");
  const whole = only.package === undefined ? name : `${only.package}.${name}`;
  return { build: ways.join(" || "), run: ["java", "-cp", "classes", whole] };
}

/** What an interpreter runs: the only one, or the one that is called or written as the engine. */
export function interpreted(
  files: readonly SubmittedFile[],
  ending: RegExp,
  words: readonly string[],
): BuildPlan | undefined {
  const found = files.filter(({ path }) => ending.test(path) && !isHidden(path));
  const likely = found.find(({ path }) => LIKELY.includes(baseOf(path).replace(ending, "")));
  const mains = found.filter(({ main, path }) => main && !isTest(path));
  const chosen = found.length === 1
    ? found[0]
    : likely ?? (mains.length === 1 ? mains[0] : undefined);
  return chosen && { run: [...words, chosen.path] };
}

/** A script; one that says itself what runs it is run by that. */
export function script(
  files: readonly SubmittedFile[],
  ending: RegExp,
  words: readonly string[],
): BuildPlan | undefined {
  const found = interpreted(files, ending, words);
  const path = found?.run?.at(-1);
  const itself = files.some((file) => file.path === path && file.program && !file.misled);
  return itself ? { run: [`./${path}`] } : found;
}
