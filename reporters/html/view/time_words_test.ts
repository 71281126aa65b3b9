import { assertEquals } from "@std/assert";
import { timeWords } from "./time_words.ts";

Deno.test.each<[number, string, string]>([
  [0, "0 ms", "0 ミリ秒"],
  [0.34, "0.3 ms", "0.3 ミリ秒"],
  [12.4, "12 ms", "12 ミリ秒"],
  [999, "999 ms", "999 ミリ秒"],
  [1000, "1 s", "1 秒"],
  [61_040, "61 s", "61 秒"],
  [5250, "5.3 s", "5.3 秒"],
  [900_000, "15 min", "15 分"],
  [905_000, "15 min 5 s", "15 分 5 秒"],
])("%d ms are %s", (ms, en, ja) => {
  assertEquals([timeWords(ms, "en"), timeWords(ms, "ja")], [en, ja]);
});
