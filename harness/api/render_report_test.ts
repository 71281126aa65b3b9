import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { REPORT_FORMATS, REPORTERS } from "../../reporters/mod.ts";
import { sampleReport } from "../testing/sample_report.ts";
import { renderReport, type ReportFormat } from "./render_report.ts";

const FORMATS: readonly string[] = ["console", ...REPORTERS.map(({ id }) => id)];

Deno.test.each(FORMATS.map((format) => [format] as const))(
  "a report is rendered as %s",
  (format) => {
    assert(renderReport(sampleReport(), format as ReportFormat).length > 100);
  },
);

Deno.test("a report is rendered in the language that is asked for", () => {
  assertStringIncludes(renderReport(sampleReport(), "console", "ja"), "シナリオ");
});

Deno.test("an unknown format is refused", () => {
  assertThrows(() => renderReport(sampleReport(), "pdf" as ReportFormat), TypeError, "pdf");
});

Deno.test("every format stands in the table under the id that it is chosen by", () => {
  for (const [id, reporter] of Object.entries(REPORT_FORMATS)) assertEquals(reporter.id, id);
});
