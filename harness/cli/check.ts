/** `check`: runs an engine through the scenarios of its protocol. @module */

import { type Report, UsageError } from "../core/mod.ts";
import { type AnyPairing, loadPairing, PROTOCOL_IDS } from "../referee/mod.ts";
import { runAll } from "../runner/mod.ts";
import { conclusionOf, liveConsole, type LiveReporter } from "../../reporters/mod.ts";
import { CHECK_HELP } from "./check_help.ts";
import { CHECK_OPTIONS, type CheckOptions, readCheckOptions } from "./check_options.ts";
import { chooseScenarios, type ChosenScenarios } from "./choose_scenarios.ts";
import { type Command, EXIT, type ExitCode } from "./command.ts";
import {
  checkTerminal,
  complain,
  describedPairing,
  EventFile,
  followRun,
  fromCaller,
  look,
  print,
  printHelp,
  unknownDialect,
  unknownProtocol,
  useOneOf,
} from "../surroundings/mod.ts";
import { outputsOf, setOutputs } from "./github.ts";
import type { RunsPage } from "../live/mod.ts";
import { openReport } from "./open.ts";
import { checkPorts } from "./ports_option.ts";
import { strayOptions } from "./stray_options.ts";
import { confineSubject, runOptions, subjectOf } from "./subject.ts";
import type { Round, WatchOptions } from "../watching/mod.ts";

/** The main job. */
export const check: Command = {
  name: "check",
  summary: {
    en: "Run an engine through the scenarios of its protocol",
    zh: "以協定的各個情境測試引擎",
    ja: "プロトコルのシナリオでエンジンをテストする",
  },
  help: CHECK_HELP,
  options: CHECK_OPTIONS,
  run: async (args) => {
    const options = readCheckOptions(args);
    if (options.help) {
      printHelp(CHECK_HELP, args);
      return EXIT.conforms;
    }
    const { console: file, protocol } = options;
    const pairings = file === undefined
      ? await pairingsFor(options)
      : [await describedPairing(file, protocol)];
    if (options.ports.length > 0 && protocol !== undefined) pairings.forEach(checkPorts);
    if (options.tty) pairings.forEach((pairing) => checkTerminal(pairing.protocol));
    const stray = strayOptions({ ...options, args }, CHECK_OPTIONS);
    await using page = await pageFor(options);
    if (page) print(page.said);
    if (options.watch) {
      if (stray !== undefined) complain(stray);
      return await watched(pairings, { ...options, watch: options.watch, page });
    }
    const reports: (Report | undefined)[] = [];
    for (const pairing of pairings) reports.push(await checkOne(pairing, options, { page }));
    if (stray !== undefined) complain(stray);
    const code = codeOf(reports);
    setOutputs(outputsOf(reports, code));
    return code;
  },
};

/** Rounds of one protocol: an engine speaks one. */
async function watched(
  [pairing, ...more]: readonly AnyPairing[],
  { page, ...options }: CheckOptions & {
    readonly watch: WatchOptions;
    readonly page?: RunsPage;
  },
): Promise<ExitCode> {
  if (!pairing || more.length > 0) {
    throw new UsageError({
      en: "--watch needs a protocol and an engine",
      zh: "--watch 需要指定協定與引擎",
      ja: "--watch にはプロトコルとエンジンの指定が必要",
    }, {
      en: "write shinpan check mgtp --watch ./my_engine",
      zh: "請寫成 shinpan check mgtp --watch ./my_engine",
      ja: "shinpan check mgtp --watch ./my_engine と書く",
    });
  }
  let { open } = options;
  const { watchEngine } = await import("../watching/mod.ts");
  return await watchEngine<ExitCode>(
    { ...options, unfinished: EXIT.inconclusive },
    async (round) => {
      const report = await checkOne(pairing, { ...options, open }, { ...round, page });
      open = false;
      return { report, code: codeOf([report]) };
    },
  );
}

function codeOf(reports: readonly (Report | undefined)[]): ExitCode {
  return worst(reports.map((one) => one ? EXIT[conclusionOf(one)] : EXIT.inconclusive));
}

async function pairingsFor(
  { protocol, dialect, scenarios }: CheckOptions,
): Promise<readonly AnyPairing[]> {
  if (protocol === undefined && dialect !== undefined) {
    throw new UsageError(
      {
        en: "--dialect needs a protocol",
        zh: "--dialect 需要指定協定",
        ja: "--dialect にはプロトコルの指定が必要",
      },
      {
        en: "name it, as in shinpan check ponder --dialect v1",
        zh: "請一併寫出，如 shinpan check ponder --dialect v1",
        ja: "shinpan check ponder --dialect v1 のように書く",
      },
    );
  }
  if (protocol === undefined) {
    const { PAIRINGS } = await import("../referee/all/mod.ts");
    const meant = PAIRINGS.filter((pairing) => scenarios.every((id) => mayHave(pairing, id)));
    return meant.length === 0 ? PAIRINGS : meant;
  }
  const pairing = await loadPairing(protocol);
  if (pairing) return [dialect === undefined ? pairing : await inDialect(protocol, dialect)];
  const ids = PROTOCOL_IDS;
  const fix = /[./\\]/.test(protocol)
    ? {
      en: `name the protocol before the engine, as in "shinpan check ${ids[0]} ${protocol}"`,
      zh: `請在引擎之前寫出協定，如「shinpan check ${ids[0]} ${protocol}」`,
      ja: `「shinpan check ${ids[0]} ${protocol}」のように、エンジンの前にプロトコルを書く`,
    }
    : useOneOf(ids, protocol);
  throw new UsageError(unknownProtocol(protocol), fix);
}

async function inDialect(protocol: string, dialect: string): Promise<AnyPairing> {
  const { dialectsOf, pairingOf } = await import("../referee/all/mod.ts");
  const pairing = pairingOf(protocol, dialect);
  if (pairing) return pairing;
  const names = dialectsOf(protocol).flatMap((one) => one.protocol.dialect?.name ?? []);
  const fix = names.length === 0
    ? {
      en: `${protocol} has no dialects: leave --dialect out`,
      zh: `${protocol} 沒有其他版本：請拿掉 --dialect`,
      ja: `${protocol} にはほかの版がない：--dialect を指定しない`,
    }
    : useOneOf(names, dialect);
  throw new UsageError(unknownDialect(dialect), fix);
}

/** Whether a prefix of a scenario's id may be one of the pairing's. */
function mayHave({ protocol: { suites } }: AnyPairing, id: string): boolean {
  return suites.some((suite) => `${suite}/`.startsWith(id) || id.startsWith(`${suite}/`));
}

/** A violation weighs more than a doubt, and a doubt more than nothing. */
function worst(codes: readonly ExitCode[]): ExitCode {
  const order = [EXIT.violations, EXIT.unstartable, EXIT.inconclusive] as const;
  return order.find((code) => codes.includes(code)) ?? EXIT.conforms;
}

/** The page on which people look on; its parts are loaded only where it is wanted. */
async function pageFor({ onLookers, language }: CheckOptions): Promise<RunsPage | undefined> {
  if (!onLookers) return undefined;
  const { watchRuns } = await import("../live/mod.ts");
  return watchRuns({ ...onLookers, language });
}

async function checkOne(
  pairing: AnyPairing,
  options: CheckOptions,
  { first, only, signal, page }: Partial<Round> & { readonly page?: RunsPage } = {},
): Promise<Report | undefined> {
  const chosen = chosenIn(await chooseScenarios(pairing, options), only);
  const folder = fromCaller(reportFolder(pairing, options));
  const subject = subjectOf(pairing, options);
  using confined = await confineSubject(pairing, { ...options, subject });
  // What is told at once is on disk at once.
  using file = new EventFile(folder, options.verbose ? { everyMs: 0 } : {});
  // Set before anything runs, so that a workflow keeps the events of a run that is killed.
  setOutputs({ report: fromCaller(options.report) });
  const live = liveReporter(options);
  const how = { ...runOptions(pairing, { ...options, subject, confined }), first, signal };
  const report = await followRun(runAll({ ...how, ...chosen }), {
    ...options,
    kit: pairing.kit,
    folder,
    file,
    live,
    signal,
    on: (event) => {
      live?.on(event);
      page?.on(event);
    },
  });
  if (report && options.open && !signal?.aborted) {
    await openReport(`${folder}/index.html`, { language: options.language });
  }
  return report;
}

/** What a round runs: everything, or the preflight and the scenarios that it names. */
function chosenIn(chosen: ChosenScenarios, only: Round["only"]): ChosenScenarios {
  if (!only) return chosen;
  const { scenarios, leftOut } = chosen;
  const kept = scenarios.filter(({ id, preflight }) => preflight || only.has(id));
  return { ...chosen, scenarios: kept, leftOut: leftOut + scenarios.length - kept.length };
}

function reportFolder({ protocol }: AnyPairing, options: CheckOptions): string {
  const several = options.protocol === undefined && PROTOCOL_IDS.length > 1;
  return several ? `${options.report}/${protocol.id}` : options.report;
}

function liveReporter({ quiet, verbose, language }: CheckOptions): LiveReporter | undefined {
  if (quiet && !verbose) return undefined;
  return liveConsole({ ...look(), write: print, language, verbose });
}
