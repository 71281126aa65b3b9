import { assertMatch, assertNotEquals } from "@std/assert";
import * as reasons from "./reasons.ts";

Deno.test.each(Object.entries(reasons))(
  "%s is told in three languages",
  (_name, { en, zh, ja }) => {
    for (const words of [en, zh, ja]) assertMatch(words, /\S/);
    assertNotEquals(zh, en);
    assertNotEquals(ja, en);
    const places = (words: string): string => (words.match(/\{\w+\}/g) ?? []).sort().join();
    assertMatch(places(zh), new RegExp(`^${places(en).replaceAll(/[{}]/g, "\\$&")}$`));
    assertMatch(places(ja), new RegExp(`^${places(en).replaceAll(/[{}]/g, "\\$&")}$`));
  },
);
