/** `fuzz`: searches for faults that no fixed scenario finds. @module */

import { type Report, type RunEvent, UsageError } from "../core/mod.ts";
import { type ClientModel, MODELS, runFuzz } from "../fuzz/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { dialectsOf, pairingOf } from "../referee/all/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import { conclusionOf, liveConsole } from "../../reporters/mod.ts";
import { type Command, EXIT } from "./command.ts";
import { foundBefore, keep, prepare, readKept, suiteName, writeFound } from "./fuzz_files.ts";
import { FUZZ_HELP } from "./fuzz_help.ts";
import { FUZZ_OPTIONS, type FuzzWords, readFuzzOptions } from "./fuzz_options.ts";
import { setOutputs } from "./github.ts";
import { openReport } from "./open.ts";
import { replayCommand } from "./replay_command.ts";
import {
  availableScenarios,
  complain,
  describedPairing,
  EventFile,
  followRun,
  fromCaller,
  look,
  pathAsCalled,
  print,
  printHelp,
  unknownDialect,
  useOneOf,
} from "../surroundings/mod.ts";
import { strayOptions } from "./stray_options.ts";
import { confineSubject, runOptions, subjectOf } from "./subject.ts";

/** The search. */
export const fuzz: Command = {
  name: "fuzz",
  summary: {
    en: "Search for faults by playing, and write the smallest game that shows each",
    zh: "以對局搜尋錯誤，並將顯示錯誤的最短對局寫成情境",
    ja: "対局して誤りを探し、それを示す最小の対局を書き出す",
  },
  help: FUZZ_HELP,
  options: FUZZ_OPTIONS,
  run: async (args) => {
    const options = readFuzzOptions(args);
    if (options.help) {
      printHelp(FUZZ_HELP, args);
      return EXIT.conforms;
    }
    const [pairing, model] = await subjectMatter(options);
    const report = await searched(pairing, model, options);
    const stray = strayOptions({ ...options, args }, FUZZ_OPTIONS);
    if (stray !== undefined) complain(stray);
    return report ? EXIT[conclusionOf(report)] : EXIT.inconclusive;
  },
};

/** Which protocol, and the client that the search plays. */
async function subjectMatter(
  { protocol, dialect, console: file }: FuzzWords,
): Promise<readonly [AnyPairing, ClientModel]> {
  const ids = Object.keys(MODELS);
  if (protocol === undefined) {
    throw new UsageError({
      en: "No protocol is named",
      zh: "未指定協定",
      ja: "プロトコルの指定がない",
    }, useOneOf(ids));
  }
  const model = MODELS[protocol];
  if (!model) {
    throw new UsageError({
      en: `Cannot fuzz "${protocol}"`,
      zh: `無法模糊測試「${protocol}」`,
      ja: `「${protocol}」のファジングはできない`,
    }, useOneOf(ids, protocol));
  }
  if (file !== undefined) return [await describedPairing(file, protocol), model];
  const pairing = pairingOf(protocol, dialect);
  if (pairing) return [pairing, model];
  const names = dialectsOf(protocol).flatMap((one) => one.protocol.dialect?.name ?? []);
  throw new UsageError(unknownDialect(dialect ?? ""), useOneOf(names, dialect ?? ""));
}

async function searched(
  pairing: AnyPairing,
  model: ClientModel,
  options: FuzzWords,
): Promise<Report | undefined> {
  const { out, quiet, language } = options;
  const before = await foundBefore(out, pairing);
  const corpus = readKept(out, pairing);
  prepare(out);
  const { preflights, proof } = await bundled(pairing);
  const scenarios = [...preflights, ...before];
  const folder = fromCaller(options.report);
  const subject = subjectOf(pairing, options);
  using confined = await confineSubject(pairing, { ...options, subject });
  using file = new EventFile(folder);
  setOutputs({ report: folder });
  const live = quiet ? undefined : liveConsole({ ...look(), write: print, language });
  const run = runFuzz({
    ...runOptions(pairing, { ...options, subject, confined }),
    ...extentOf(pairing, { options, before }),
    corpus,
    scenarios,
    proof,
    model,
    onProgress: (progress) => live?.on({ kind: "searching", progress }),
    onCorpus: (corpus) => keep(out, corpus),
  });
  const report = await followRun(run, {
    ...options,
    kit: pairing.kit,
    folder,
    file,
    live,
    on: (event) => {
      const path = found(event, out);
      if (path !== undefined) live?.on({ kind: "scenario-written", path: pathAsCalled(path) });
    },
  });
  if (report && options.open) await openReport(`${folder}/index.html`, { language });
  return report;
}

function extentOf(
  pairing: AnyPairing,
  { options, before }: { readonly options: FuzzWords; readonly before: readonly Scenario[] },
) {
  const { stimulus, timeMs, games, out } = options;
  return {
    stimulus,
    timeMs,
    games,
    suite: suiteName(out),
    taken: new Set(before.map(({ id }) => id)),
    // The seed of a search would change the positions of what it found.
    replay: (id: string) => replayCommand(pairing.protocol.id, id, { ...options, seed: 1 }),
  };
}

/** The scenarios that come first, and the one that shows whether a process can play several games. */
async function bundled(
  pairing: AnyPairing,
): Promise<{ readonly preflights: readonly Scenario[]; readonly proof?: Scenario }> {
  const all = await availableScenarios(pairing, [], { findable: true });
  const proof = all.find(({ id }) => id === pairing.protocol.reset);
  return { preflights: all.filter(({ preflight }) => preflight), ...proof && { proof } };
}

/** Writes the scenario of a fault as soon as it is told. */
function found(event: RunEvent, out: string): string | undefined {
  if (event.kind !== "case-started" || event.case.source === undefined) return undefined;
  return writeFound(out, event.case.scenario, event.case.source);
}
