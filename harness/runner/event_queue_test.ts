import { assertEquals } from "@std/assert";
import { EventQueue } from "./event_queue.ts";

async function all<Value>(queue: EventQueue<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for await (const value of queue) values.push(value);
  return values;
}

Deno.test("events pushed before the first read are kept, in order", async () => {
  const queue = new EventQueue<number>();
  [1, 2, 3].forEach((value) => queue.push(value));
  queue.end();
  assertEquals(await all(queue), [1, 2, 3]);
});

Deno.test("a reader waits for what is pushed later, and for the end", async () => {
  const queue = new EventQueue<number>();
  const read = all(queue);
  for (const value of [1, 2, 3]) {
    await Promise.resolve();
    queue.push(value);
  }
  await Promise.resolve();
  queue.end();
  assertEquals(await read, [1, 2, 3]);
});

Deno.test("what is pushed while a value is looked at comes next", async () => {
  const queue = new EventQueue<number>();
  const values: number[] = [];
  queue.push(3);
  for await (const value of queue) {
    values.push(value);
    if (value === 0) queue.end();
    else queue.push(value - 1);
  }
  assertEquals(values, [3, 2, 1, 0]);
});

Deno.test("an empty queue that ended is over at once", async () => {
  const queue = new EventQueue<number>();
  queue.end();
  assertEquals(await all(queue), []);
});
