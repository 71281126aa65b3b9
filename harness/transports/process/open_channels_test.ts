import { assertEquals } from "@std/assert";
import { killAll, rememberOpen } from "./open_channels.ts";

Deno.test("killAll kills remembered channels and no forgotten ones", () => {
  const killed: string[] = [];
  const forget = ["a", "b"].map((name) => rememberOpen(() => killed.push(name)));
  forget[0]?.();
  killAll();
  assertEquals(killed, ["b"]);
  forget[1]?.();
  killAll();
  assertEquals(killed, ["b"]);
});
