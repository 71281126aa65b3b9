import { assertEquals } from "@std/assert";
import { boardLines } from "../../../reporters/board.ts";
import { diagram, markOf } from "./diagram.ts";
import { after, moveOf, started } from "./test_kit.ts";

const MIDGAME = "ln1g5/1r4k2/p2pppn2/2ps2p2/1p7/2P6/PPSPPPPLP/2G2K1pr/LN4G1b w BG2SLPnp 1";

Deno.test("the board has both hands beside it", () => {
  const { points, tokens } = diagram(started(MIDGAME));
  assertEquals(points.length, 81 + 14);
  const beside = tokens.filter(({ at }) => at.endsWith("*"))
    .map(({ at, owner, glyph, badge = "1" }) => `${at} ${owner} ${glyph} ${badge}`);
  assertEquals(beside, [
    "B* first 角 1",
    "G* first 金 1",
    "S* first 銀 2",
    "L* first 香 1",
    "P* first 歩 1",
    "n* second 桂 1",
    "p* second 歩 1",
  ]);
});

Deno.test("promoted pieces have a plus, and kings their two characters", () => {
  const { tokens } = diagram(started("4k4/9/9/9/9/4+P4/9/9/4K4 b - 1"));
  assertEquals(tokens.map(({ at, glyph, letter, badge }) => [at, glyph, letter, badge]), [
    ["5a", "玉", "k", undefined],
    ["5f", "と", "P", "+"],
    ["5i", "王", "K", undefined],
  ]);
});

Deno.test("a move is marked, a drop from beside the board", () => {
  assertEquals(diagram(after(started(), "7g7f")).marks, [{ kind: "last", from: "7g", to: "7f" }]);
  const dropped = { side: "second", move: moveOf("P*5e") } as const;
  assertEquals(markOf("wrong", dropped), { kind: "wrong", from: "p*", to: "5e" });
});

Deno.test("the caption tells whose turn it is and what is in hand", () => {
  assertEquals(diagram(started("4k4/9/9/9/9/9/9/9/4K4 w R2P 12")).caption, {
    en: "White to play move 12; in hand: black R P2, white nothing; " +
      "sfen 4k4/9/9/9/9/9/9/9/4K4 w R2P 12",
    zh: "第 12 手，輪到後手；持駒：先手 飛 步2，後手 無；sfen 4k4/9/9/9/9/9/9/9/4K4 w R2P 12",
    ja: "12 手目、後手の番。持ち駒：先手 飛 歩2、後手 なし。sfen 4k4/9/9/9/9/9/9/9/4K4 w R2P 12",
  });
});

Deno.test("plain text shows files, ranks, hands and promoted pieces", () => {
  const position = started("4k4/9/9/9/9/4+P4/9/9/4K4 w R2P 12");
  assertEquals(boardLines(diagram(position), "en").slice(0, -1).join("\n"), TEXT);
});

const TEXT = [
  " *          ·    ·    ·    ·    ·    ·    ·",
  " a  ·    ·    ·    ·    k    ·    ·    ·    ·",
  " b  ·    ·    ·    ·    ·    ·    ·    ·    ·",
  " c  ·    ·    ·    ·    ·    ·    ·    ·    ·",
  " d  ·    ·    ·    ·    ·    ·    ·    ·    ·",
  " e  ·    ·    ·    ·    ·    ·    ·    ·    ·",
  " f  ·    ·    ·    ·   +P    ·    ·    ·    ·",
  " g  ·    ·    ·    ·    ·    ·    ·    ·    ·",
  " h  ·    ·    ·    ·    ·    ·    ·    ·    ·",
  " i  ·    ·    ·    ·    K    ·    ·    ·    ·",
  " *          R    ·    ·    ·    ·    ·    P2",
  "    9    8    7    6    5    4    3    2    1",
].join("\n");
