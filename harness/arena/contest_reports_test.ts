import { assertEquals, assertStringIncludes } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { layContest } from "./contest_kit.ts";
import { writeContestReports } from "./contest_reports.ts";

Deno.test("the reports that were asked for are written, and named on the console", async () => {
  await using temp = await tempFolder();
  const folder = await layContest(temp.path, [{ index: 0, one: 0, other: 1 }]);
  const report = folder.report()!;
  const write = (reporters: readonly ("html" | "json")[]): string =>
    writeContestReports(report, { folder, options: { reporters, language: "en" } });
  assertStringIncludes(write([]), "greedy");
  const written = (): readonly string[] =>
    ["index.html", "contest-result.json"].filter((name) =>
      [...Deno.readDirSync(temp.path)].some((one) => one.name === name)
    );
  assertEquals(written(), []);
  assertStringIncludes(write(["html", "json"]), "contest-result.json");
  assertEquals(written(), ["index.html", "contest-result.json"]);
  const page = Deno.readTextFileSync(`${temp.path}/index.html`);
  assertStringIncludes(page, "1-2%20random%20vs%20greedy/index.html");
});
