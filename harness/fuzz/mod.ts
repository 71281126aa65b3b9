/** The search for faults that no fixed scenario finds. @module */

export { type Corpus, readCorpus, writeCorpus } from "./corpus.ts";
export type { ClientModel } from "./model.ts";
export { MODELS } from "./models/mod.ts";
export { runFuzz } from "./run_fuzz.ts";
export type { PlayWords, TalkStep } from "./talk.ts";
export { writeTalk } from "./write_talk.ts";
export { yamlText } from "./yaml_text.ts";
