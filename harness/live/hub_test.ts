import { assert, assertEquals } from "@std/assert";
import { Hub } from "./hub.ts";

interface Said {
  readonly kind: "whole" | "news";
  readonly count: number;
}

function hubOf(mostBytes?: number) {
  let count = 0;
  const hub = new Hub<Said>({
    whole: () => ({ kind: "whole", count }),
    forViewer: (event) => event.kind === "news" && event.count % 2 === 0 ? undefined : event,
    now: () => Date.now(),
    ...mostBytes === undefined ? {} : { mostBytes },
  });
  return { hub, publish: () => hub.publish({ kind: "news", count: ++count }) };
}

async function heard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<readonly Said[]> {
  const { value } = await reader.read();
  return JSON.parse(new TextDecoder().decode(value).replace(/^data: /, "")).events;
}

Deno.test("a viewer that joins late gets the whole state, and nothing twice", async () => {
  const { hub, publish } = hubOf();
  using _ = hub;
  const early = hub.join("player").getReader();
  assertEquals(await heard(early), [{ kind: "whole", count: 0 }]);
  publish();
  const late = hub.join("player").getReader();
  assertEquals(await heard(late), [{ kind: "whole", count: 1 }]);
  assertEquals(await heard(early), [{ kind: "news", count: 1 }]);
  publish();
  assertEquals(await heard(late), [{ kind: "news", count: 2 }]);
});

Deno.test("a reader that does not read holds a bounded buffer, and is told the whole state afterwards", async () => {
  const { hub, publish } = hubOf(2000);
  using _ = hub;
  const slow = hub.join("player").getReader();
  const quick = hub.join("player").getReader();
  await heard(slow);
  await heard(quick);
  for (let round = 1; round <= 30; round++) {
    for (let some = 0; some < 100; some++) publish();
    let last = 0;
    while (last < round * 100) last = (await heard(quick)).at(-1)?.count ?? 0;
  }
  const [first] = await heard(slow);
  assertEquals(first, { kind: "whole", count: 3000 });
});

Deno.test("viewers do not hear what only the player may know", async () => {
  const { hub, publish } = hubOf();
  using _ = hub;
  const viewer = hub.join("viewer").getReader();
  await heard(viewer);
  for (let some = 0; some < 3; some++) publish();
  assertEquals((await heard(viewer)).map(({ count }) => count), [1, 3]);
});

Deno.test("a reader that has gone is forgotten; the others hear what is pending and that it is the end", async () => {
  const { hub, publish } = hubOf();
  const gone = hub.join("player").getReader();
  const stays = hub.join("player").getReader();
  await heard(gone);
  await heard(stays);
  await gone.cancel();
  assertEquals(hub.size, 1);
  publish();
  hub[Symbol.dispose]();
  assertEquals(await heard(stays), [{ kind: "news", count: 1 }]);
  assertEquals(new TextDecoder().decode((await stays.read()).value), "event: end\ndata:\n\n");
  assert((await stays.read()).done);
});

Deno.test("many readers that join at once share one copy of the whole state", async () => {
  let made = 0;
  let nowMs = 1000;
  const whole = (): Said => ({ kind: "whole", count: ++made });
  const hub = new Hub<Said>({ whole, forViewer: (event) => event, now: () => nowMs });
  using _ = hub;
  const joined = async (): Promise<number | undefined> =>
    (await heard(hub.join("viewer").getReader()))[0]?.count;
  assertEquals([await joined(), await joined(), await joined()], [1, 1, 1]);
  hub.publish({ kind: "news", count: 0 });
  assertEquals(await joined(), 2);
  // The copy says what time it is, so it does not last.
  nowMs += 1000;
  assertEquals(await joined(), 3);
});
