import { assertEquals } from "@std/assert";
import { freshClock } from "../../referee/mod.ts";
import { fakeClock } from "../../testing/fake_clock.ts";
import { askPerson, type PersonAct, type PersonSeat } from "./person.ts";

const RULE = { mainMs: 10_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 };

function seatOf(decide: () => Promise<PersonAct>): PersonSeat {
  const player = { kind: "person", name: "p", decide } as const;
  return { kind: "person", side: "first", index: 0, player, clock: freshClock(RULE) };
}

Deno.test("a ply takes its time from the person's clock", async () => {
  const clock = fakeClock();
  const seat = seatOf(async () => {
    await clock.sleep(4_000);
    return { kind: "ply", move: "a1" };
  });
  const made = { kind: "ply", move: "a1", thinkMs: 4_000 } as const;
  assertEquals(await askPerson(seat, clock), { ...made, leftMs: 6_000 });
  assertEquals(await askPerson(seat, clock), { ...made, leftMs: 2_000 });
  assertEquals(await askPerson(seat, clock), { kind: "late", thinkMs: 2_000 });
});

Deno.test("a person who does nothing is late when the clock has run down", async () => {
  const never = new Promise<PersonAct>(() => {});
  assertEquals(await askPerson(seatOf(() => never), fakeClock()), {
    kind: "late",
    thinkMs: 10_000,
  });
});

for (const kind of ["resign", "draw"] as const) {
  Deno.test(`a person's ${kind} is reported`, async () => {
    assertEquals(await askPerson(seatOf(() => Promise.resolve({ kind })), fakeClock()), { kind });
  });
}
