import { assertEquals } from "@std/assert";
import { captured, environment } from "./environment.ts";

Deno.test("variables come back as they were", () => {
  const before = Deno.env.toObject();
  {
    using _ = environment({ SHINPAN_TEST_A: "1", HOME: undefined });
    const { HOME: _home, ...rest } = before;
    assertEquals(Deno.env.get("SHINPAN_TEST_A"), "1");
    assertEquals(Deno.env.get("HOME"), undefined);
    assertEquals(Deno.env.toObject(), { ...rest, SHINPAN_TEST_A: "1" });
  }
  assertEquals(Deno.env.get("SHINPAN_TEST_A"), undefined);
  assertEquals(Deno.env.toObject(), before);
});

Deno.test("variables may be set twice over", () => {
  using _ = environment({ SHINPAN_TEST_A: "1", SHINPAN_TEST_B: "2" });
  {
    using _ = environment({ SHINPAN_TEST_A: undefined });
    const { SHINPAN_TEST_A: a, SHINPAN_TEST_B: b } = Deno.env.toObject();
    assertEquals([a, b, Deno.env.get("SHINPAN_TEST_A")], [undefined, "2", undefined]);
  }
  assertEquals(Deno.env.get("SHINPAN_TEST_A"), "1");
});

Deno.test("the process, which other test files share, keeps its own", async () => {
  using _ = environment({ SHINPAN_TEST_A: "1" });
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", "console.log(Deno.env.get('SHINPAN_TEST_A'))"],
    stderr: "null",
  }).output();
  assertEquals(new TextDecoder().decode(stdout).trim(), "undefined");
});

Deno.test("what is printed is kept, in both streams", async () => {
  const kept = await captured(() => {
    Deno.stdout.writeSync(new TextEncoder().encode("審"));
    console.error("wrong:", 1);
    return Promise.resolve(7);
  });
  assertEquals(kept, { result: 7, out: "審", err: "wrong: 1\n" });
});
