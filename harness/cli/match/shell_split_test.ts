import { assertEquals } from "@std/assert";
import { shellWords } from "../engine_command.ts";
import { shellSplit } from "./shell_split.ts";

Deno.test.each<[string, string[]]>([
  ["./mine", ["./mine"]],
  ["./mine -q  --depth 3 ", ["./mine", "-q", "--depth", "3"]],
  [`java -jar 'my engine.jar' "a b"`, ["java", "-jar", "my engine.jar", "a b"]],
  ["./my\\ engine", ["./my engine"]],
  ["C:\\games\\mine.exe -q", ["C:\\games\\mine.exe", "-q"]],
  [`./mine ''`, ["./mine", ""]],
  ["", []],
])("%s is split as a shell would", (text, words) => {
  assertEquals(shellSplit(text), words);
});

Deno.test("what we quote is read back", () => {
  const words = ["./mine", "a b", "it's", "-q"];
  assertEquals(shellSplit(shellWords(words.filter((word) => !word.includes("'")))), [
    "./mine",
    "a b",
    "-q",
  ]);
});
