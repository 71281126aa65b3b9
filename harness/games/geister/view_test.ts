import { assertEquals, assertNotEquals } from "@std/assert";
import { view } from "./view.ts";
import { setup, STANDARD, started } from "./test_kit.ts";

Deno.test("the other's colours on the board are put in a fixed order", () => {
  const one = started(STANDARD);
  const other = started(STANDARD.replace("41r31r21r11r40b30b20b10b", "41b31r21b11r40r30b20r10b"));
  assertEquals(view(one, "first"), view(other, "first"));
  assertNotEquals(view(one, "second"), view(other, "second"));
  assertEquals(view(other, "second").ghosts.second, other.ghosts.second);
});

Deno.test("captured and escaped ghosts are known and counted", () => {
  const colours = (text: string) =>
    view(started(text), "first").ghosts.second.map(({ colour }) => colour.charAt(0)).join("");
  assertEquals(colours(STANDARD.replace("41r", "99r")), "rrrrbbbb");
  assertEquals(colours(STANDARD.replace("40b", "99b")), "rrrrbbbb");
  assertEquals(colours("14R24R34R44R15B25B35B45B99b31r21r11b40r30r20b88b"), "brrrrbbb");
});

Deno.test("even the number of red ghosts is hidden where a setup has too many", () => {
  const [one, other] = ["31b", "31r"].map((ghost) =>
    view(started(setup({ B: "00B", b: ghost, d: "33b" })), "first")
  );
  assertEquals(one, other);
});
