import { assert, assertEquals, assertThrows } from "@std/assert";
import { needRoom, spareMiB } from "./disk_room.ts";

Deno.test("room is counted, and what cannot be counted is taken for enough", () => {
  assert(spareMiB(Deno.cwd()) >= 0);
  assertEquals(spareMiB("/nowhere/at/all"), Infinity);
});

Deno.test("without room, the user is told which disk is full", () => {
  needRoom("/tmp", () => 32);
  needRoom("/tmp", () => Infinity);
  assertThrows(() => needRoom("/a/b", () => 31.9), Error, "/a/b");
});
