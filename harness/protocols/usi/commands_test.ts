import { assertEquals } from "@std/assert";
import { readCommand, type UsiCommand } from "./commands.ts";

Deno.test.each<[string, UsiCommand]>([
  ["usi", { kind: "usi" }],
  ["  isready\r", { kind: "isready" }],
  ["setoption name USI_Ponder value true", { kind: "other" }],
  ["gameover win", { kind: "other" }],
  ["", { kind: "other" }],
  ["toString", { kind: "other" }],
  ["position startpos", { kind: "position", setup: "startpos", moves: [] }],
  ["position startpos moves", { kind: "position", setup: "startpos", moves: [] }],
  ["position startpos moves 7g7f 3c3d", {
    kind: "position",
    setup: "startpos",
    moves: ["7g7f", "3c3d"],
  }],
  ["position sfen 4k4/9/9/9/9/9/9/9/4K4 b P 7 moves P*5e", {
    kind: "position",
    setup: "4k4/9/9/9/9/9/9/9/4K4 b P 7",
    moves: ["P*5e"],
  }],
  ["go btime 0 wtime 20 byoyomi 1000", {
    kind: "go",
    limits: { btime: 0, wtime: 20, byoyomi: 1000 },
  }],
  ["go btime 5 wtime 6 binc 7 winc 8", {
    kind: "go",
    limits: { btime: 5, wtime: 6, binc: 7, winc: 8 },
  }],
  ["go movetime 100", { kind: "go", limits: { movetime: 100 } }],
  ["go infinite", { kind: "go", limits: {}, until: "infinite" }],
  ["go ponder btime 1 wtime 2", { kind: "go", limits: { btime: 1, wtime: 2 }, until: "ponder" }],
  ["go btime x wtime", { kind: "go", limits: {} }],
  ["go", { kind: "go", limits: {} }],
  ["go mate 5000", { kind: "go-mate", withinMs: 5000 }],
  ["go mate infinite", { kind: "go-mate", withinMs: undefined }],
])('"%s" is read', (line, command) => {
  assertEquals(readCommand(line), command);
});
