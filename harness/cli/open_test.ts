import { assertEquals, assertStringIncludes } from "@std/assert";
import type { Language } from "../core/mod.ts";
import { captured } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { runCommand } from "./mod.ts";
import { openReport, pagesAt } from "./open.ts";

/** What is started for a page on a system on which only `works` can be started. */
async function startedOn(
  os: typeof Deno.build.os,
  works: string,
  language: Language = "en",
): Promise<readonly string[]> {
  const tried: string[] = [];
  const start = (program: string, args: readonly string[]) => {
    tried.push([program, ...args].join(" "));
    return Promise.resolve(program === works);
  };
  const { out } = await captured(() => openReport("/r/index.html", { os, start, language }));
  return [...tried, out];
}

Deno.test("a page is opened by what opens files on this system", async () => {
  assertEquals(await startedOn("darwin", "open"), ["open /r/index.html", ""]);
  assertEquals(await startedOn("windows", "cmd"), ["cmd /c start  /r/index.html", ""]);
  assertEquals(await startedOn("linux", "wslview"), [
    "xdg-open /r/index.html",
    "wslview /r/index.html",
    "",
  ]);
});

Deno.test("where there is no browser the path is reported", async () => {
  const [, , told = ""] = await startedOn("linux", "nothing");
  assertStringIncludes(told, "open this file: /r/index.html");
  const [, , inChinese] = await startedOn("linux", "nothing", "zh");
  assertEquals(inChinese, "此處無法啟動瀏覽器，請開啟此檔案：/r/index.html\n");
});

Deno.test("a folder without a report says what to do", async () => {
  await using folder = await tempFolder();
  const { result, err } = await captured(() => runCommand(["open", folder.path]));
  assertEquals(result, 2);
  assertStringIncludes(err, "run deno task check first");
});

Deno.test("a folder with a report of each protocol has several pages", async () => {
  await using folder = await tempFolder();
  for (const name of ["b/index.html", "a/index.html", "c/junit.xml"]) folder.write(name, "");
  const pages = await pagesAt(`${folder.path}/`);
  assertEquals(pages, [`${folder.path}/a/index.html`, `${folder.path}/b/index.html`]);
  assertEquals(await pagesAt(`${folder.path}/b`), [`${folder.path}/b/index.html`]);
  assertEquals(await pagesAt(`${folder.path}/a/index.html`), [`${folder.path}/a/index.html`]);
});

Deno.test("more than one folder is a mistake, and help is help", async () => {
  assertEquals((await captured(() => runCommand(["open", "a", "b"]))).result, 2);
  const { result, out } = await captured(() => runCommand(["open", "--help"]));
  assertEquals(result, 0);
  assertStringIncludes(out, "deno task open");
});
