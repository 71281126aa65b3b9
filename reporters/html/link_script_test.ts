import { assertEquals, assertThrows } from "@std/assert";
import { linkScript } from "./link_script.ts";

/** What a linked script leaves in `out`. */
function run(script: string): unknown {
  const out: unknown[] = [];
  new Function("out", script)(out);
  return out;
}

Deno.test("modules find what they import from each other, under other names too", () => {
  const script = linkScript([
    { name: "a", text: "var n=20,t=1;export{n as twenty,t as one};\n//# sourceMappingURL=a.map\n" },
    {
      name: "a/b",
      text: 'import{twenty as x}from"a";export{one}from"a";var y=x+1;export{y as more};',
    },
    {
      name: "main",
      text: 'import{more as m,one as o}from"a/b";import{twenty}from"a";out.push(m,o,twenty);',
    },
  ]);
  assertEquals(run(script), [21, 1, 20]);
});

Deno.test("a script that would end its element is refused", () => {
  assertThrows(() => linkScript([{ name: "a", text: 'out.push("</script>")' }]));
});

Deno.test("what cannot be linked is refused", () => {
  assertThrows(() => linkScript([{ name: "a", text: 'import * as x from "y";' }]));
});
