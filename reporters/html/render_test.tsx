import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { LANGUAGES } from "../../harness/core/mod.ts";
import { reporterLaws, strangeReports } from "../../harness/testing/reporter_laws.ts";
import {
  hostileReport,
  SAMPLE_RULES,
  sampleCase,
  sampleReport,
  sampleViolation,
} from "../../harness/testing/sample_report.ts";
import { html, renderMany, renderRulebook } from "./mod.ts";

/** Throws where anything but our own elements is in the page. */
function format(text: string): void {
  const scripts = [...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  assertEquals(scripts, ['<script type="application/json" id="data">', "<script>"]);
  const [page = ""] = text.split(/(?<=<script type="application\/json" id="data">)/);
  const tags = [...page.matchAll(/<([a-z]\w*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/gi)];
  // Every angle bracket opens a tag that is well formed.
  assertEquals(page.match(/<(?![/!])/g)?.length, tags.length);
  for (const [, name = "", attributes = ""] of tags) {
    assert(!/^(img|iframe|object|embed|form)$/i.test(name), name);
    for (const [, attribute = ""] of attributes.matchAll(/([\w-]+)(?:="[^"]*")?/g)) {
      assert(!/^(on|src|style)/i.test(attribute), attribute);
    }
  }
  assertStringIncludes(text, "default-src 'none'");
}

for (const law of reporterLaws(html, { format, most: 1_200_000 })) Deno.test(law.name, law.check);

Deno.test("every broken rule, its requirement and its hint can be read without a script", () => {
  for (const language of LANGUAGES) {
    const [visibleText = ""] = html.render(sampleReport(), language).split('<script type="app');
    for (const { id, text, hint } of SAMPLE_RULES) {
      assertStringIncludes(visibleText, id);
      assertStringIncludes(visibleText, text[language]);
      assertStringIncludes(visibleText, hint[language].split("\n")[0] ?? "");
    }
    for (const { key, verdict } of sampleReport().cases) {
      if (verdict.kind === "errored") assertStringIncludes(visibleText, key);
    }
  }
});

Deno.test("what an engine printed is text", () => {
  const [visibleText = ""] = html.render(hostileReport(), "en").split('<script type="app');
  assertStringIncludes(visibleText, "]]>&lt;script>alert(1)");
  assert(!visibleText.includes("<script>alert"));
});

Deno.test("the first of all files is what render gives", () => {
  for (const report of Object.values(strangeReports())) {
    assertEquals(html.renderFiles?.(report, "en")[0]?.text, html.render(report, "en"));
  }
});

Deno.test("a run that was cut short says so, and not how long it took", () => {
  const took = (finished: boolean): boolean =>
    html.render({ ...sampleReport(), finished }, "en").includes("<dt>took</dt>");
  assertEquals([took(true), took(false)], [true, false]);
});

Deno.test("several engines are shown as a matrix", () => {
  const violations = [sampleViolation()];
  const failed = sampleCase("mgtp/a", { verdict: { kind: "failed" }, violations });
  const [file] = renderMany([sampleReport([sampleCase("mgtp/a")]), sampleReport([failed])], {
    language: "en",
  });
  assertStringIncludes(file?.text ?? "", "1 of 2 engines conform");
  assertStringIncludes(file?.text ?? "", 'class="matrix"');
});

Deno.test("300 cases stay under 1 MB", () => {
  // Talk that packs badly, with about as many lines as a real case has.
  const noise = (seed: number): string => (seed * 2654435761 % 2 ** 32).toString(36);
  const cases = Array.from({ length: 300 }, (_, at) => {
    const wire = Array.from({ length: 200 }, (_, index) => ({
      index,
      atMs: index,
      from: index % 2 === 0 ? "harness" as const : "engine" as const,
      text: `${noise(at * 200 + index)} ${noise(index * at)}`,
    }));
    return sampleCase(`mgtp/case_${at}`, { wire });
  });
  const files = renderMany([sampleReport(cases)], { language: "en" });
  assert((files[0]?.text.length ?? 0) < 1_000_000, `${files[0]?.text.length}`);
  assert(files.length > 1);
  assertStringIncludes(files[0]?.text ?? "", "keep them together");
});

Deno.test("the rulebook has every rule with the scenarios that test it", () => {
  const at = { file: "x.yaml", line: 1, column: 1 };
  const title = { en: "Talks", zh: "對話", ja: "話す" };
  const scenarios = [{ id: "mgtp/talks", title, rules: ["mgtp/reply-id"], at }];
  for (const language of LANGUAGES) {
    const protocols = [{ id: "mgtp", rules: SAMPLE_RULES.map(({ id }) => id) }];
    const text = renderRulebook(
      { rules: SAMPLE_RULES, protocols, scenarios, version: "1" },
      language,
    );
    format(text);
    for (const { id, hint } of SAMPLE_RULES) {
      assertStringIncludes(text, `id="rule/${id}"`);
      assertStringIncludes(text, hint[language].split("\n")[0] ?? "");
    }
    assertStringIncludes(text, `mgtp/talks</code> ${title[language]}`);
  }
});
