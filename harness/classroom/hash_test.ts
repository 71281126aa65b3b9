import { assertEquals } from "@std/assert";
import { hashOf } from "./hash.ts";

Deno.test("the hash of nothing is the well-known one", async () => {
  assertEquals(
    await hashOf(new Uint8Array()),
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  );
});
