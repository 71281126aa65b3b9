/** `record`: a script, a log or a game becomes a scenario. @module */

import { UsageError } from "../../core/mod.ts";
import { type AnyPairing, pairingOf, PAIRINGS } from "../../referee/mod.ts";
import type { RunOptions } from "../../runner/mod.ts";
import { MOST_STEPS } from "../../scenario/mod.ts";
import { conclusionOf, renderConsole } from "../../../reporters/mod.ts";
import {
  cannotWrite,
  complain,
  confineEngine,
  fromCaller,
  look,
  onInterrupt,
  print,
  printHelp,
  unknownProtocol,
  useOneOf,
  whyRefused,
} from "../../surroundings/mod.ts";
import { readCheckOptions } from "../check_options.ts";
import { type Command, EXIT, type ExitCode } from "../command.ts";
import { isFullDisk, writeWhole } from "../../ledger/mod.ts";
import { runOptions, subjectOf } from "../subject.ts";
import {
  noDemand,
  noMoment,
  noProtocol,
  noScript,
  noSource,
  tooLong,
  unreadable,
} from "./mistakes.ts";
import { RECORD_HELP } from "./record_help.ts";
import { readRecordOptions, RECORD_OPTIONS, type RecordOptions } from "./record_options.ts";
import { stepCount } from "./script.ts";
import { type Source, sourceAt, USUAL_PROTOCOLS } from "./source.ts";
import { nameOf, titleOf } from "./title.ts";
import { exactly, scenarioIn, tried, Unreadable } from "./trial.ts";
import { scriptText, type WriteOptions, type Written, writtenFrom } from "./write_scenario.ts";

/** Records a scenario. */
export const record: Command = {
  name: "record",
  summary: {
    en: "Make a scenario of a script, a log or a game",
    zh: "將指令稿、對話紀錄或對局寫成情境",
    ja: "スクリプト、通信記録、対局からシナリオを作る",
  },
  help: RECORD_HELP,
  options: RECORD_OPTIONS,
  run: async (args) => {
    const options = readRecordOptions(args);
    if (options.help) {
      printHelp(RECORD_HELP, args);
      return EXIT.conforms;
    }
    const path = options.from ?? options.script;
    if (path === undefined) throw noSource();
    const source = await sourceAt(path, options);
    if (source.kind === "script" && options.protocol === undefined) throw noProtocol(path);
    const pairing = pairingFor(source, options);
    const how = writing(path, { ...options, pairing });
    const written = writtenFrom(source, how);
    if ("kind" in written) throw noMoment(path, written);
    const { exchanges } = written;
    if (exchanges && !exchanges.some(({ demand }) => demand)) {
      throw noDemand(path, pairing.protocol.id, exchanges.length);
    }
    const steps = stepCount(exchanges ?? []);
    if (steps > MOST_STEPS) throw tooLong(path, steps);
    try {
      return await recorded(written, how, options);
    } catch (error) {
      throw error instanceof Unreadable ? unreadable(path, error.why) : error;
    }
  },
};

function pairingFor(source: Source, { protocol, dialect }: RecordOptions): AnyPairing {
  const usual = source.kind === "game"
    ? source.protocol ?? USUAL_PROTOCOLS[source.game.kit.game.id]
    : undefined;
  const id = protocol ?? usual ?? "";
  const pairing = pairingOf(id, dialect);
  if (!pairing) {
    throw new UsageError(unknownProtocol(id), useOneOf(PAIRINGS.map((one) => one.protocol.id), id));
  }
  const isConsole = pairing.vocabulary.actFault !== undefined;
  const game = source.kind === "game" ? source.game.kit.game.id : undefined;
  const fits = game === undefined
    ? pairing.protocol.transport !== "files"
    : !isConsole && pairing.protocol.game === game;
  if (!fits) throw noScript(id, game);
  return pairing;
}

function writing(
  path: string,
  { pairing, title, ply, whole, exact, stimulus }: RecordOptions & { readonly pairing: AnyPairing },
): WriteOptions {
  return {
    pairing,
    title: title === undefined ? titleOf(path) : { en: title, zh: title, ja: title },
    comment: `Recorded by shinpan record from ${JSON.stringify(nameOf(path))}.`,
    ply,
    whole,
    exact,
    stimulus,
  };
}

/** Tries the scenario where there is an engine, and writes it. */
async function recorded(
  { text, exchanges }: Written,
  how: WriteOptions,
  options: RecordOptions,
): Promise<ExitCode> {
  const file = options.out ?? "recorded.yaml";
  const { pairing } = how;
  const scenario = await scenarioIn(text, { pairing, file });
  if (options.from !== undefined && options.engine.length === 0) {
    put(text, options.out);
    return EXIT.conforms;
  }
  return await withEngine(pairing, options, async (run) => {
    const { report, messages } = await tried(scenario, run);
    const exact = exchanges && options.exact ? scriptText(exactly(exchanges, messages), how) : text;
    await scenarioIn(exact, { pairing, file });
    put(exact, options.out);
    const { language } = options;
    const said = renderConsole(report, { ...look(), language, verbose: false });
    if (options.out === undefined) complain(said.trimEnd());
    else print(said);
    return EXIT[conclusionOf(report)];
  });
}

async function withEngine(
  pairing: AnyPairing,
  { engine, cwd, timeScale, language, out }: RecordOptions,
  work: (run: RunOptions) => Promise<ExitCode>,
): Promise<ExitCode> {
  const check = readCheckOptions([
    ...cwd === undefined ? [] : ["--cwd", cwd],
    ...timeScale === undefined ? [] : ["--time-scale", timeScale],
    // What runs the scenario again must find it.
    ...out === undefined ? [] : ["--suite", out],
    ...["--lang", language, pairing.protocol.id, "--", ...engine],
  ]);
  const subject = subjectOf(pairing, check);
  using confined = await confineEngine(subject.command, {
    sandbox: subject.sandbox,
    network: pairing.protocol.transport === "tcp",
    pinned: false,
    language,
  });
  using _ = onInterrupt(() => {});
  return await work(runOptions(pairing, { ...check, subject, confined }));
}

/** Writes a scenario to its file, or to standard output. */
function put(text: string, out: string | undefined): void {
  if (out === undefined) return print(text);
  const path = fromCaller(out);
  try {
    Deno.mkdirSync(path.replace(/\/[^/]*$/, "") || "/", { recursive: true });
    writeWhole(path, text);
  } catch (error) {
    if (isFullDisk(error)) throw error;
    throw new UsageError(cannotWrite(out), whyRefused(error));
  }
}
