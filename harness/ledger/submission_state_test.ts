import { assertEquals } from "@std/assert";
import fc from "../testing/fast_check.ts";
import { decodeState, encodeState, type SubmissionState } from "./submission_state.ts";

const STATE: SubmissionState = {
  ...{ name: "審 判", slug: "a", key: "k", hash: "h", confinement: "none" },
  trouble: { standing: "unbuildable", why: { en: "No", zh: "不", ja: "ない" } },
  startedAt: "2026-01-01",
};
const TEXT = encodeState(STATE);

Deno.test("a state is read as it was written, with or without the checksum of today", () => {
  assertEquals(decodeState(TEXT), { state: STATE, sealed: true });
  assertEquals(decodeState(JSON.stringify(STATE)), { state: STATE, sealed: false });
  const { trouble: _, startedAt: __, ...fine } = STATE;
  assertEquals(decodeState(encodeState(fine)), { state: fine, sealed: true });
});

Deno.test("a file of another form is no state, be it sealed or not", () => {
  const { key: _, ...without } = STATE;
  for (const value of [without, { ...STATE, key: 7 }, { ...STATE, more: 1 }, [], ""]) {
    assertEquals(decodeState(encodeState(value as SubmissionState)), undefined);
    assertEquals(decodeState(JSON.stringify(value)), undefined);
  }
});

Deno.test("ledger law: a spoilt byte of a state is noticed, or says the same", () => {
  const bytes = new TextEncoder().encode(TEXT);
  const place = fc.integer({ min: 0, max: bytes.length - 1 });
  fc.assert(fc.property(place, fc.integer({ min: 1, max: 255 }), (at, bits) => {
    const spoilt = new TextDecoder().decode(bytes.with(at, (bytes[at] ?? 0) ^ bits));
    // What stands between the members means nothing.
    const read = decodeState(spoilt);
    if (read?.sealed) assertEquals(read.state, STATE);
    else assertEquals(read, undefined, spoilt);
  }));
});
