import { assertEquals } from "@std/assert";
import { workflowCommand } from "./workflow_command.ts";

Deno.test("a command is one line, and text cannot end a part of it", () => {
  const text = "50%\r\na:b,c";
  assertEquals(
    workflowCommand({ kind: "error", title: text, message: text }),
    "::error title=50%25%0D%0Aa%3Ab%2Cc::50%25%0D%0Aa:b,c",
  );
});

Deno.test("a place is a file, a line and a column", () => {
  const at = { file: "src/a,b.c", line: 3, column: 7 };
  assertEquals(
    workflowCommand({ kind: "warning", title: "t", message: "m", at }),
    "::warning file=src/a%2Cb.c,line=3,col=7,title=t::m",
  );
});
