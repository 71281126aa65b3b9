import { assertEquals } from "@std/assert";
import { nextTask } from "./next_task.ts";

Deno.test("nextTask settles after all promise callbacks, with its value", async () => {
  const order: string[] = [];
  const later = nextTask("later").then((value) => order.push(value));
  let chain = Promise.resolve();
  for (let link = 0; link < 100; link++) chain = chain.then(() => {});
  await chain.then(() => order.push("chain"));
  await later;
  assertEquals(order, ["chain", "later"]);
});
