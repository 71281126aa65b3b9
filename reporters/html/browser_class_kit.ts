/** What a teacher does with the page of a class; run by browser_test.ts. @module */

import { assert, assertEquals } from "@std/assert";
import type { Browser, Page } from "playwright-core";
import type { Gradebook } from "../../harness/core/mod.ts";
import {
  hostileGradebook,
  sampleGrade,
  sampleGradebook,
  sampleMark,
} from "../../harness/testing/sample_gradebook.ts";
import { tempFolder } from "../../harness/testing/temp_folder.ts";
import { barriers, becomes, type Checks, counts, lookAt, shows } from "./browser_kit.ts";
import { renderClass } from "./class/mod.tsx";

const ROWS = ".marks tbody tr";

/** Writes the page of a class with a page for one submission, opens it, and looks. */
async function lookAtClass(
  browser: Browser,
  book: Gradebook,
  check: (page: Page) => Promise<void>,
  options: Parameters<typeof lookAt>[2]["options"] = {},
): Promise<void> {
  await using folder = await tempFolder();
  folder.write("index.html", renderClass(book, "en"));
  folder.write(
    "submissions/x/index.html",
    "<!doctype html><title>The page of a submission</title>",
  );
  await lookAt(browser, `${folder.path}/index.html`, { options }, check);
}

/** How many pixels of the table lie behind the right edge of its box. */
const HIDDEN_WIDTH = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(
  document.querySelector("#submissions .scroll"))`;

const NAMES = `Array.from(document.querySelectorAll("${ROWS} th"), (cell) => cell.innerText)`;

/** Order, search, links, languages, themes, hostile names. */
export const CLASS_CHECKS: Checks = {
  "a class opens from disk and is ordered, searched and read in another language": (browser) =>
    lookAtClass(browser, sampleGradebook(), async (page) => {
      await becomes(page, "document.title", "Homework 2");
      await counts(page, ROWS, 6);
      await page.getByRole("button", { name: "by points" }).click();
      await becomes(page, `${NAMES}.slice(0, 3)`, ["alice", "bob", "王小明"]);
      await page.getByRole("searchbox").fill("BO");
      await counts(page, ROWS, 1);
      await shows(page, "#submissions [role=status]", "1 of 6");
      await page.getByRole("button", { name: "中文" }).click();
      await shows(page, "h1", "作業二");
      await becomes(page, "document.title", "作業二");
      await shows(page, "#submissions [role=status]", "6 份中的 1 份");
    }),

  "a name leads to the page of the submission": (browser) =>
    lookAtClass(browser, sampleGradebook(), async (page) => {
      await page.locator(ROWS).getByRole("link", { name: "bob" }).click();
      await page.waitForURL(/submissions\/x\/index\.html$/);
      await becomes(page, "document.title", "The page of a submission");
    }),

  "a submission without marks has a row as wide as the others": (browser) =>
    lookAtClass(browser, sampleGradebook(), async (page) => {
      const widths = await page.locator("table.marks tr").evaluateAll((rows) =>
        rows.map((row) => row.children.length)
      );
      assertEquals([...new Set(widths)].length, 1, widths.join());
    }),

  "hostile names stay names": (browser) => {
    const name = "</script><img src=x onerror=\"document.title='owned'\">";
    const book = hostileGradebook();
    const grades = [...book.grades, sampleGrade(name)];
    return lookAtClass(browser, { ...book, grades }, async (page) => {
      await counts(page, ROWS, grades.length);
      await page.getByRole("searchbox").fill("onerror");
      await shows(page, `${ROWS} th`, "</script><img src=x onerror=");
      assertEquals(await page.locator("main img, main script").count(), 0);
      assert(await page.title() !== "owned");
    });
  },

  "without a script the table is there, and nothing that would need one": (browser) =>
    lookAtClass(browser, sampleGradebook(), async (page) => {
      await counts(page, ROWS, 6);
      assertEquals(await page.getByRole("searchbox").count(), 0);
      await shows(page, ".matrix tbody", "✗");
    }, { javaScriptEnabled: false }),

  "why a submission does not build is readable, not cut at the table's edge": async (browser) => {
    const why = "The build failed (exit code 1): build.log has the compiler's messages";
    const lines = ["hello", "games", "robust", "leave"]
      .map((id) => ({ id, title: id, most: 25, hidden: id === "robust" }));
    const marks = lines.map(({ id, most }) => sampleMark({ id, points: 0, most }));
    const grade = sampleGrade("c11 wrong code", {
      standing: "unbuildable",
      why,
      detail: "main.c:3: error: expected ';'\nmake: *** [all] Error 1",
      caps: [{
        en: "Late by 1 d 2 h: −20%, 85 → 68 points",
        zh: "遲交 1 天 2 小時：−20%，85 → 68 分",
        ja: "1 日 2 時間の遅れ：−20%、85 → 68 点",
      }],
      broken: [],
      marks,
    });
    const book = { ...sampleGradebook([grade]), lines };
    for (const width of [1280, 1000]) {
      await lookAtClass(browser, book, async (page) => {
        await shows(page, ".marks .worst", why);
        await shows(page, ".marks .worst", "Late by 1 d 2 h: −20%, 85 → 68 points");
        await shows(page, "#look pre", "expected ';'\nmake: *** [all] Error 1");
        for (const language of ["EN", "中文", "日本語"]) {
          await page.getByRole("button", { name: language }).click();
          await becomes(page, HIDDEN_WIDTH, 0);
          await becomes(page, "document.documentElement.scrollWidth", width);
        }
      }, { viewport: { width, height: 720 } });
    }
  },

  "axe finds no barrier in a class, in light and dark, wide and narrow": (browser) =>
    lookAtClass(browser, sampleGradebook(), async (page) => {
      await page.locator("html.script").waitFor();
      const wide = "document.documentElement.scrollWidth";
      assertEquals(await barriers(page), []);
      await becomes(page, wide, 1280);
      await page.setViewportSize({ width: 390, height: 900 });
      await page.emulateMedia({ colorScheme: "dark" });
      assertEquals(await barriers(page), []);
      await becomes(page, wide, 390);
      // Paper does not scroll.
      await page.setViewportSize({ width: 700, height: 900 });
      await page.emulateMedia({ media: "print" });
      await becomes(page, wide, 700);
    }),
};
