import { assertEquals, assertThrows } from "@std/assert";
import { err, ok, untranslated } from "../core/mod.ts";
import type { Game } from "../games/game.ts";
import { gameLaws, type LawfulGame } from "./game_laws.ts";

/** A pile of stones, of which one takes one or two; each side hides a coin from the other. */
interface Pile {
  readonly stones: number;
  readonly coins: { first: string; second: string };
}

const RULE = {
  id: "tzaar/not-higher",
  level: "MUST",
  text: word(),
  hint: word(),
  spec: "",
} as const;

const pile: Game<Pile, number> = {
  id: "pile",
  title: word(),
  rules: [RULE],
  start: () => ok({ stones: 9, coins: { first: "heads", second: "tails" } }),
  turn: ({ stones }) => stones % 2 === 0 ? "first" : "second",
  moves: ({ stones }) => [1, 2].filter((amount) => amount <= stones),
  objection: ({ stones }, amount) =>
    amount >= 1 && amount <= Math.min(2, stones) ? undefined : { rule: RULE.id, why: "" },
  play: (position, amount) => ({ ...position, stones: position.stones - amount }),
  ending: ({ stones }) => stones === 0 ? { reason: "empty" } : undefined,
  view: ({ stones, coins }, side) => ({
    stones,
    coins: { first: "", second: "", [side]: coins[side] },
  }),
  diagram: () => ({ shape: "squares", points: [], tokens: [], marks: [], caption: "" }),
  write: String,
  read: (text) => /^\d$/.test(text) ? ok(Number(text)) : err(untranslated("Not a number")),
};

/** The names of the laws that a broken game breaks. */
function broken(flaw: Partial<Game<Pile, number>>): string[] {
  const subject: LawfulGame<Pile, number> = {
    game: { ...pile, ...flaw },
    starts: [{ seed: 1 }, { seed: 2 }],
    plies: 9,
    candidates: () => [0, 1, 2, 3],
    disguises: (position, { side }) => {
      const other = side === "first" ? "second" : "first";
      return [{ ...position, coins: { ...position.coins, [other]: "edge" } }];
    },
  };
  return gameLaws(subject).filter(({ hold }) => throws(hold)).map(({ name }) => name);
}

const ALL = [
  "no generated move meets an objection",
  "every other move meets one, by a rule of the game",
  "a move changes only what it returns",
  "a view shows nothing that is hidden",
  "a move is read as it was written",
  "a game replays from its start and moves",
];
let memory = 0;

Deno.test.each<[string, Partial<Game<Pile, number>>, string[]]>([
  ["a lawful game", {}, []],
  ["a generator that makes too much", { moves: () => [1, 2] }, [
    "no generated move meets an objection",
  ]],
  ["a generator that says a thing twice", { moves: ({ stones }) => stones ? [1, 1] : [] }, [
    "no generated move meets an objection",
    "every other move meets one, by a rule of the game",
  ]],
  ["a generator that forgets", { moves: ({ stones }) => stones ? [1] : [] }, [
    "every other move meets one, by a rule of the game",
  ]],
  ["an objection by no rule of the game", {
    objection: (position, move) =>
      pile.objection(position, move) && { rule: "tzaar/no-jump", why: "" },
  }, ["every other move meets one, by a rule of the game"]],
  ["a move that changes its argument", {
    play: (position, amount) => Object.assign(position, { stones: position.stones - amount }),
  }, ALL],
  ["a move that changes what cannot be frozen", {
    start: () => ok({ stones: 9, coins: { first: "", second: "" }, seen: new Set() } as Pile),
    view: (position) => position,
    play: (position, amount) => {
      (position as unknown as { seen: Set<number> }).seen.add(amount);
      return { ...position, seen: new Set(), stones: position.stones - amount };
    },
  }, ["a move changes only what it returns", "a view shows nothing that is hidden"]],
  ["a view that shows all", { view: (position) => position }, [
    "a view shows nothing that is hidden",
  ]],
  ["a notation that loses something", { read: () => ok(1) }, [
    "a move is read as it was written",
    "a game replays from its start and moves",
  ]],
  ["a game that remembers elsewhere", {
    play: (position, amount) => ({
      stones: position.stones - amount,
      coins: { ...position.coins, first: `${memory++}` },
    }),
  }, ["a game replays from its start and moves"]],
])("%s breaks the laws it should", (_, flaw, laws) => {
  assertEquals(broken(flaw), laws);
});

Deno.test("a start that is refused is no walk", () => {
  const [law] = gameLaws({
    game: { ...pile, start: () => err(untranslated("No stones")) },
    starts: [{ seed: 1 }],
    plies: 1,
    candidates: () => [],
  });
  assertThrows(() => law?.hold());
});

function throws(hold: () => void): boolean {
  try {
    hold();
    return false;
  } catch {
    return true;
  }
}

function word() {
  return { en: "pile", zh: "堆", ja: "山" };
}
