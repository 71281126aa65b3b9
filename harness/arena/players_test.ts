import { assertEquals, assertThrows } from "@std/assert";
import { factsOf, gameOfProtocol, invite, missingPrograms, rulesOf } from "./players.ts";

Deno.test("a player's facts are its name and its command", () => {
  assertEquals(factsOf({ kind: "builtin", opponent: "greedy" }, "g"), {
    name: "g",
    command: ["builtin:greedy"],
  });
  const engine = { kind: "engine", protocol: "mgtp", command: ["./e", "-q"] } as const;
  assertEquals(factsOf(engine, "e"), { name: "e", protocol: "mgtp", command: ["./e", "-q"] });
});

Deno.test("rules that two protocols share are listed once", () => {
  const [one, both] = [rulesOf(["mgtp"]), rulesOf(["mgtp", "mgtp", "ponder"])];
  assertEquals(new Set(both.map(({ id }) => id)).size, both.length);
  assertEquals(one.every(({ id }) => both.some((rule) => rule.id === id)), true);
  assertEquals(gameOfProtocol("mgtp"), gameOfProtocol("ponder"));
  assertThrows(() => gameOfProtocol("chess"), Error, "No protocol is called chess");
});

Deno.test("programs that cannot be found are named by their players, and nothing is started", () => {
  const gone = { kind: "engine", protocol: "mgtp", command: ["./no-such-engine"] } as const;
  const missing = missingPrograms([{ kind: "builtin", opponent: "random" }, gone]);
  assertEquals(missing.map(({ player }) => player), [1]);
});

Deno.test("a built-in opponent is let in without a program", async () => {
  using invited = await invite({ kind: "builtin", opponent: "greedy" }, "g", {
    coresOf: () => undefined,
    sandbox: { readable: [] } as never,
    language: "en",
  });
  assertEquals(invited.player, { kind: "builtin", name: "g", opponent: "greedy" });
});
