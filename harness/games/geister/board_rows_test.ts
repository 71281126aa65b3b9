import { assert, assertEquals } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import { boardString } from "./board_string.ts";
import { ghostsOf, rowsOf } from "./board_rows.ts";
import { STANDARD, started } from "./test_kit.ts";

const ROWS = ["-bbbb-", "-rrrr-", "------", "------", "-RRRR-", "-BBBB-"];

/** The whole board string of some rows. */
function read(rows: readonly string[]): string {
  const ghosts = ghostsOf(rows);
  assert(ghosts.ok, ghosts.ok ? "" : ghosts.error.en);
  return boardString({ ...started(1), ghosts: ghosts.value }, "first", { reveal: true });
}

Deno.test("the standard formation is written and read by its colours", () => {
  assertEquals(rowsOf(started(STANDARD).ghosts), ROWS);
  assertEquals(read(ROWS), STANDARD);
});

Deno.test("any choice of red ghosts is read as it was written", () => {
  for (let seed = 0; seed < 30; seed++) {
    assertEquals(ghostsOf(rowsOf(started(seed).ghosts)), { ok: true, value: started(seed).ghosts });
  }
});

Deno.test("a ghost at home keeps its letter, and a missing one was captured", () => {
  const rows = ["-b--b-", "-rrrr-", "------", "------", "-R-RR-", "-BB-B-"];
  assertEquals(read(rows), "14R99r34R44R15B25B99b45B41r31r21r11r40b99b99b10b");
});

Deno.test("a ghost away from home gets a letter that is left, row by row as its owner sees it", () => {
  const rows = ["-b-bb-", "Rrrrr-", "-----b", "B-----", "--RRR-", "--BBB-"];
  assertEquals(read(rows), "01R24R34R44R03B25B35B45B41r31r21r11r40b30b52b10b");
});

Deno.test("nine ghosts are too many", () => {
  assertEquals(inEnglish(ghostsOf(ROWS.with(2, "--r---"))), {
    ok: false,
    error: "A side has at most 8 ghosts: 9 of the second",
  });
});
