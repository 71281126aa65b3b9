import { assertEquals, assertRejects } from "@std/assert";
import { follow } from "./follow.ts";

Deno.test("an error in a listener ends the job without waiting for its cleanup", async () => {
  const heard: string[] = [];
  async function* job(): AsyncGenerator<string, void, undefined> {
    try {
      for (const word of ["one", "two", "three"]) yield await Promise.resolve(word);
    } finally {
      heard.push("ended");
      await new Promise(() => {});
    }
  }
  const failed = follow(job(), (word) => {
    heard.push(word);
    if (word === "two") throw new Error("killed");
  });
  await assertRejects(() => failed, Error, "killed");
  assertEquals(heard, ["one", "two", "ended"]);
});
