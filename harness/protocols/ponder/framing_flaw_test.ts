import { assertEquals } from "@std/assert";
import { type FramingFlaw, framingFlaw } from "./framing_flaw.ts";

const CASES: readonly (readonly [string, string, FramingFlaw | undefined])[] = [
  ["nothing", "", undefined],
  ["zeros", "\0\0\0", undefined],
  ["no header at all", "/start", "header"],
  ["a line", "/start\n", "header"],
  ["the high byte first", "\0\x06/start", "order"],
  ["the NUL counted and not sent", "\x07\0/start", "length"],
  ["a line end sent and not counted", "\n\x05\0/turn\n", "length"],
  ["a NUL sent and not counted", "\0\x05\0/turn", "length"],
  ["digits for a length", "6 /start", "header"],
  ["words of another protocol", "=1 my engine\n", "header"],
  ["bytes without sense", "\xff\xfe\xfd", "header"],
];

Deno.test.each(CASES)("%s is reported by name", (_name, partial, flaw) => {
  assertEquals(framingFlaw(partial), flaw);
});
