import { assert, assertEquals, assertThrows } from "@std/assert";
import { formatSetup, positionOf, readBoardFile } from "../../games/geister/mod.ts";
import { randomFrom } from "../../games/random.ts";
import type { GeisterBout } from "./bout.ts";
import { geisterOverStdio as pairing } from "./mod.ts";

const { talk } = pairing;
const YES = { board: "yes" };

function greeted(options: Readonly<Record<string, string>> = YES): GeisterBout {
  return talk.greet(pairing.open({ seed: 1 }), options).bout ?? pairing.open({ seed: 1 });
}

function fileOf(bout: GeisterBout): string {
  const [file] = talk.files?.(bout) ?? [];
  assertEquals(file?.name, "board.txt");
  return file?.text ?? "";
}

Deno.test.each([[1, "first"], [2, "second"], [3, "first"]] as const)(
  "what is placed at each ply of game %s is read back as that game",
  (seed, engine) => {
    const random = randomFrom(seed);
    let bout = pairing.deal({ ...greeted(), reds: "AFCH" }, { seed, engine });
    for (let ply = 0; !talk.ending(bout); ply++) {
      const record = readBoardFile(fileOf(bout));
      assert(record.ok, record.ok ? "" : record.error.en);
      assertEquals(record.value.moves.length, ply);
      assertEquals(record.value.timestampsMs.length, ply + 1);
      assertEquals(record.value.players[engine], "engine");
      assertEquals(formatSetup(positionOf(record.value)), formatSetup(bout.position));
      bout = talk.tell(bout, talk.propose(bout, "random", random), 0).bout ?? bout;
    }
  },
);

Deno.test("a game goes on from a file that was placed, with its moves and its plies", () => {
  let bout = pairing.deal(greeted(), { seed: 4 });
  for (const ply of ["C,NORTH", "D,NORTH", "D,WEST"]) bout = talk.tell(bout, ply, 0).bout ?? bout;
  const setup = fileOf(bout);
  const again = pairing.deal(greeted(), { seed: 9, setup, settings: { plyLimit: 4 } });
  assertEquals([talk.turn(again), again.position.ply], ["second", 3]);
  assertEquals(fileOf(again), setup);
  const last = talk.tell(again, "A,NORTH", 0).bout;
  assertEquals(talk.ending(last ?? again)?.reason, "GamePlyLimitDraw");
});

Deno.test("no file where none was asked for, or where it could not say the position", () => {
  assertEquals(talk.files?.(pairing.deal(greeted({}), { seed: 1 })), []);
  const setup = "14R24R34R44R15B25B35B45B41r31r21r11r40b30b20b10b second";
  assertEquals(talk.files?.(pairing.deal(greeted(), { seed: 1, setup })), []);
  const shown = pairing.say(greeted(), "MOV?03R24R34R44R15B25B35B99b41u31u21u11u40u30u20u88b");
  assertEquals(talk.files?.(shown), []);
});

Deno.test("a board file that is wrong is a mistake of the scenario", () => {
  const setup = "* today\n* a vs b\n";
  assertThrows(() => pairing.deal(greeted(), { seed: 1, setup }));
});

Deno.test("a refused move loses, or is made again", () => {
  const asked = (options: Readonly<Record<string, string>>) => {
    const bout = pairing.deal(greeted(options), { seed: 1 });
    return pairing.say(bout, talk.ask(bout));
  };
  const message = { kind: "reply", fields: {}, faults: [], entries: [] } as const;
  const refused = (options: Readonly<Record<string, string>>) => {
    const frames = talk.refuse?.(asked(options), message) ?? [];
    const awaits = pairing.awaits(frames.reduce(pairing.say, asked(options)));
    return [frames.map((frame) => frame.slice(0, 4)), awaits];
  };
  assertEquals(refused({}), [["NG ", "LST:"], false]);
  assertEquals(refused({ ng: "lose" }), [["NG ", "LST:"], false]);
  assertEquals(refused({ ng: "retry" }), [["NG "], true]);
});
