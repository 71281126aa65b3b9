import { assertEquals } from "@std/assert";
import { showBoard } from "../../games/dark-chess/mod.ts";
import { open, say } from "./bout.ts";
import { broken, talk } from "./test_kit.ts";

const CORE = ["name", "version", "quit", "reset_board", "move", "flip", "genmove", "ready"];
const NAMES = [...CORE, "time_settings", "time_left"];
const LIST = [
  "> 4 list_commands",
  "< =4",
  ...NAMES.map((name) => `< ${name}`),
  "> 1 name",
  "< =1 x",
];
const CLIENT = LIST.map((line) => line === "< time_settings" ? "< time_setting" : line);
const FLIPPED = say(open({ seed: 1 }), "11 flip a1 K").position;

function board(rows: readonly string[], first = ""): string[] {
  return [
    "> 17 showboard",
    `< =17${first}`,
    ...rows.map((row) => `< ${row}`),
    "> 1 name",
    "< =1 x",
  ];
}

Deno.test.each<[string, string[], string[]]>([
  ["a name", ["> 1 name", "< =1 x"], []],
  ["no name", ["> 1 name", "< =1"], ["mgtp/name"]],
  ["no version", ["> 2 version", "< =2"], ["mgtp/version"]],
  ["three numbers", ["> 0 protocol_version", "< =0 1.0.0"], []],
  ["two numbers", ["> 0 protocol_version", "< =0 1.0"], ["mgtp/protocol-version"]],
  ["words where none are asked for", ["> 14 ready", "< =14 ok"], ["mgtp/empty-text"]],
  ["a refused ready", ["> 14 ready", "< ?14"], ["mgtp/ready"]],
  ["the client's spelling refused", ["> 15 time_setting 9", "< ?15"], [
    "mgtp/time-setting-spelling",
  ]],
  ["true for a core command", ["> 3 known_command quit", "< =3 true"], []],
  ["false for a core command", ["> 3 known_command quit", "< =3 false"], [
    "mgtp/known-command-truth",
  ]],
  ["false for another command", ["> 3 known_command showboard", "< =3 false"], []],
  ["true for nonsense", ["> 3 known_command nonsense", "< =3 true"], ["mgtp/known-command-truth"]],
  ["True", ["> 3 known_command quit", "< =3 True"], ["mgtp/known-command"]],
  ["a list", LIST, []],
  ["a list in the client's spelling", CLIENT, []],
  ["a list and a blank line", [...LIST.slice(0, -2), "< ", ...LIST.slice(-2)], []],
  ["a list without quit", LIST.filter((line) => line !== "< quit"), ["mgtp/list-commands"]],
  ["known and not listed", [...LIST, "> 3 known_command showboard", "< =3 true"], [
    "mgtp/list-commands-agrees",
  ]],
  ["a legal ply refused", ["> 11 flip a1 K", "< ?11"], ["mgtp/flip-accepted"]],
  ["the own ply refused", ["> 12 genmove unknown", "< =12 a1 a1", "> 11 flip a1 K", "< ?11"], [
    "mgtp/own-ply-echo",
  ]],
  ["another own ply refused", [
    ...["> 12 genmove unknown", "< =12 a1 a1", "> 11 flip a1 K", "< =11"],
    ...["> 11 flip b1 k", "< =11", "> 12 genmove red", "< =12 c1 c1", "> 11 flip c1 P", "< ?11"],
  ], ["mgtp/flip-accepted"]],
  [
    "a ply refused that only the game before forbids",
    ["> 11 flip a1 K", "< =11", "> 7 reset_board", "< =7", "> 11 flip a1 P", "< ?11"],
    ["mgtp/reset-board-clears"],
  ],
  ["a missing argument refused", ["> 10 move", "< ?10"], []],
  ["anything under a foreign id", ["> 1001 name", "< ?1001"], []],
  ["the start", board(showBoard(open({ seed: 1 }).position)), []],
  ["no board", board([]), ["mgtp/showboard"]],
  ["another board", board(showBoard(FLIPPED)), ["mgtp/showboard-position"]],
  [
    "a board on the head's line",
    board(showBoard(open({ seed: 1 }).position).slice(1), " XXXX"),
    [],
  ],
  ["words between the rows", board(["8", ...showBoard(open({ seed: 1 }).position)]), [
    "mgtp/stdout-noise",
  ]],
])("%s", (_name, lines, rules) => {
  assertEquals([...broken(talk(lines))], rules);
});
