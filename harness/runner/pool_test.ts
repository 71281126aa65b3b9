import { assertEquals, assertRejects } from "@std/assert";
import { fakeClock } from "../testing/fake_clock.ts";
import { Pool } from "./pool.ts";

Deno.test.each<[number, number]>([[1, 60], [2, 30], [3, 20], [9, 10]])(
  "six works of 10 ms with %i slots take %i ms",
  async (size, ms) => {
    const [pool, clock] = [new Pool(size), fakeClock()];
    await Promise.all(Array.from({ length: 6 }, () => pool.run(() => clock.sleep(10))));
    assertEquals(clock.now(), ms);
  },
);

Deno.test("work is done in the order it came, and its value handed on", async () => {
  const [pool, clock] = [new Pool(1), fakeClock()];
  const order: number[] = [];
  const work = async (name: number): Promise<number> => {
    await clock.sleep(10 - name);
    order.push(name);
    return name * 2;
  };
  assertEquals(await Promise.all([1, 2, 3].map((name) => pool.run(() => work(name)))), [2, 4, 6]);
  assertEquals(order, [1, 2, 3]);
});

Deno.test("a waiting task lends its slot, and goes on at once when its wait is over", async () => {
  const [pool, clock] = [new Pool(2), fakeClock()];
  const ends: [string, number][] = [];
  const waiter = pool.run(async () => {
    await pool.lend(() => clock.sleep(10));
    ends.push(["waiter", clock.now()]);
  });
  const workers = [1, 2].map((name) =>
    pool.run(async () => {
      await clock.sleep(25);
      ends.push([`worker ${name}`, clock.now()]);
    })
  );
  await Promise.all([waiter, ...workers]);
  assertEquals(ends, [["waiter", 10], ["worker 1", 25], ["worker 2", 25]]);
});

Deno.test("a single slot stays with its task while it waits, so no second engine starts", async () => {
  const [pool, clock] = [new Pool(1), fakeClock()];
  const begun: number[] = [];
  const task = (): Promise<void> => {
    begun.push(clock.now());
    return pool.lend(() => clock.sleep(10));
  };
  await Promise.all([pool.run(task), pool.run(task)]);
  assertEquals(begun, [0, 10]);
});

Deno.test("after a loan no more work begins than there are slots for", async () => {
  const [pool, clock] = [new Pool(2), fakeClock()];
  const begun: number[] = [];
  const waiter = pool.run(async () => {
    await pool.lend(() => clock.sleep(10));
    await clock.sleep(20);
  });
  const workers = [1, 2, 3].map(() =>
    pool.run(async () => {
      begun.push(clock.now());
      await clock.sleep(15);
    })
  );
  await Promise.all([waiter, ...workers]);
  assertEquals(begun, [0, 0, 15]);
});

Deno.test("an error frees the slot, in work and in waits", async () => {
  const fail = (): Promise<never> => Promise.reject(new Error("x"));
  for (const pool of [new Pool(1), new Pool(2)]) {
    await assertRejects(() => pool.run(fail));
    await assertRejects(() => pool.run(() => pool.lend(fail)));
    assertEquals(await pool.run(() => Promise.resolve("free")), "free");
  }
});
