import { assertEquals } from "@std/assert";
import { captured, environment } from "./environment.ts";

Deno.test("variables come back as they were", () => {
  Deno.env.delete("SHINPAN_TEST_A");
  {
    using _ = environment({ SHINPAN_TEST_A: "1", HOME: undefined });
    assertEquals(Deno.env.get("SHINPAN_TEST_A"), "1");
    assertEquals(Deno.env.get("HOME"), undefined);
  }
  assertEquals(Deno.env.get("SHINPAN_TEST_A"), undefined);
});

Deno.test("what is printed is kept, in both streams", async () => {
  const kept = await captured(() => {
    Deno.stdout.writeSync(new TextEncoder().encode("審"));
    console.error("wrong:", 1);
    return Promise.resolve(7);
  });
  assertEquals(kept, { result: 7, out: "審", err: "wrong: 1\n" });
});
