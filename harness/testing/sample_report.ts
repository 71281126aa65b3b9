/** Reports made up for tests. @module */

import {
  type CaseReport,
  type Diagram,
  type Report,
  type Rule,
  type RunEvent,
  type RunFacts,
  untranslated,
  type Violation,
} from "../core/mod.ts";

/** A few rules, in the order of their specification. */
export const SAMPLE_RULES: readonly Rule[] = [
  {
    id: "mgtp/reply-id",
    level: "MUST",
    text: {
      en: "A reply carries the id of its command",
      zh: "回覆須帶有其指令的編號",
      ja: "応答は対応するコマンドの番号を持つ",
    },
    hint: {
      en: "Echo the number that opens the command, do not keep a table of ids",
      zh: "把指令開頭的數字原樣送回，不要自行維護編號表",
      ja: "コマンド先頭の番号をそのまま返し、独自の番号表を持たない",
    },
    spec: "DarkChess manual 8.4.1",
  },
  {
    id: "dark-chess/no-dark-target",
    level: "MUST",
    text: {
      en: "A piece may not move onto a dark piece",
      zh: "棋子不得移動到未翻開的棋子上",
      ja: "駒は伏せられた駒の上へ動けない",
    },
    hint: {
      en:
        "Generate moves only to empty squares and to revealed enemy pieces of a rank you may take",
      zh: "只產生走到空格，或吃掉已翻開且可吃之敵子的走步",
      ja: "空きマスと、取れる位の表向きの敵駒への手だけを生成する",
    },
    spec: "DarkChess manual 3.2",
  },
  {
    id: "mgtp/no-noise",
    level: "SHOULD",
    text: {
      en: "Nothing but replies is written to standard output",
      zh: "標準輸出只寫入回覆",
      ja: "標準出力には応答だけを書く",
    },
    hint: {
      en:
        "Write debugging output to standard error:\nC: fprintf(stderr, …)\nPython: print(…, file=sys.stderr)",
      zh: "除錯訊息請寫到標準錯誤：\nC: fprintf(stderr, …)\nPython: print(…, file=sys.stderr)",
      ja:
        "デバッグ出力は標準エラーへ書く:\nC: fprintf(stderr, …)\nPython: print(…, file=sys.stderr)",
    },
    spec: "DarkChess manual 8.2",
  },
  {
    id: "mgtp/no-trailing-blank",
    level: "MAY",
    text: {
      en: "A reply without text has no blank at its end",
      zh: "沒有內容的回覆結尾不帶空白",
      ja: "本文のない応答は末尾に空白を持たない",
    },
    hint: {
      en: "Leave the blank out when there is no text",
      zh: "沒有內容時請省略空白",
      ja: "本文がないときは空白を省く",
    },
    spec: "",
  },
];

/** A small board with a wrong move on it. */
export const SAMPLE_DIAGRAM: Diagram = {
  shape: "squares",
  points: ["a", "b", "c", "d"].flatMap((file, x) =>
    ["3", "2", "1"].map((rank, y) => ({ name: `${file}${rank}`, x, y }))
  ),
  tokens: [
    { at: "a2", glyph: "帥", owner: "first", letter: "K" },
    { at: "b2", glyph: "？", owner: "nobody", letter: "X" },
    { at: "d1", glyph: "卒", owner: "second", letter: "p" },
  ],
  marks: [{ kind: "wrong", from: "a2", to: "b2" }],
  caption: { en: "Red to move", zh: "輪到紅方", ja: "赤の手番" },
};

/** The facts of a run of two cases, changed as told. */
export function sampleRun(changes: Partial<RunFacts> = {}): RunFacts {
  return {
    version: "0.1.0",
    protocol: "mgtp",
    engine: { name: "my_engine", command: ["./my_engine", "-q"] },
    seed: 7,
    strict: false,
    startedAt: "2024-05-01T12:00:00.000Z",
    confinement: "process group, 1024 MiB",
    rules: SAMPLE_RULES,
    planned: [],
    ...changes,
  };
}

/** A case that passed, changed as told; the scenario follows from the key. */
export function sampleCase(key: string, changes: Partial<CaseReport> = {}): CaseReport {
  const scenario = key.replace(/#\d+$/, "");
  return {
    key,
    scenario,
    title: { en: "Talks politely", zh: "有禮貌地對話", ja: "礼儀正しく話す" },
    rules: ["mgtp/reply-id"],
    at: { file: `scenarios/${scenario}.yaml`, line: 1, column: 1 },
    attempt: 1,
    replay: `deno task check mgtp ./my_engine -q --scenario ${scenario}`,
    verdict: { kind: "passed" },
    durationMs: 120,
    violations: [],
    wire: [
      { index: 0, atMs: 0.5, from: "harness", text: "1 name" },
      { index: 1, atMs: 2.25, from: "engine", text: "=1 My Engine" },
    ],
    plies: [],
    ...changes,
  };
}

/** A reply with the wrong id, changed as told. */
export function sampleViolation(changes: Partial<Violation> = {}): Violation {
  return {
    rule: "mgtp/reply-id",
    expected: ["=7"],
    actual: "=0",
    evidence: [1],
    sent: "7 reset_board\n",
    at: { file: "scenarios/mgtp/commands/reset_board.yaml", line: 12, column: 5 },
    times: 1,
    ...changes,
  };
}

/** A finished report of these cases, changed as told. */
export function sampleReport(
  cases: readonly CaseReport[] = sampleCases(),
  changes: Partial<Report> = {},
): Report {
  const run = sampleRun({ planned: cases.map(({ key }) => key) });
  return { run, cases, finished: true, durationMs: 12_345, ...changes };
}

const NOISE = sampleViolation({
  rule: "mgtp/no-noise",
  expected: [{ en: "a reply", zh: "回覆", ja: "応答" }],
  actual: "thinking about it…\r",
  sent: "12 genmove red\n",
  at: undefined,
  times: 90,
});
const DARK = sampleViolation({
  rule: "dark-chess/no-dark-target",
  expected: ["=12 a2 a1", "=12 a2 a3"],
  actual: "=12 a2 b2",
  sent: "12 genmove red\n",
  diagram: SAMPLE_DIAGRAM,
});
const LATE = sampleViolation({ rule: "mgtp/in-time", timing: true, expected: [], actual: "" });
const BLANK = sampleViolation({ rule: "mgtp/no-trailing-blank", actual: "=7 " });
const BUDGET = {
  en: "Did not fit into the budget of 5 minutes",
  zh: "超出 5 分鐘的時間預算",
  ja: "5 分の時間予算に収まらなかった",
};
const BUSY = {
  en: "The machine was too busy to judge time",
  zh: "機器過於忙碌，無法判定時間",
  ja: "マシンが混雑し時間を判定できない",
};

/** One case of every outcome. */
export function sampleCases(): readonly CaseReport[] {
  return [
    sampleCase("mgtp/commands/name"),
    sampleCase("mgtp/commands/version", { violations: [BLANK] }),
    sampleCase("mgtp/commands/reset_board", {
      verdict: { kind: "failed" },
      violations: [sampleViolation(), NOISE],
    }),
    sampleCase("mgtp/commands/ready", {
      verdict: { kind: "failed" },
      violations: [sampleViolation()],
    }),
    sampleCase("mgtp/games/first", { verdict: { kind: "failed" }, violations: [DARK] }),
    sampleCase("mgtp/games/second", { verdict: { kind: "warned" }, violations: [NOISE] }),
    sampleCase("mgtp/games/whole", {
      verdict: { kind: "skipped", because: { kind: "told", why: BUDGET } },
    }),
    sampleCase("mgtp/games/whole#2", {
      verdict: { kind: "skipped", because: { kind: "told", why: BUDGET } },
    }),
    sampleCase("mgtp/time/late", {
      verdict: { kind: "errored", because: { kind: "told", why: BUSY } },
      violations: [LATE],
    }),
    sampleCase("mgtp/time/known", {
      verdict: { kind: "failed" },
      violations: [sampleViolation()],
      expected: "Known since May, see ticket 12",
    }),
    sampleCase("mgtp/time/mended", { expected: "Known since June" }),
  ];
}

/** The events of which a report is the fold. */
export function eventsOf({ run, cases, unstartable, finished, durationMs }: Report): RunEvent[] {
  const events: RunEvent[] = [{ kind: "run-started", run }];
  if (unstartable) events.push({ kind: "unstartable", ...unstartable });
  for (const one of cases) {
    const { verdict, durationMs, violations, wire, plies, expected, ...facts } = one;
    const { key } = one;
    events.push({ kind: "case-started", case: facts });
    for (const entry of wire) events.push({ kind: "wire", key, entry });
    for (const ply of plies) events.push({ kind: "ply", key, ply });
    for (const violation of violations) events.push({ kind: "violation", key, violation });
    events.push({ kind: "case-finished", key, verdict, durationMs, expected });
  }
  if (finished) events.push({ kind: "run-finished", durationMs });
  return events;
}

/** What an engine may print to break a report, a terminal or a CI service. */
export const HOSTILE_TEXTS: readonly string[] = [
  "]]><script>alert(1)</script>",
  "</failure></testcase>&amp;\"'",
  "\x1b[31mred\x1b[2J\x1b]0;title\x07",
  "a\x00b\x01\x08\x0b\x0c\x7f\x85\x9b31m",
  "half \udce6\udc97 a character, \ud800 alone, \ufffe\uffff",
  "bidi \u202egnp.exe\u2066\u200b\ufeff \u{e0041}",
  "\u2028line\u2029ends\r\n\rend ",
  "::error file=x::injected",
  "1\n::error::x\n  ::set-output name=a::b\n##[add-mask]x",
  "%0A::warning::y%0D",
  "```\n# heading\n| a | b |\n<img src=x onerror=alert(1)> [x](javascript:1) @all",
  "not ok 1 - x\nBail out!\n  ...\n# TODO",
  "---\n'\"\\: {}[]&*!|>%@`",
  "長".repeat(300),
  "",
  "\n\n\n",
  "x".repeat(1_000_000),
  "y\n".repeat(100_000),
];

/** A report in which the engine printed all of it, wherever an engine's words can stand. */
export function hostileReport(): Report {
  const cases = HOSTILE_TEXTS.flatMap((text, at) => {
    const violation = sampleViolation({
      expected: [text, untranslated(text)],
      actual: text,
      sent: text,
      rule: at % 2 ? "mgtp/no-noise" : `mgtp/strange-${at}`,
    });
    const wire = [
      { index: 0, atMs: 1, from: "engine", text },
      { index: 1, atMs: 2, from: "stderr", text },
    ] as const;
    const one = (suffix: string, changes: Partial<CaseReport>): CaseReport =>
      sampleCase(`mgtp/hostile/${at}-${suffix}`, { wire, violations: [violation], ...changes });
    return [
      one("failed", { verdict: { kind: "failed" }, title: untranslated(text.slice(0, 500)) }),
      one("warned", { verdict: { kind: "warned" } }),
      one("errored", {
        verdict: { kind: "errored", because: { kind: "harness-error", detail: text } },
      }),
      one("skipped", { verdict: { kind: "skipped", because: { kind: "excluded", by: text } } }),
      one("expected", { verdict: { kind: "failed" }, expected: text }),
    ];
  });
  const report = sampleReport(cases);
  const engine = {
    name: HOSTILE_TEXTS.join("").slice(0, 900),
    command: HOSTILE_TEXTS.slice(0, 13),
  };
  return { ...report, run: { ...report.run, engine } };
}
