import { assertEquals, assertThrows } from "@std/assert";
import { joinParts, pageScript } from "../../reporters/html/join_parts.ts";
import { linkParts, type ModuleText } from "./link_parts.ts";

/** What a linked script leaves in `out`. */
function run(modules: readonly ModuleText[]): unknown {
  const texts = Object.fromEntries(modules.map(({ name, text }) => [name, text]));
  const out: unknown[] = [];
  new Function("out", pageScript(joinParts(linkParts(modules), texts), ""))(out);
  return out;
}

const A = "var n=20,t=1;export{n as twenty,t as one};\n//# sourceMappingURL=a.map\n";

Deno.test("modules find what they import from each other, under other names too", () => {
  const modules = [
    { name: "a", text: A },
    {
      name: "a/b",
      text: 'import{twenty as x}from"a";export{one}from"a";var y=x+1;export{y as more};',
    },
    {
      name: "main",
      text: 'import{more as m,one as o}from"a/b";import{twenty}from"a";out.push(m,o,twenty);',
    },
  ];
  assertEquals(run(modules), [21, 1, 20]);
});

Deno.test("a module's own text is given as a range of its file", () => {
  assertEquals(linkParts([{ name: "a", text: A }]), [
    '$modules["a"]=(()=>{',
    ["a", 0, 13],
    "\nreturn{twenty:n,one:t}})();",
  ]);
});

Deno.test("what cannot be linked is refused", () => {
  assertThrows(() => linkParts([{ name: "a", text: 'import * as x from "y";' }]));
  assertThrows(() => linkParts([{ name: "a", text: "var n;\nexport default n;" }]));
});
