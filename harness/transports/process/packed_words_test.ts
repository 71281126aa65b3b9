import { assert, assertEquals } from "@std/assert";
import { packedWords } from "./packed_words.ts";

/** The words that C reads at a list of pointers. */
function read(list: Deno.PointerValue): readonly string[] {
  assert(list);
  const words: string[] = [];
  for (let at = 0;; at += 8) {
    const word = new Deno.UnsafePointerView(list).getPointer(at);
    if (!word) return words;
    words.push(Deno.UnsafePointerView.getCString(word));
  }
}

Deno.test("C reads all words of a program, however long, and its environment", () => {
  const args = ["", "審判 🂡", "x".repeat(100_000)];
  for (const chosen of [args, [], args.slice(0, 2)]) {
    const words = packedWords({ file: "/bin/engine", args: chosen, env: { A: "1", B: "=" } });
    assert(words?.file);
    assertEquals(Deno.UnsafePointerView.getCString(words.file), "/bin/engine");
    assertEquals(read(words.argv), ["/bin/engine", ...chosen]);
    assertEquals(read(words.envp), ["A=1", "B=="]);
  }
});

Deno.test("a word that C would cut is not packed", () => {
  assertEquals(packedWords({ file: "/e", args: ["a\0b"], env: {} }), undefined);
  assertEquals(packedWords({ file: "/e", args: [], env: { A: "\0" } }), undefined);
});
