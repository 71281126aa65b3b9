import { assertEquals, assertStringIncludes } from "@std/assert";
import { LANGUAGES, type Localized } from "../core/mod.ts";
import { captured } from "../testing/environment.ts";
import { runCommand } from "../cli/mod.ts";
import { cannotReadOption } from "./usage_words.ts";

const SEED: Localized = cannotReadOption("seed", "x");

Deno.test.each<[readonly string[], Localized]>([
  [["check", "--seed", "x"], SEED],
  [["check", "--lnag", "zh"], {
    en: 'Unknown option "--lnag": did you mean --lang?',
    zh: "不認得選項「--lnag」：是指 --lang 嗎？",
    ja: "不明なオプション「--lnag」：もしかして --lang",
  }],
  [["list", "mgtp", "usi"], {
    en: 'Unexpected "usi": name one prefix',
    zh: "多出了「usi」：請只指定一個開頭",
    ja: "余分な引数「usi」：先頭部分を一つだけ指定する",
  }],
  [["rate"], { en: "No folder is named", zh: "未指定資料夾", ja: "フォルダの指定がない" }],
])("a mistake is said in the language that is asked for: %s", async (args, words) => {
  for (const language of LANGUAGES) {
    const { result, err } = await captured(() => runCommand([...args, "--lang", language]));
    assertEquals(result, 2);
    assertStringIncludes(err, words[language]);
  }
});
