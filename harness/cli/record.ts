/** `record`: a script, a log or a game becomes a scenario. @module */

import { type Report, UsageError } from "../core/mod.ts";
import { draftFrom, noSource, scenarioOf, triedOut } from "../recording/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import type { RunOptions } from "../runner/mod.ts";
import { conclusionOf, renderConsole } from "../../reporters/mod.ts";
import {
  cannotWrite,
  complain,
  confineEngine,
  fromCaller,
  look,
  onInterrupt,
  print,
  printHelp,
  whyRefused,
} from "../surroundings/mod.ts";
import { readCheckOptions } from "./check_options.ts";
import { type Command, EXIT, type ExitCode } from "./command.ts";
import { isFullDisk, writeWhole } from "../ledger/mod.ts";
import { runOptions, subjectOf } from "./subject.ts";
import { RECORD_HELP } from "./record_help.ts";
import { readRecordOptions, RECORD_OPTIONS, type RecordOptions } from "./record_options.ts";

/** Records a scenario. */
export const record: Command = {
  name: "record",
  summary: {
    en: "Make a scenario from a script, a log or a game",
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
    const draft = await draftFrom(path, options);
    const file = options.out ?? "recorded.yaml";
    const scenario = await scenarioOf(draft, file);
    if (options.from !== undefined && options.engine.length === 0) {
      put(draft.text, options.out);
      return EXIT.conforms;
    }
    return await withEngine(draft.how.pairing, options, async (run) => {
      const { report, text } = await triedOut({ draft, file }, scenario, run);
      put(text, options.out);
      show(report, options);
      return EXIT[conclusionOf(report)];
    });
  },
};
/** Shows a report beside the scenario, which may be what is on standard output. */
function show(report: Report, { language, out }: RecordOptions): void {
  const said = renderConsole(report, { ...look(), language, verbose: false });
  if (out === undefined) complain(said.trimEnd());
  else print(said);
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
