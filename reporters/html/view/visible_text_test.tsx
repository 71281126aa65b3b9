import { assertEquals } from "@std/assert";
import { renderToString } from "preact-render-to-string";
import { readerIn } from "./reader.tsx";
import { Visible } from "./visible_text.tsx";

const HOSTILE = "OK \r\n<b>";
const COLOURED = "\x1b[31m香\x1b[0m\x1b";

Deno.test("what is invisible has a name and stays what it is when it is copied", () => {
  const html = renderToString(<Visible text={HOSTILE} />);
  assertEquals(
    html,
    'OK <span class="control" data-name="CR">␍</span>' +
      '<span class="control" data-name="LF">␊</span>&lt;b>',
  );
});

Deno.test("a control sequence is shown as one sign", () => {
  assertEquals(
    renderToString(<Visible text={COLOURED} />),
    '<span class="control" data-name="ESC[31m">␛[31m</span>香' +
      '<span class="control" data-name="ESC[0m">␛[0m</span>' +
      '<span class="control" data-name="ESC">␛</span>',
  );
});

Deno.test("plain text stays plain, and long text is cut", () => {
  assertEquals(renderToString(<Visible text="=1 ok" />), "=1 ok");
  assertEquals(renderToString(<Visible text="abcdef" most={3} />), "abc… (6 characters)");
});

Deno.test("that a text is cut is said in the reader's language, and of no other text", () => {
  assertEquals(readerIn("zh").read("abcdef", 3), "abc… (6 個字元)");
  assertEquals(readerIn("ja").read("a… (6 characters)", 30), "a… (6 characters)");
});
