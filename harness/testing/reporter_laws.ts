/** What holds for every reporter, whatever it renders. @module */

import { assert, assertEquals } from "@std/assert";
import { type Language, LANGUAGES, type Report } from "../core/mod.ts";
import { hostileReport, sampleCase, sampleReport, sampleRun } from "./sample_report.ts";

/** As much of a reporter as the laws need. */
export interface Renders {
  readonly id: string;
  render(report: Report, language: Language): string;
}

/** One law, to be run as a test. */
export interface ReporterLaw {
  readonly name: string;
  readonly check: () => void | Promise<void>;
}

/** What a reporter's text is held to besides the laws of all. */
export interface LawOptions {
  /** Throws where the text is not of the reporter's format. */
  readonly format?: (text: string) => void | Promise<void>;
  /** How long the text may become, in characters, when engines talk without end. */
  readonly most?: number;
}

/** Reports in which something went wrong with the run itself, by name. */
export function strangeReports(): Readonly<Record<string, Report>> {
  const sample = sampleReport();
  const run = sampleRun({ planned: ["mgtp/a", "mgtp/b", "mgtp/c"] });
  const why = { en: "Not found", zh: "找不到", ja: "見つからない" };
  const started = sampleCase("mgtp/a", {
    verdict: { kind: "errored", because: { kind: "cut-short" } },
  });
  return {
    "of every outcome": sample,
    "under strict": {
      ...sample,
      run: { ...sample.run, strict: true },
      cases: sample.cases.map((one) =>
        one.verdict.kind === "warned" ? { ...one, verdict: { kind: "failed" } } : one
      ),
    },
    "of nothing": sampleReport([]),
    "cut short": { run, cases: [started], finished: false, durationMs: 0 },
    "that lost a case": { run, cases: [sampleCase("mgtp/b")], finished: true, durationMs: 5 },
    "of an engine that does not start": {
      run,
      cases: [],
      unstartable: { why, detail: "no such file\n" },
      finished: true,
      durationMs: 3,
    },
    "of a hostile engine": hostileReport(),
    "of an engine that does not start and is hostile": {
      ...hostileReport(),
      cases: [],
      unstartable: { why: "\x1b[2J::error::x\n]]>", detail: "\x00\udcff<script>\n::error::x" },
    },
  };
}

/** The laws of a reporter. */
export function reporterLaws(reporter: Renders, options: LawOptions = {}): readonly ReporterLaw[] {
  const most = options.most ?? 3_000_000;
  return Object.entries(strangeReports()).map(([name, report]) => ({
    name: `${reporter.id} renders a report ${name}`,
    check: async () => {
      for (const language of LANGUAGES) {
        const text = reporter.render(report, language);
        assertEquals(reporter.render(structuredClone(report), language), text, "same bytes");
        assertHarmless(text);
        assert(text.length < most, `${text.length} characters, at most ${most} are allowed`);
        assert(text.endsWith("\n"), "ends with a line end");
        await options.format?.(text);
      }
    },
  }));
}

// deno-lint-ignore no-control-regex -- control characters are the point
const OBEYED = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

/** Throws where text holds what a terminal obeys, what deceives a reader, or what is no Unicode. */
export function assertHarmless(text: string): void {
  const at = text.search(OBEYED);
  assert(at < 0, `U+${text.charCodeAt(at).toString(16)} in ${JSON.stringify(around(text, at))}`);
  assert(text.isWellFormed(), "no lone surrogates");
}

/** Throws where a CI service would take something in a log for a command. */
export function assertNoCommands(log: string): void {
  for (const line of log.split("\n")) {
    assert(!line.trimStart().startsWith("::"), `a workflow command: ${line.slice(0, 80)}`);
    assert(!line.includes("##["), `a workflow command: ${line.slice(0, 80)}`);
  }
}

function around(text: string, at: number): string {
  return text.slice(Math.max(0, at - 20), at + 20);
}
