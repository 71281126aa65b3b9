import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { browserNeed, startBrowser } from "../../testing/browser.ts";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { consoleSvg, plain } from "./console_svg.ts";
import { consoleText, PICTURES, reportIn } from "./mod.ts";
import { atTable, PLAY } from "./play_shot.ts";
import { check, grade, layOut, match } from "./runs.ts";
import { cutFrom, open, outlineOf, SCALE, SHOTS } from "./shots.ts";

const ROOT = decodeURIComponent(new URL("../../../", import.meta.url).pathname);
const PAGES = [
  "README.md",
  "docs/reports.md",
  "docs/matches.md",
  "docs/grading.md",
  "docs/play.md",
];
const NAMES = [
  ...[...SHOTS.map(({ name }) => name), PLAY].map((name) => `${name}.png`),
  "console.svg",
];
const REMAKE =
  "the page has changed: make the pictures again (deno task pictures), and look at them";
/** Enough of the check for everything that the pictures show. */
const SOME = ["mgtp/commands", "mgtp/games/few", "mgtp/genmove"]
  .flatMap((id) => ["--scenario", id]);
const FEW = ["b02", "c06 unflushed", "c08 empty line", "c11 wrong code", "u01 syntax"];

/** The alternative text of a picture, wherever a page shows it. */
function alternativesOf(name: string, page: string): readonly string[] {
  const file = `[^"()]*pictures/${RegExp.escape(name)}`;
  const forms = [
    `!\\[([^\\]]*)\\]\\(${file}\\)`,
    `<img alt="([^"]*)" src="${file}"`,
    `srcset="${file}">\\s*<img alt="([^"]*)"`,
  ];
  return forms.flatMap((form) =>
    [...page.matchAll(new RegExp(form, "g"))].map(([, alternative = ""]) => alternative)
  );
}

/** The height that a PNG has. */
function heightOf(name: string): number {
  return new DataView(Deno.readFileSync(`${PICTURES}${name}`).buffer).getUint32(20);
}

Deno.test.each(NAMES.map((name) => [name] as const))(
  "%s is small, and shown with words",
  (name) => {
    const bytes = Deno.readFileSync(`${PICTURES}${name}`);
    const head = [...bytes.subarray(0, 4)].map((byte) => String.fromCharCode(byte)).join("");
    assertEquals(head.slice(1), name.endsWith(".png") ? "PNG" : "?xm");
    assert(bytes.length < 150_000, `${name} has ${bytes.length} bytes`);
    const shown = PAGES.flatMap((page) => alternativesOf(name, Deno.readTextFileSync(ROOT + page)));
    assert(shown.length > 0, `${name} is shown in one of ${PAGES.join(", ")}`);
    for (const alternative of shown) assert(alternative.length > 20, alternative);
  },
);

Deno.test("the picture of the console has nothing of the machine, and is as the console is", async () => {
  const svg = await Deno.readTextFile(`${PICTURES}console.svg`);
  assert(!/\/(tmp|root|home|work)\//.test(svg));
  await using folder = await tempFolder();
  layOut(folder.path);
  // Several cases break the rule; which of them is shown is a part of the picture.
  await check(folder.path, ["--scenario", "mgtp/genmove", "--scenario", "mgtp/games"]);
  const text = consoleText(reportIn(folder.path));
  const story = plain(text).split("\n").filter((line) =>
    /^ {2}(sent|actual|hint|place) /.test(line)
  );
  assertEquals(story.length, 4);
  const reports = [...Deno.readDirSync(`${folder.path}/report`)].map(({ name }) => name);
  for (const name of reports) assertStringIncludes(svg, `report/${name}`, REMAKE);
  const drawn = consoleSvg(story.join("\n")).match(/>[^<\n]+<\/text>/g) ?? [];
  assert(drawn.length >= 8);
  for (const piece of drawn) assertStringIncludes(svg, piece, REMAKE);
});

Deno.test({
  name: "the pictures are of pages as they are",
  ignore: await lacks("linux", "cc", await browserNeed()),
  // The browser is closed at the end of the test.
  sanitizeResources: false,
  sanitizeOps: false,
  fn: async () => {
    const started = await startBrowser();
    assert(started.ok, started.ok ? "" : started.error);
    await using folder = await tempFolder();
    layOut(folder.path);
    await Promise.all([check(folder.path, SOME), match(folder.path, 2)]);
    await grade(folder.path, FEW, ["--time-scale", "0.1"]);
    try {
      for (const shot of SHOTS) {
        await using opened = await open(started.browser, folder.path, shot);
        const kept = await Deno.readTextFile(`${PICTURES}${shot.outline}.outline.txt`);
        // The check was of some scenarios, which the summary says.
        const outline = (await outlineOf(opened.page)).replace("section.part.", "section.");
        assertEquals(outline, kept, `${shot.name}: ${REMAKE}`);
        assertEquals(await cutFrom(opened.page, shot), 0, `${shot.name} is too low`);
        assertEquals(heightOf(`${shot.name}.png`), Math.round(shot.height * SCALE), REMAKE);
      }
      await atTable(started.browser, folder.path, async (page) => {
        const kept = await Deno.readTextFile(`${PICTURES}${PLAY}.outline.txt`);
        assertEquals(await outlineOf(page), kept, `${PLAY}: ${REMAKE}`);
      });
    } finally {
      await started.browser.close();
    }
  },
});
