import { assertEquals } from "@std/assert";
import { type SourceFacts, sourceFacts } from "./source_facts.ts";

Deno.test.each<[string, string, SourceFacts]>([
  ["a.c", "int main(void) {}", { main: true }],
  ["a.c", "int domain(void) {}", { main: false }],
  ["a.py", 'def f(): pass\nif __name__ == "__main__":\n  f()\n', { main: true }],
  ["a.py", "def f(): pass\n", { main: false }],
  [
    "x/A.java",
    "// hw\npackage tw.edu.hw;\nclass A { public static void main(String[] a) {} }",
    { main: true, package: "tw.edu.hw" },
  ],
  ["A.java", "class A {}", { main: false }],
  ["hw/Makefile", "clean:\nall:\n", { main: false, targets: ["clean", "all"] }],
])("%s tells what it is", (path, text, facts) => {
  assertEquals(sourceFacts(path, () => text), facts);
});

Deno.test("files that cannot be sources are not read", () => {
  const read = (): string => {
    throw new Error("read");
  };
  assertEquals(sourceFacts("data.bin", read), { main: false });
});
