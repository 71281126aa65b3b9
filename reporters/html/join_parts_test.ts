import { assertEquals } from "@std/assert";
import { joinParts, pageScript } from "./join_parts.ts";
import { LIBRARY } from "./library.ts";

Deno.test("parts are words of ours and pieces of modules, in their order", () => {
  const texts = { a: "export{x};var x=1;", b: "y()" };
  assertEquals(joinParts(["(", ["a", 10, 18], ["b", 0, 3], ")"], texts), "(var x=1;y())");
  assertEquals(joinParts([], texts), "");
});

Deno.test("the library of a page has what our scripts use", () => {
  const names = 'out.push(typeof $modules.preact.render,typeof $modules["preact/hooks"].useState,' +
    '$modules["preact/jsx-runtime"].jsx("b",{}).type);';
  const out: unknown[] = [];
  new Function("out", pageScript(LIBRARY, names))(out);
  assertEquals(out, ["function", "function", "b"]);
});
