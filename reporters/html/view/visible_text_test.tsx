import { assertEquals } from "@std/assert";
import { renderToString } from "preact-render-to-string";
import { Visible } from "./visible_text.tsx";

const HOSTILE = "OK \r\n<b>";

Deno.test("what is invisible has a name and stays what it is when it is copied", () => {
  const html = renderToString(<Visible text={HOSTILE} />);
  assertEquals(
    html,
    'OK <span class="control" data-name="CR">␍</span>' +
      '<span class="control" data-name="LF">␊</span>&lt;b>',
  );
});

Deno.test("plain text stays plain, and long text is cut", () => {
  assertEquals(renderToString(<Visible text="=1 ok" />), "=1 ok");
  assertEquals(renderToString(<Visible text="abcdef" most={3} />), "abc… (6 characters)");
});
