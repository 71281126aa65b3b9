/** What the rules of Tzaar demand of a step, and of the board that it leaves. @module */

import type { Rule } from "../../core/mod.ts";

const GAME = "Tzaar Game Introduction";

/** The catalogue, in the order in which a teacher would ask. */
export const TZAAR_RULES = [
  {
    id: "tzaar/first-turn-one-step",
    level: "MUST",
    spec: GAME,
    text: {
      en: "White's first turn has one step",
      zh: "白方的第一回合只有一步",
      ja: "白の最初の手番は 1 ステップだけである",
    },
    hint: {
      en: "Each call makes one step; in round 1 the platform calls once, and black is next",
      zh: "每次執行只走一步；第 1 回合平台只呼叫一次，接著輪到黑方",
      ja: "一回の起動で一ステップだけ進める。第 1 ラウンドの起動は一回で、次は黒である",
    },
  },
  {
    id: "tzaar/one-action",
    level: "MUST",
    spec: "Tzaar Game Requirements 4",
    text: {
      en: "A step is one action: at most one stack moves",
      zh: "一步只做一個動作：最多移動一疊棋子",
      ja: "一ステップは一つの動作で、動く駒は一つまでである",
    },
    hint: {
      en: "Empty one point, change one other, and write all other values as you read them",
      zh: "只清空一個點、改變另一個點，其餘數值照讀到的原樣寫回",
      ja: "一点を空にし、別の一点を変え、他の値は読んだまま書き戻す",
    },
  },
  {
    id: "tzaar/step-1-captures",
    level: "MUST",
    spec: GAME,
    text: {
      en: "Step 1 of a turn is a capture",
      zh: "每回合的第 1 步必須吃子",
      ja: "手番の第 1 ステップは相手の駒を取る",
    },
    hint: {
      en:
        'When the second argument is "1", leave enhances and the pass out of your list of actions',
      zh: "第二個參數為 `1` 時，不要把併子與跳過列入候選動作",
      ja: "第 2 引数が `1` のときは、重ねる手とパスを候補に入れない",
    },
  },
  {
    id: "tzaar/on-board",
    level: "MUST",
    spec: "Tzaar Game Requirements 6",
    text: {
      en: "A path begins and ends on points of the board",
      zh: "移動的起點與終點必須是棋盤上的點",
      ja: "経路の始点と終点は盤上の点である",
    },
    hint: {
      en: "A point has |u|, |v| and |u+v| of at most 4 and is not 0,0: its value is not -1",
      zh: "點的 |u|、|v|、|u+v| 都不超過 4，且不是 0,0；其值不會是 -1",
      ja: "点は |u|、|v|、|u+v| が 4 以下で 0,0 ではない。値が -1 の所は点ではない",
    },
  },
  {
    id: "tzaar/source-exists",
    level: "MUST",
    spec: GAME,
    text: {
      en: "The point that a step starts from holds a stack",
      zh: "起點必須有棋子",
      ja: "動かす点には駒がある",
    },
    hint: {
      en: "Read the files again at every call: a stack that moved or was taken is gone",
      zh: "每次執行都要重新讀檔：移走或被吃的棋子已不在原處",
      ja: "起動のたびにファイルを読み直す。動いた駒や取られた駒はもうそこにない",
    },
  },
  {
    id: "tzaar/own-stack",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A side moves its own stacks",
      zh: "只能移動自己的棋子",
      ja: "動かせるのは自分の駒だけである",
    },
    hint: {
      en: "White is 1 and black is 2 in chessColor: compare with the first argument",
      zh: "chessColor 中白方為 1、黑方為 2，請與第一個參數比對",
      ja: "chessColor では白が 1、黒が 2。第 1 引数と比べる",
    },
  },
  {
    id: "tzaar/straight-line",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A stack moves along one of the six straight lines",
      zh: "棋子必須沿六個方向的直線移動",
      ja: "駒は六方向の直線に沿って動く",
    },
    hint: {
      en: "In rows and columns the six directions are (0,±1), (±1,0), (1,1) and (-1,-1); " +
        "the other diagonal is none, and an index past the end of a row is in the next row",
      zh: "以（列,行）表示，六個方向為 (0,±1)、(±1,0)、(1,1)、(-1,-1)；" +
        "另一條對角線不算，索引超出列尾會跑到下一列",
      ja: "（行,列）で表すと六方向は (0,±1)、(±1,0)、(1,1)、(-1,-1)。" +
        "もう一方の対角線は含まれず、行末を越えた添字は次の行になる",
    },
  },
  {
    id: "tzaar/not-through-centre",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A path does not cross the hole in the centre",
      zh: "移動路徑不能穿過中央的洞",
      ja: "経路は中央の穴を横切らない",
    },
    hint: {
      en: "Stop the walk along a line at the first -1, not only at the edge",
      zh: "沿線搜尋時遇到第一個 -1 就停止，不是只在邊界停止",
      ja: "線をたどるときは端だけでなく、最初の -1 で止める",
    },
  },
  {
    id: "tzaar/no-jump",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A stack does not jump over others",
      zh: "不能跳過其他棋子",
      ja: "他の駒を飛び越えない",
    },
    hint: {
      en: "The first value on the line that is not 0 is the only target in that direction",
      zh: "該方向上第一個不為 0 的點就是唯一的目標",
      ja: "その方向で最初に 0 でない点だけが目標になる",
    },
  },
  {
    id: "tzaar/target-occupied",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A path ends on an occupied point",
      zh: "終點必須有棋子，不能停在空點",
      ja: "経路の終点には駒がある",
    },
    hint: {
      en: "Empty points are skipped: continue until a value is not 0",
      zh: "空點只能經過：繼續前進直到數值不為 0",
      ja: "空点は通り過ぎるだけで、値が 0 でなくなるまで進む",
    },
  },
  {
    id: "tzaar/capture-enemy",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A side does not capture its own stacks",
      zh: "不能吃自己的棋子",
      ja: "自分の駒は取れない",
    },
    hint: {
      en: "Capture only where chessColor has the other colour",
      zh: "只有 chessColor 為對方顏色時才能吃子",
      ja: "chessColor が相手の色の点でだけ取る",
    },
  },
  {
    id: "tzaar/enhance-own",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A stack goes on top of its own side's stacks only",
      zh: "只能併到自己的棋子上",
      ja: "重ねられるのは自分の駒の上だけである",
    },
    hint: {
      en: "Enhance only where chessColor has your colour",
      zh: "只有 chessColor 為己方顏色時才能併子",
      ja: "chessColor が自分の色の点でだけ重ねる",
    },
  },
  {
    id: "tzaar/not-higher",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A stack does not capture a higher one",
      zh: "不能吃層數比自己高的棋子",
      ja: "自分より高い駒は取れない",
    },
    hint: {
      en: "Compare the values of chessLayer as numbers; they may have two digits",
      zh: "以數值比較 chessLayer；層數可能是兩位數",
      ja: "chessLayer の値を数として比べる。二桁のこともある",
    },
  },
  {
    id: "tzaar/source-emptied",
    level: "MUST",
    spec: GAME,
    text: {
      en: "The point that a stack leaves is empty afterwards",
      zh: "棋子移走後，起點必須變成空點",
      ja: "駒が去った点は空になる",
    },
    hint: {
      en: "Write 0 for the source in all three files",
      zh: "三個檔案的起點都要寫 0",
      ja: "三つのファイルすべてで始点に 0 を書く",
    },
  },
  {
    id: "tzaar/capture-keeps-stack",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A capturing stack keeps its colour, height and type",
      zh: "吃子後，己方棋子的顏色、層數與種類不變",
      ja: "取った駒の色・高さ・種類は変わらない",
    },
    hint: {
      en: "Copy all three values of the source over the target: what is taken adds nothing",
      zh: "把起點的三個數值覆寫到終點；被吃的棋子不增加任何層數",
      ja: "始点の三つの値を終点に上書きする。取られた駒は何も加えない",
    },
  },
  {
    id: "tzaar/enhance-adds",
    level: "MUST",
    spec: GAME,
    text: {
      en: "After an enhance the heights are added and the type is that of the moving stack",
      zh: "併子後層數相加，種類為移動的棋子",
      ja: "重ねると高さは合計になり、種類は動いた駒のものになる",
    },
    hint: {
      en: "layer[to] += layer[from]; type[to] = type[from]; then empty the source",
      zh: "`layer[to] += layer[from]; type[to] = type[from];` 然後清空起點",
      ja: "`layer[to] += layer[from]; type[to] = type[from];` のあと始点を空にする",
    },
  },
  {
    id: "tzaar/whole-heights",
    level: "MUST",
    spec: "Tzaar Game Requirements 7 (2)",
    text: {
      en: "A height of ten or more is read and written as a whole",
      zh: "十層以上的層數必須完整讀寫",
      ja: "10 以上の高さは桁を落とさずに読み書きする",
    },
    hint: {
      en: 'Read numbers with fscanf("%d") and not digit by digit with fgetc',
      zh: '用 fscanf("%d") 讀取數字，不要用 fgetc 逐字讀取',
      ja: '数は fgetc で一文字ずつではなく fscanf("%d") で読む',
    },
  },
] as const satisfies readonly Rule[];
