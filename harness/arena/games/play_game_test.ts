import { assert, assertEquals } from "@std/assert";
import ghosts from "../../../fixtures/engines/geister/conforming.ts";
import conforming from "../../../fixtures/engines/mgtp/conforming.ts";
import pondering from "../../../fixtures/engines/ponder/conforming.ts";
import { mgtpEngine } from "../../../fixtures/engines/mgtp/engine.ts";
import shogiEngine from "../../../fixtures/engines/usi/conforming.ts";
import { gameOf } from "../../referee/all/mod.ts";
import { loopback, type Transport } from "../../transports/mod.ts";
import { builtin, engine, matchContext, played, told } from "./test_kit.ts";

Deno.test("two ghosts choose their reds, and each sees its own alone", async () => {
  const players = [
    engine("mine", ghosts.engine, "geister-stdio"),
    engine("theirs", ghosts.engine, "geister-stdio"),
  ] as const;
  const { games, wires } = await played(matchContext(players, { game: "geister" }));
  for (const game of games) {
    assert(game.outcome.kind === "over");
    assertEquals([game.outcome.forfeit, game.fouls], [undefined, []]);
    const boards = wires.get(game.number)?.filter(({ from, text }) =>
      from === "harness" && text.startsWith("MOV?")
    ) ?? [];
    assert(boards.length > 2);
    // Own colours are capital letters, those of the other unknown unless taken.
    for (const { text } of boards) {
      const theirs = text.trim().slice(4).slice(24).match(/.../g) ?? [];
      assert(
        theirs.every((ghost) =>
          /[ur]$|b$/.test(ghost)
        ),
        text,
      );
      assert(theirs.filter((ghost) => !ghost.startsWith("9")).every((one) => one.endsWith("u")));
    }
  }
});

Deno.test("the referee plays on the position with the red ghosts that the engine chose", async () => {
  const players = [
    engine("mine", ghosts.engine, "geister-stdio"),
    builtin("random"),
  ] as const;
  const { games: [game], wires } = await played(matchContext(players, { game: "geister" }));
  const chosen = wires.get(1)?.find(({ text }) => text.startsWith("SET:"))?.text ?? "";
  const start = gameOf("geister")?.game.start({ setup: game?.setup ?? "" });
  assert(start?.ok);
  const reds = [..."ABCDEFGH"].filter((_, at) => start.value.ghosts.first[at].colour === "red");
  assertEquals(reds.join(""), [...chosen.trim().slice(4)].sort().join(""));
});

Deno.test("no amount of stderr loses a game", async () => {
  let times = 0;
  const talkative = mgtpEngine({
    deeds: (usual, { name }) =>
      name === "genmove" && times++ < 8
        ? [{ kind: "mutter", text: `${"thinking ".repeat(99)}\n`.repeat(2_000) }, ...usual]
        : usual,
  });
  const { games } = await played(
    matchContext([engine("talkative", talkative), engine("mine", conforming.engine)], { games: 1 }),
  );
  for (const { outcome, fouls } of games) {
    assert(outcome.kind === "over");
    assertEquals(outcome.forfeit, undefined);
    assertEquals(fouls.map(({ player, violation }) => [player, violation.rule]), [
      [0, "mgtp/brief-stderr"],
    ]);
  }
});

Deno.test("a resignation is a loss without a violation", async () => {
  const meek = mgtpEngine({ choose: ({ plies }) => plies < 6 ? undefined : "a0 a0" });
  const { games } = await played(
    matchContext([engine("meek", meek), engine("mine", conforming.engine)]),
  );
  for (const { outcome, fouls } of games) {
    assertEquals(outcome, { kind: "over", reason: "Resign", winner: 1 });
    assertEquals(fouls, []);
  }
});

Deno.test("a ply is noted when it came, with the time that the other took", async () => {
  const slow = mgtpEngine({
    choose: ({ plies }) => plies < 6 ? undefined : "a0 a0",
    deeds: (usual, { name }) => name === "genmove" ? [{ kind: "think", ms: 700 }, ...usual] : usual,
  });
  const context = matchContext([builtin("random"), engine("slow", slow)], { games: 1 });
  const { games: [game] } = await played(context);
  const times = game?.plies.map(({ atMs = NaN }) => Math.floor(atMs / 700));
  assertEquals(times, [0, 1, 1, 2, 2, 3, 3]);
});

Deno.test("the remaining player hears good-bye when the other fails", async () => {
  const wild = mgtpEngine({ choose: () => "a1 d8" });
  const { wires } = await played(
    matchContext([engine("wild", wild), engine("mine", conforming.engine)], { games: 1 }),
  );
  const quits = wires.get(1)?.filter(({ text }) => text.startsWith("5 quit")) ?? [];
  assertEquals(quits.map(({ of }) => of), [1]);
});

Deno.test("a violation that does not stop the game is recorded and costs nothing", async () => {
  const chatty = mgtpEngine({
    deeds: (usual, { name }) =>
      name === "genmove" ? [{ kind: "say", text: "thinking\n" }, ...usual] : usual,
  });
  const { games } = await played(matchContext([engine("chatty", chatty), builtin("random")]));
  for (const { outcome, fouls } of games) {
    assert(outcome.kind === "over");
    assertEquals(outcome.forfeit, undefined);
    assertEquals(fouls.map(({ violation }) => violation.rule), ["mgtp/stdout-noise"]);
  }
});

Deno.test("an opponent of the harness that plays badly is the harness's own fault", async () => {
  const context = matchContext([engine("mine", conforming.engine), builtin("random")], {
    games: 1,
  });
  const kit = { ...context.kit, opponents: { random: () => ({ kind: "flip", at: "z9" }) } };
  const { games: [game] } = await played({ ...context, kit });
  assertEquals([game?.outcome.kind, game?.fouls], ["inconclusive", []]);
});

Deno.test("a game of files is played too", async () => {
  const context = matchContext([builtin("random"), builtin("greedy")], {
    game: "tzaar",
    swap: false,
  });
  const { games } = await played(context);
  for (const { outcome, plies } of games) {
    assert(outcome.kind === "over" && plies.length > 4);
    // A turn has two steps after the first.
    assertEquals(plies.slice(0, 4).map(({ by }) => by), [0, 1, 1, 0]);
  }
});

Deno.test("engines of two protocols play the same game", async () => {
  const players = [
    engine("mgtp", conforming.engine),
    engine("ponder", pondering.engine, "ponder"),
  ] as const;
  const { games, wires } = await played(matchContext(players, { games: 4 }));
  for (const game of games) {
    assert(game.outcome.kind === "over");
    assertEquals([game.outcome.forfeit, game.fouls], [undefined, []]);
    assert(game.plies.length > 10);
    const told = wires.get(game.number)?.filter(({ from }) => from === "harness") ?? [];
    assert(told.some(({ of, text }) => of === 0 && text.includes("flip")));
    assert(told.some(({ of, text }) => of === 1 && text.includes("/flip")));
  }
});

Deno.test("a match over USI is played with byoyomi", async () => {
  const clock = { mainMs: 0, extraMs: 1_000, sharedPlies: 1, incrementMs: 0 };
  const players = [
    engine("mine", shogiEngine.engine, "usi"),
    engine("theirs", shogiEngine.engine, "usi"),
  ] as const;
  const context = matchContext(players, { game: "shogi", games: 1, randomPlies: 2, clock });
  const { games: [game], wires } = await played(context);
  assert(game?.outcome.kind === "over", JSON.stringify(game?.outcome));
  assertEquals([game.outcome.forfeit, game.fouls], [undefined, []]);
  const asked = wires.get(1)?.filter(({ text }) => text.startsWith("go ")) ?? [];
  assert(asked.length > 2 && asked.every(({ text }) => text.includes("byoyomi 1000")));
});

Deno.test("commands that go out together come to the same game in fewer writes", async () => {
  const players = [engine("a", conforming.engine), engine("b", conforming.engine)] as const;
  const context = matchContext(players, { games: 2, settings: { noEatFlip: 20 } });
  let writes = 0;
  const counting = players.map((player) => {
    assert(player.kind === "engine");
    const transport = player.transport(0);
    const counted: typeof transport = async (options) => {
      const opened = await transport(options);
      if (!opened.ok) return opened;
      const send = opened.value.send.bind(opened.value);
      opened.value.send = (text, delivery) => (writes++, send(text, delivery));
      return opened;
    };
    return { ...player, transport: () => counted };
  }) as unknown as typeof context.players;
  const apart = await played({ ...context, players: counting });
  const apartWrites = writes;
  writes = 0;
  const together = await played({ ...context, players: counting, pipeline: true });
  assertEquals(together.games.map(told), apart.games.map(told));
  assertEquals(together.games.flatMap(({ fouls }) => fouls), []);
  assert(writes * 2 < apartWrites, `${writes} of ${apartWrites}`);
});

Deno.test("against a built-in opponent a ply, its answer and the next question are one write", async () => {
  let writes = 0;
  const usual = loopback(conforming.engine);
  const counted: Transport = async (options) => {
    const opened = await usual(options);
    if (!opened.ok) return opened;
    const send = opened.value.send.bind(opened.value);
    opened.value.send = (text, delivery) => (writes++, send(text, delivery));
    return opened;
  };
  const context = matchContext([engine("mine", counted), builtin("random")], { games: 1 });
  const { games: [game] } = await played({ ...context, pipeline: true });
  const own = game?.plies.filter(({ by }) => by === 0).length ?? 0;
  assert(own > 10);
  const handshake = 5;
  // The last ply, and quit.
  assertEquals([game?.fouls, writes <= handshake + own + 2], [[], true], `${writes} for ${own}`);
});

Deno.test("an engine that dies is found out also where commands go out together", async () => {
  const mortal = mgtpEngine({
    deeds: (usual, { name }, { plies }) =>
      name === "move" && plies > 12 ? [{ kind: "exit", code: 3 }] : usual,
  });
  const context = matchContext([engine("mortal", mortal), engine("mine", conforming.engine)]);
  for (const { outcome, fouls } of (await played({ ...context, pipeline: true })).games) {
    assert(outcome.kind === "over");
    assertEquals([outcome.winner, outcome.reason], [1, "Disconnect"]);
    assertEquals(fouls.map(({ violation }) => violation.rule), ["mgtp/stays-alive"]);
  }
});

Deno.test("an engine that leaves at the last ply breaks a rule, but the board's result stands", async () => {
  const hasty = mgtpEngine({
    deeds: (usual, { name }, { position }) =>
      name === "move" && position.quiet.length >= 6 ? [{ kind: "exit", code: 0 }] : usual,
  });
  const settings = { noEatFlip: 6 };
  const players = [engine("hasty", hasty), engine("mine", conforming.engine)] as const;
  const { games } = await played(matchContext(players, { games: 4, settings }));
  const usual = await played(
    matchContext([engine("hasty", conforming.engine), engine("mine", conforming.engine)], {
      games: 4,
      settings,
    }),
  );
  assertEquals(games.map(told), usual.games.map(told));
  for (const { fouls } of games) {
    assertEquals(fouls.map(({ player, violation }) => [player, violation.rule]), [
      [0, "mgtp/stays-alive"],
    ]);
  }
});
