/** The search for faults that no fixed scenario finds. @module */

export { type Corpus, emptyCorpus, readCorpus, writeCorpus } from "./corpus.ts";
export type { Examining } from "./examine.ts";
export type { ClientModel } from "./model.ts";
export { MODELS } from "./models/mod.ts";
export { type FuzzOptions, type Progress, runFuzz, SHRINK_BOUNDS } from "./run_fuzz.ts";
export type { PlayWords, Talk, TalkStep } from "./talk.ts";
export { type Head, writeTalk } from "./write_talk.ts";
export { yamlText } from "./yaml_text.ts";
