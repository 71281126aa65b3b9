/** `report`: makes reports of a stream of events, also of a run that was killed. @module */

import {
  inLanguage,
  type Language,
  type Localized,
  type Report,
  reportOfStream,
  UsageError,
} from "../core/mod.ts";
import { type Conclusion, conclusionOf, type Reporter } from "../../reporters/mod.ts";
import { type Command, EXIT, type ExitCode } from "./command.ts";
import { readOptionsAmongWords } from "./options.ts";
import type { OptionNames } from "./option_names.ts";
import { type EventProblem, readEvents } from "../ledger/mod.ts";
import { reportOnJob } from "./report_job.ts";
import { kitOf, type ReadRun, reportTogether } from "./report_runs.ts";
import { REPORTER_NAMES, reportersOf } from "./reporters_option.ts";
import {
  cannotRead,
  chosenLanguage,
  complain,
  fromCaller,
  printHelp,
  tellReport,
  whyRefused,
} from "../surroundings/mod.ts";

const HELP: Localized = {
  en: `Make reports from events.jsonl, which every run writes as it goes; this also works for a run
that was killed. Several streams make one page that shows which engine broke which
rule. The stream of a match or a contest makes its reports (html, json) again, and that of a class
shows its gradebook.

  shinpan report [options] <events.jsonl …> [options]

  --reporter A,B   which reports to write: ${REPORTER_NAMES.en}
                   (default: none, only the console's text; for several streams html)
  --report DIR     where they go (default: beside the events; several streams need it)
  --lang en|zh|ja  language (default: from the locale)

Exit codes: as for check.

Examples
  shinpan report report/events.jsonl
  shinpan report report/events.jsonl --reporter junit,json --report out/
  shinpan report alice/events.jsonl bob/events.jsonl --report all/
`,
  zh:
    `由 events.jsonl 製作報告。每次執行都會隨時寫入此檔，因此被強制終止的執行也能製作報告。多個事件流會合
成一個網頁，列出各引擎與其中任何引擎違反的規則。對戰或比賽的事件流會重新製作其報告（html、json），
班級的事件流則顯示成績簿。

  shinpan report [options] <events.jsonl …> [options]

  --reporter A,B   要寫出的報告：${REPORTER_NAMES.zh}
                   （預設：不寫出，只印出主控台文字；多個事件流時只有 html）
  --report DIR     報告的資料夾（預設：與事件檔相同；多個事件流時必須指定）
  --lang en|zh|ja  語言（預設：依地區設定）

結束代碼：與 check 相同。

範例
  shinpan report report/events.jsonl
  shinpan report report/events.jsonl --reporter junit,json --report out/
  shinpan report alice/events.jsonl bob/events.jsonl --report all/
`,
  ja:
    `events.jsonl からレポートを作る。実行中に書き足されるファイルなので、強制終了された実行からも作れ
る。複数のイベント列からは、エンジンと、いずれかが破った規則とを並べた一つのページを作る。
対戦や大会のイベント列からはそのレポート（html、json）を作り直し、クラスのイベント列からは成績表を
表示する。

  shinpan report [options] <events.jsonl …> [options]

  --reporter A,B   書き出すレポート：${REPORTER_NAMES.ja}
                   （既定：書き出さず、コンソールの文を表示する。複数のイベント列では html だけ）
  --report DIR     出力先（既定：イベントのファイルと同じ場所。複数のイベント列では必須）
  --lang en|zh|ja  言語（既定：ロケールに従う）

終了コード：check と同じ。

例
  shinpan report report/events.jsonl
  shinpan report report/events.jsonl --reporter junit,json --report out/
  shinpan report alice/events.jsonl bob/events.jsonl --report all/
`,
};

const OPTIONS: OptionNames = { values: ["report", "lang"], lists: ["reporter"] };

/** Turns events into reports. */
export const report: Command = {
  name: "report",
  summary: {
    en: "Make reports of a stream of events",
    zh: "由事件流製作報告",
    ja: "イベント列からレポートを作る",
  },
  help: HELP,
  options: OPTIONS,
  run: reportOn,
};

async function reportOn(args: readonly string[]): Promise<ExitCode> {
  const options = readOptionsAmongWords(args, OPTIONS);
  const { flags, values, lists, rest: files } = options;
  if (flags.has("help")) {
    printHelp(HELP, args);
    return EXIT.conforms;
  }
  const [first, ...others] = files;
  if (first === undefined) {
    throw new UsageError({
      en: "A file of events is needed",
      zh: "請指定事件檔",
      ja: "イベントのファイルを指定する必要がある",
    }, {
      en: "see shinpan report --help",
      zh: "見 shinpan report --help",
      ja: "shinpan report --help を参照",
    });
  }
  const language = chosenLanguage(options);
  const reporters = reportersOf(lists.get("reporter") ?? [], { usual: [] });
  const place = values.get("report");
  const beside = fromCaller(place ?? first.replace(/[^/\\]*$/, ""));
  if (others.length === 0) {
    const ids = reporters.map(({ id }) => id);
    const job = { folder: beside, reporters: ids, language };
    const code = await reportOnJob(fromCaller(first), job);
    if (code !== undefined) return code;
  }
  const run = await readRun(first, language);
  if (others.length === 0) {
    const folder = beside;
    return EXIT[reportAlone(run.report, { folder, reporters, language })];
  }
  const folder = place === undefined ? undefined : fromCaller(place);
  const runs = [run];
  for (const file of others) runs.push(await readRun(file, language));
  return EXIT[reportTogether(runs, { folder, reporters, language })];
}

function reportAlone(
  report: Report,
  options: {
    readonly folder: string;
    readonly reporters: readonly Reporter[];
    readonly language: Language;
  },
): Conclusion {
  tellReport(report, { ...options, kit: kitOf(report) });
  return conclusionOf(report);
}

/** The run in a file. A line that is damaged is said; a run without it is not a finished one. */
async function readRun(file: string, language: Language): Promise<ReadRun> {
  let isWhole = true;
  const onProblem = ({ line, why }: EventProblem): void => {
    isWhole = false;
    complain(`${file}:${line}: ${inLanguage(why, language)}`);
  };
  const report = await reportOfStream(readEvents(fromCaller(file), { onProblem }))
    .catch((error: Error) => {
      const ofFile = error instanceof RangeError || "code" in error;
      throw ofFile ? new UsageError(cannotRead(file), whyRefused(error)) : error;
    });
  if (!report) {
    throw new UsageError({
      en: `No run in "${file}"`,
      zh: `「${file}」中沒有執行紀錄`,
      ja: `「${file}」に実行の記録がない`,
    }, {
      en: "name the events.jsonl of a run",
      zh: "請指定某次執行的 events.jsonl",
      ja: "実行の events.jsonl を指定する",
    });
  }
  return { file, report: isWhole ? report : { ...report, finished: false } };
}
