/** The words that options and commands accept, as far as they are known. @module */

import { gameOf, PAIRINGS } from "../../referee/all/mod.ts";
import { SHEET_SITES, SITES } from "../../course/mod.ts";
import { LANGUAGES, STIMULI } from "../../core/mod.ts";
import { MODELS } from "../../fuzz/mod.ts";
import { SANDBOX_LEVELS } from "../../sandbox/mod.ts";
import { REPORTERS } from "../../../reporters/mod.ts";
import { VISIBILITIES } from "../../../reporters/jobs/mod.ts";
import type { ChosenWords, Completion, CompletionValues } from "./completion.ts";

/** The shells that can be helped. */
export const SHELLS = ["bash", "zsh", "fish"] as const;

const FILE: Completion = { kind: "file" };
const FOLDER: Completion = { kind: "folder" };

/** All values; `scenarios` are the ids of the bundled ones. */
export function completionValues(scenarios: readonly string[]): CompletionValues {
  const protocols = words(PAIRINGS.map(({ protocol }) => protocol.id));
  const rules = [
    ...new Set(PAIRINGS.flatMap(({ protocol }) => protocol.rules.map(({ id }) => id))),
  ];
  const reporter: Completion = { kind: "commas", words: REPORTERS.map(({ id }) => id) };
  const ofMatch = { reporter: { kind: "commas", words: ["html", "json", "none"] } } as const;
  return {
    options: { ...COMMON, protocol: protocols, reporter, scenario: scenarioWords(scenarios) },
    ofCommand: {
      check: { words: [protocols, FILE], ownWords: 2 },
      fuzz: {
        options: { stimulus: words(STIMULI) },
        words: [words(Object.keys(MODELS)), FILE],
        ownWords: 2,
      },
      record: { options: OF_RECORD, words: [protocols, FILE] },
      grade: {
        options: { shard: words(["auto"]), from: words(SITES), gradescope: FILE, ...OF_GRADESCOPE },
        words: [FILE],
      },
      merge: { words: [FOLDER] },
      gradebook: { options: { for: words(SHEET_SITES), into: FILE, out: FILE }, words: [FOLDER] },
      autograder: { options: { out: FILE, ...OF_GRADESCOPE }, words: [] },
      audit: { options: { against: FOLDER }, words: [FOLDER] },
      feedback: { options: { for: words(["moodle", "canvas"]), out: FILE }, words: [FOLDER] },
      list: { words: [words([...scenarios, ...rules])] },
      explain: { words: [words(rules)] },
      doctor: { words: [] },
      play: {
        options: { side: words(["first", "second"]) },
        words: [words([...protocols.words, ...games()]), players()],
      },
      match: { options: ofMatch, words: [protocols, players()] },
      contest: {
        options: {
          ...ofMatch,
          format: words(["round-robin", "gauntlet", "swiss", "knock-out"]),
          against: players(),
          task: words(["auto"]),
        },
        words: [protocols, players()],
      },
      rate: { options: { json: FILE }, words: [FOLDER] },
      completions: { words: [words(SHELLS)] },
    },
  };
}

const OF_GRADESCOPE = { visibility: words(VISIBILITIES) };
const OF_RECORD: Readonly<Record<string, Completion>> = {
  stimulus: words(STIMULI),
  side: words(["first", "second"]),
  from: FILE,
  out: FILE,
};

const COMMON: Readonly<Record<string, Completion>> = {
  lang: words(LANGUAGES),
  dialect: words(dialects()),
  sandbox: words([...SANDBOX_LEVELS, "auto"]),
  "require-sandbox": words(SANDBOX_LEVELS),
  time: words(["none"]),
  ...Object.fromEntries(
    [
      "console",
      "baseline",
      "suite",
      "board",
      "openings",
      "rubric",
      "roster",
      "config",
      "html",
      "readable",
      "watch",
    ]
      .map((name) => [name, FILE]),
  ),
  ...Object.fromEntries(["report", "out", "cwd", "timings"].map((name) => [name, FOLDER])),
};

function words(all: readonly string[]): Extract<Completion, { kind: "words" }> {
  return { kind: "words", words: all };
}

function dialects(): readonly string[] {
  return [...new Set(PAIRINGS.flatMap(({ protocol }) => protocol.dialect?.name ?? []))];
}

function games(): readonly string[] {
  return [...new Set(PAIRINGS.map(({ protocol }) => protocol.game))];
}

function scenarioWords(ids: readonly string[]): ChosenWords {
  const of = PAIRINGS.map(({ protocol: { id, suites } }) =>
    [id, ids.filter((one) => suites.some((suite) => one.startsWith(`${suite}/`)))] as const
  );
  return { kind: "scenario", words: ids, of: Object.fromEntries(of) };
}

/** A player is a program, or one that the game has. */
function players(): ChosenWords {
  const playersOf = (game: string): readonly string[] =>
    Object.keys(gameOf(game)?.opponents ?? {}).map((name) => `builtin:${name}`);
  const protocols = PAIRINGS.map(({ protocol: { id, game } }) => [id, playersOf(game)] as const);
  const all = games();
  return {
    kind: "player",
    words: [...new Set(all.flatMap(playersOf))],
    of: Object.fromEntries([...protocols, ...all.map((game) => [game, playersOf(game)] as const)]),
  };
}
