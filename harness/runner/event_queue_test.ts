import { assertEquals, assertRejects } from "@std/assert";
import { EventQueue, streamOf } from "./event_queue.ts";

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

Deno.test("values pushed while one is processed come next", async () => {
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

Deno.test("a stream begins with the first read and ends with the work", async () => {
  let begun = 0;
  const stream = streamOf<number>((emit) => {
    begun++;
    [1, 2].forEach(emit);
    return { done: Promise.resolve().then(() => emit(3)), stop: () => {} };
  });
  assertEquals(begun, 0);
  assertEquals(await Array.fromAsync(stream), [1, 2, 3]);
  assertEquals([begun, await stream.next()], [1, { done: true, value: undefined }]);
});

Deno.test("a reader that leaves stops the work and waits for its end", async () => {
  const told: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = (): void => {
    told.push("stopped");
    resolve();
  };
  const stream = streamOf<number>((emit) => {
    [1, 2].forEach(emit);
    return { done: promise.then(() => void told.push("done")), stop };
  });
  for await (const value of stream) {
    told.push(String(value));
    break;
  }
  assertEquals(told, ["1", "stopped", "done"]);
});

Deno.test("an error of the work comes at the end of the stream, one of its start at once", async () => {
  const failed = Promise.reject(new Error("no"));
  const stream = streamOf<number>((emit) => {
    emit(1);
    return { done: failed, stop: () => {} };
  });
  assertEquals(await stream.next(), { done: false, value: 1 });
  await assertRejects(() => stream.next(), Error, "no");
  const none = streamOf(() => {
    throw new Error("never");
  });
  await assertRejects(() => none.next(), Error, "never");
  assertEquals(await none.next(), { done: true, value: undefined });
});
