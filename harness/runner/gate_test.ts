import { assertEquals } from "@std/assert";
import { Gate } from "./gate.ts";

/** Work that ends when it is told to, and notes when it begins. */
function work(name: string, log: string[]): { run: () => Promise<void>; end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    run: () => {
      log.push(name);
      return promise;
    },
    end: resolve,
  };
}

async function afterPendingWork(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

Deno.test("shared work runs side by side, exclusive work alone and in its turn", async () => {
  const gate = new Gate();
  const log: string[] = [];
  const [a, b, alone, c] = ["a", "b", "alone", "c"].map((name) => work(name, log)) as [
    ReturnType<typeof work>,
    ReturnType<typeof work>,
    ReturnType<typeof work>,
    ReturnType<typeof work>,
  ];
  const all = [gate.shared(a.run), gate.shared(b.run), gate.exclusive(alone.run)];
  await afterPendingWork();
  all.push(gate.shared(c.run));
  await afterPendingWork();
  assertEquals(log, ["a", "b"]);
  a.end();
  await afterPendingWork();
  assertEquals(log, ["a", "b"]);
  b.end();
  await afterPendingWork();
  assertEquals(log, ["a", "b", "alone"]);
  alone.end();
  await afterPendingWork();
  assertEquals(log, ["a", "b", "alone", "c"]);
  c.end();
  await Promise.all(all);
});

Deno.test("work that throws leaves the gate open", async () => {
  const gate = new Gate();
  const broken = gate.exclusive(() => Promise.reject(new Error("broken")));
  assertEquals(await broken.catch((error: Error) => error.message), "broken");
  assertEquals(await gate.exclusive(() => Promise.resolve(1)), 1);
});
