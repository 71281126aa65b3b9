import { assertEquals } from "@std/assert";
import {
  fill,
  inLanguage,
  isEmptyText,
  isWireText,
  languageOf,
  localized,
  untranslated,
} from "./text.ts";

const GREETING = { en: "Hello {name}", zh: "{name}，你好", ja: "{name}さん、こんにちは" };

Deno.test("inLanguage leaves the words of the wire as they are", () => {
  assertEquals(inLanguage("=7", "ja"), "=7");
  assertEquals(inLanguage(GREETING, "zh"), "{name}，你好");
});

Deno.test("fill puts values into every language", () => {
  assertEquals(fill(GREETING, { name: 3 }).ja, "3さん、こんにちは");
  assertEquals(fill(GREETING, { name: { en: "you", zh: "您", ja: "皆" } }).zh, "您，你好");
});

Deno.test.each<[string, Record<string, string>, string]>([
  ["{a}{b}", { a: "1", b: "2" }, "12"],
  ["{a} and {a}", { a: "{b}", b: "2" }, "{b} and {b}"],
  ["{ a} {a", { a: "1" }, "{ a} {a"],
  ["", {}, ""],
])("fill makes of %s with %j", (sentence, values, filled) => {
  assertEquals(fill(untranslated(sentence), values).zh, filled);
});

Deno.test("sentences without number are filled, each as itself", () => {
  for (let at = 0; at < 5000; at++) {
    assertEquals(fill(untranslated(`${at} {a}`), { a: "b" }).en, `${at} b`);
  }
});

Deno.test("fill leaves places without a value, and does not fill twice", () => {
  assertEquals(fill(GREETING, {}).en, "Hello {name}");
  assertEquals(fill(GREETING, { name: "{name}$&" }).en, "Hello {name}$&");
});

Deno.test("untranslated says the same in every language", () => {
  assertEquals(untranslated("x"), { en: "x", zh: "x", ja: "x" });
});

Deno.test("languageOf reads locales", () => {
  const locales: readonly (readonly [string | undefined, string])[] = [
    ["zh_TW.UTF-8", "zh"],
    ["ja", "ja"],
    ["JA_JP", "ja"],
    ["en-GB", "en"],
    ["C", "en"],
    ["de_DE", "en"],
    ["", "en"],
    [undefined, "en"],
  ];
  for (const [locale, language] of locales) assertEquals(languageOf(locale), language, locale);
});

Deno.test("localized leaves a sentence as it is, and says words of the wire in every language", () => {
  assertEquals(localized(GREETING), GREETING);
  assertEquals(localized("=7"), { en: "=7", zh: "=7", ja: "=7" });
});

Deno.test("words of the wire are distinguished from sentences, and empty text from text", () => {
  assertEquals([isWireText("=7"), isWireText(""), isWireText(GREETING), isWireText(7)], [
    true,
    true,
    false,
    false,
  ]);
  assertEquals([isEmptyText(""), isEmptyText("=7"), isEmptyText(GREETING)], [true, false, false]);
});
