import { assertEquals } from "@std/assert";
import type { RunEvent } from "../core/mod.ts";
import { PliesMade } from "./plies_made.ts";

const STARTED = { kind: "case-started", case: { key: "a" } } as RunEvent;
const PLY = { kind: "ply", key: "a" } as RunEvent;
const OTHER = { kind: "ply", key: "b" } as RunEvent;

function after(...events: readonly RunEvent[]): PliesMade {
  const made = new PliesMade();
  events.forEach((event) => made.take(event));
  return made;
}

Deno.test("a second attempt has passed a silence once it has the ply that was missing", () => {
  const made = after(STARTED, PLY, PLY);
  made.suspect("a");
  const beyond = [STARTED, PLY, OTHER, PLY, PLY].map((event) => {
    made.take(event);
    return made.isBeyond("a");
  });
  assertEquals(beyond, [false, false, false, false, true]);
});

Deno.test("a case without a suspected silence has passed none", () => {
  assertEquals(after(STARTED, PLY).isBeyond("a"), false);
});
