import { assert, assertEquals } from "@std/assert";
import { Interner } from "./interner.ts";

Deno.test("equal values are replaced by the first one, and undefined stays undefined", () => {
  const known = new Interner<readonly string[] | undefined>();
  const first = ["a"];
  assert(known.like(first) === first && known.like(["a"]) === first);
  assert(known.like(["b"]) !== first);
  assertEquals(known.like(undefined), undefined);
});

Deno.test("a file without end is forgotten in between, not kept", () => {
  const known = new Interner<{ readonly at: number }>();
  const first = known.of("0", { at: 0 });
  for (let at = 1; at <= 20_000; at++) known.of(String(at), { at });
  assert(known.of("0", { at: 0 }) !== first);
});
