import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { shogi } from "../harness/games/shogi/mod.ts";
import { checkHere } from "./test_kit.ts";
import { compileC } from "../harness/testing/compile_c.ts";
import { lacks, programFile } from "../harness/testing/needs.ts";
import { type TempFolder, tempFolder } from "../harness/testing/temp_folder.ts";

const NO_CC = await lacks("cc");

const check = (folder: TempFolder, args: readonly string[]) => checkHere(folder, ["usi", ...args]);

Deno.test({
  name: "a shogi engine in C keeps every rule of the whole suite",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const run = await check(folder, ["--strict", await compileC(folder, "usi")]);
    assertEquals([run.code, run.rules], [0, []], run.out);
    assert(run.report.cases.every(({ verdict }) => verdict.kind === "passed"), run.out);
  },
});

Deno.test({
  name: "the same engine without its flush is reported as exactly that",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const forget = (source: string) => source.replace("fflush(stdout);", "");
    const engine = await compileC(folder, "usi", forget);
    const run = await check(folder, ["--strict", "--time-scale", "0.3", engine]);
    assertEquals([run.code, run.rules], [1, ["usi/flush"]], run.out);
    assertStringIncludes(run.out, "fflush(stdout)");
  },
});

const NO_FAIRY = await lacks("fairy-stockfish");
const FAIRY = programFile("fairy-stockfish");

/** Of each part what asks for more than the parts before; the rest only lets it think. */
const SUITE = [
  "first_contact",
  "handshake/isready_again",
  "handshake/options",
  "handshake/pipelined",
  "position/long_game",
  "position/sfen",
  "go/infinite",
  "go/mate",
  "go/ponder",
  "go/stop_idle",
  "bestmove/drop",
  "bestmove/resign",
  "robustness/eof",
  "robustness/idle",
  "robustness/quit",
  "robustness/unknown",
];
/** Here the engine keeps time; elsewhere it is asked for a depth, which it reaches at once. */
const TIMED = ["first_contact", "robustness/idle"];

/** Copies of the scenarios in which the engine thinks no longer than their questions need. */
async function layShortened(folder: TempFolder): Promise<void> {
  for (const name of SUITE) {
    const text = await Deno.readTextFile(new URL(`../scenarios/usi/${name}.yaml`, import.meta.url));
    const short = text.replaceAll(/go btime 0 wtime 0 byoyomi \d+/g, "go depth 3");
    folder.write(`suite/${name}.yaml`, TIMED.includes(name) ? text : short);
  }
}

Deno.test({
  name: "a real shogi engine breaks no rule that binds",
  ignore: NO_FAIRY,
  fn: async () => {
    await using folder = await tempFolder();
    await layShortened(folder);
    const run = await check(folder, ["--suite", "suite", FAIRY ?? ""]);
    const binding = run.broken.filter(({ level }) => level === "MUST").map(({ id }) => id);
    assertEquals(binding, [], run.out);
    assertEquals(run.report.cases.length, SUITE.length);
    assert(!run.report.cases.some(({ verdict }) => verdict.kind === "failed"), run.out);
    assert(run.rules.includes("usi/only-usi"), "Its banner is noticed");
  },
});

const GAME = `title:
  en: A whole game at a fixed depth
  zh: 固定深度的完整一局
  ja: 深さを固定した一局
game: true
rules:
  - usi/bestmove-comes
stimulus: client
steps:
  - greet:
      go: depth 2
  - play:
      engine: second
      opponent: greedy
      seed: 2
  - bye
`;

Deno.test({
  name: "a real shogi engine plays a whole game, with drops and promotions, every ply legal",
  ignore: NO_FAIRY,
  fn: async () => {
    await using folder = await tempFolder();
    folder.write("game.yaml", GAME);
    const run = await check(folder, ["--full", "--suite", "game.yaml", FAIRY ?? ""]);
    assertEquals(run.report.cases.map(({ verdict }) => verdict.kind), ["passed"], run.out);
    const own = run.plies.filter(({ by }) => by === "engine").map(({ move }) => move);
    assert(run.plies.length >= 30, `${run.plies.length} plies`);
    assert(own.some((move) => move.includes("*")), "It drops pieces");
    assert(own.some((move) => move.endsWith("+")), "It promotes pieces");
  },
});

/** The moves of a game that an engine plays against itself at a fixed depth, and its last word. */
async function selfPlay(program: string, depth: number) {
  await using engine = new Deno.Command(program, { stdin: "piped", stdout: "piped" }).spawn();
  const input = engine.stdin.getWriter();
  const say = (text: string) => input.write(new TextEncoder().encode(`${text}\n`));
  const moves: string[] = [];
  let [rest, last] = ["", ""];
  await say("usi\nisready\nusinewgame\nposition startpos\ngo depth 1");
  for await (const chunk of engine.stdout.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    const answer = lines.find((line) => line.startsWith("bestmove "));
    if (answer === undefined) continue;
    last = answer.split(" ")[1] ?? "";
    if (!/^[1-9A-Z]/.test(last) || moves.length >= 300) break;
    moves.push(last);
    await say(`position startpos moves ${moves.join(" ")}\ngo depth ${depth}`);
  }
  await say("quit");
  await input.close();
  return { moves, last };
}

Deno.test({
  name: "a real shogi engine plays itself until it resigns, and the referee agrees with every ply",
  ignore: NO_FAIRY,
  fn: async () => {
    const { moves, last } = await selfPlay(FAIRY ?? "", 3);
    assertEquals(last, "resign");
    assert(moves.length >= 60, `${moves.length} plies`);
    assert(moves.some((move) => move.includes("*")) && moves.some((move) => move.endsWith("+")));
    const start = shogi.start({ setup: "startpos" });
    assert(start.ok);
    let position = start.value;
    for (const text of moves) {
      const move = shogi.read(text);
      assert(move.ok, text);
      assertEquals(shogi.objection(position, move.value), undefined, text);
      position = shogi.play(position, move.value);
    }
    const reason = shogi.ending(position)?.reason;
    assert(reason === undefined || reason === "checkmate", reason);
  },
});
