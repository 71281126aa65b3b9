import { assertEquals } from "@std/assert";
import { runBeside } from "./steps.ts";

const ends = (code: number) => ["eval", `Deno.exit(${code})`];
const waits = ["eval", "setInterval(() => {}, 1000)"];

Deno.test("a step that fails ends what it runs beside, and is reported by its exit code", async () => {
  const beside = { cwd: Deno.cwd(), env: {} };
  assertEquals(await runBeside(waits, { ...beside, steps: [ends(0), ends(3)] }), 3);
  assertEquals(await runBeside(ends(5), { ...beside, steps: [ends(0)] }), 5);
  assertEquals(await runBeside(ends(0), { ...beside, steps: [] }), 0);
});
