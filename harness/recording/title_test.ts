import { assertEquals } from "@std/assert";
import { nameOf, titleOf } from "./title.ts";

Deno.test("a title names the file without its folder, and standard input in each language", () => {
  assertEquals(titleOf("a folder/x.txt").zh, "錄自 x.txt");
  assertEquals(titleOf("-").zh, "錄自標準輸入");
  assertEquals(titleOf("-").ja, "標準入力からの記録");
  assertEquals([nameOf("a/b.txt"), nameOf("-")], ["b.txt", "standard input"]);
});
