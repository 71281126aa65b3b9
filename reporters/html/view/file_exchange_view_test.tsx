import { assertEquals, assertStringIncludes } from "@std/assert";
import { renderToString } from "preact-render-to-string";
import { FileExchange } from "./file_exchange_view.tsx";

function page(lines: number): string {
  const text = Array.from({ length: lines }, (_, at) => `${at + 1}\n`).join("");
  const files = [{ name: "board.txt", text }];
  return renderToString(<FileExchange exchange={{ kind: "call", words: [], files }} />);
}

Deno.test("a long file is folded, and says how long it is", () => {
  assertEquals(page(40).split('class="line"').length - 1, 12);
  assertStringIncludes(page(40), "Show all 40 lines");
});

Deno.test("a short file is there as a whole", () => {
  assertEquals(page(12).split('class="line"').length - 1, 12);
  assertEquals(page(12).includes("Show all"), false);
});
