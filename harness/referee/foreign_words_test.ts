import { assertEquals } from "@std/assert";
import { FOREIGN_WORDS } from "./foreign_words.ts";

Deno.test.each([
  ["id name chess", ["UCI / USI"]],
  ["SET:ABCD", ["Geister"]],
  ["usage: search <ip> <port>", ["a socket protocol"]],
  ["=1 yanyu", []],
  ["hello", []],
])("%s gives its protocol away", (line, names) => {
  const found = FOREIGN_WORDS.filter(({ words }) => words.test(line)).map(({ name }) => name);
  assertEquals(found, [...names]);
});
