import { assert, assertEquals } from "@std/assert";
import fc from "../testing/fast_check.ts";
import { runs } from "../testing/quick.ts";
import { builtin, matchContext, played } from "../arena/games/test_kit.ts";
import type { GameFacts, JobEvent } from "../core/mod.ts";
import { sealAll } from "./seal_kit.ts";
import { ledgerText, type ReadLedger, readLedger, readOldGames } from "./sealed_events.ts";

const { games: GAMES } = await played(
  matchContext([builtin("random"), builtin("greedy")], { games: 4 }),
);
const EVENTS = GAMES.map((game): JobEvent => ({ kind: "game-finished", game }));
const { text: TEXT } = ledgerText(EVENTS);
const BYTES = new TextEncoder().encode(TEXT);
const LINES = TEXT.split("\n").slice(0, -1);

function gamesIn({ events }: Pick<ReadLedger, "events">): readonly GameFacts[] {
  return events.flatMap((event) => event.kind === "game-finished" ? [event.game] : []);
}

/** What is read from a changed file: games as they were, and a line for all that are gone. */
function check(changed: string | Uint8Array, what: string): readonly number[] {
  const text = typeof changed === "string" ? changed : new TextDecoder().decode(changed);
  const { damaged, ...read } = readLedger(text);
  const games = gamesIn(read);
  const sound = GAMES.filter(({ number }) => games.some((one) => one.number === number));
  assertEquals(games, sound, what);
  return damaged;
}

Deno.test("a flipped byte anywhere in the games is reported, and changes no game", () => {
  const place = fc.integer({ min: 0, max: BYTES.length - 1 });
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 255 }), (at, bits) => {
      const changed = BYTES.with(at, (BYTES[at] ?? 0) ^ bits);
      assert(check(changed, `byte ${at} ^ ${bits}`).length > 0, `byte ${at} ^ ${bits} is not told`);
    }),
    { numRuns: runs(300), examples: [[BYTES.length - 1, 1], [BYTES.length - 2, 1], [0, 1]] },
  );
});

Deno.test("a game that is removed, doubled or moved is reported by its line", () => {
  const join = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");
  for (const [at, line] of LINES.entries()) {
    const isLast = at === LINES.length - 1;
    const removed = check(join(LINES.toSpliced(at, 1)), `without ${at + 1}`);
    assertEquals(removed, isLast ? [] : [at + 1]);
    assertEquals(check(join(LINES.toSpliced(at, 0, line)), `${at + 1} twice`), [at + 2]);
    const other = (at + 1) % LINES.length;
    const swapped = LINES.with(at, LINES[other] ?? "").with(other, line);
    assertEquals(check(join(swapped), `${at + 1} moved`)[0], Math.min(at, other) + 1);
  }
});

Deno.test("a file that ends at any byte holds the games that were finished", () => {
  const place = fc.integer({ min: 0, max: BYTES.length });
  fc.assert(fc.property(place, (at) => {
    const cut = BYTES.slice(0, at);
    assertEquals(check(cut, `${at} bytes`), []);
    const whole = LINES.filter((_, index) =>
      LINES.slice(0, index + 1).join("\n").length <= at
    ).length;
    const { events } = readLedger(new TextDecoder().decode(cut));
    assertEquals(events, EVENTS.slice(0, whole));
  }));
});

Deno.test("games of older versions are read with their seals, or where none were written", () => {
  const plain = GAMES.map((game) => `${JSON.stringify(game)}\n`);
  const all = { events: EVENTS, damaged: [] };
  assertEquals(readOldGames(plain.join(""), { sealed: true }).damaged, [1, 2, 3, 4]);
  assertEquals(readOldGames(plain.join(""), { sealed: false }), all);
  assertEquals(readOldGames(sealAll(plain).join(""), { sealed: true }), all);
  assertEquals(readLedger(sealAll(plain).join("")).damaged, [1, 2, 3, 4]);
});
