/** What `record --help` says. @module */

import type { Localized } from "../core/mod.ts";

/** The help of `record`. */
export const RECORD_HELP: Localized = {
  en: `Make a scenario from a script of commands, a log or a game.

  shinpan record [options] <protocol> [engine [its arguments …]] <script> [options]
  shinpan record [options] --from FILE [protocol] [engine [its arguments …]]

A script has one command a line; - is standard input. The engine (default: the bundled one) is sent
all of them, and the scenario demands of each answer what the rules demand, not what this engine
said. A shogi-console script has one act a line, as in do. A .command log, a record, events.jsonl or
a match's folder is a game: the scenario sends its plies up to the engine's last decision and asks
for a ply there. With --from no engine is needed; one that is named is tried. See docs/recording.md.

  --from FILE      a log or a game that becomes a scenario
  --out FILE       where the scenario goes (default: standard output)
  --exact          demand the answers that this engine gave, or that the log has
  --game N         which game of a match (default 1)
  --side SIDE      first or second: the side whose ply is asked for (default: the loser)
  --ply N          ask after ply N (default: before the last ply of that side)
  --whole          the whole game from its start, with the other side's plies as they were
  --title TEXT     the scenario's title
  --stimulus KIND  client, manual or stress (default: by what is sent)
  --dialect NAME   which generation of the protocol
  --cwd DIR        the engine's working directory (default: the current one)
  --time-scale X   multiply every time limit by X
  --lang en|zh|ja  language (default: from the locale)

Exit codes: 0 the scenario is written and the engine passes it, 1 the engine does not, 2 bad usage,
3 the engine could not be started, 4 the harness failed or a verdict is inconclusive.

Examples
  shinpan record mgtp ./my_engine script.txt --out my_scenarios/new.yaml
  shinpan record --from "match/3 theirs_wins NoMove.command" --out my_scenarios/lost.yaml
  shinpan record --from match --game 7 --side second --ply 31
`,
  zh: `將指令稿、對話紀錄或對局寫成情境。

  shinpan record [options] <protocol> [engine [its arguments …]] <script> [options]
  shinpan record [options] --from FILE [protocol] [engine [its arguments …]]

指令稿每行一個指令；- 表示標準輸入。指令會逐一送給引擎（預設為內附的引擎），情境所要求的是規則對回
覆的規定，而不是這個引擎的回覆。shogi-console 的指令稿每行一個動作，寫法同 do。.command 紀錄、棋譜、
events.jsonl 或對戰的資料夾視為對局：情境會告知引擎最後一次決定之前的所有著法，並在該局面要求一手。
使用 --from 時不需要引擎；若指定引擎，則會試跑。見 docs/recording.md。

  --from FILE      要寫成情境的紀錄或對局
  --out FILE       情境寫入的檔案（預設：標準輸出）
  --exact          要求與此引擎（或紀錄）完全相同的回覆
  --game N         對戰中的第幾局（預設 1）
  --side SIDE      first 或 second：要求哪一方的著法（預設：輸家）
  --ply N          在第 N 手之後要求著法（預設：該方最後一手之前）
  --whole          從頭下完整局，對方的著法與紀錄相同
  --title TEXT     情境的標題
  --stimulus KIND  client、manual 或 stress（預設：依送出的內容）
  --dialect NAME   協定的版本
  --cwd DIR        引擎的工作目錄（預設：目前的目錄）
  --time-scale X   所有時間限制乘以 X
  --lang en|zh|ja  語言（預設：依地區設定）

結束代碼：0 情境已寫出且引擎通過，1 引擎未通過，2 用法有誤，3 無法啟動引擎，4 測試工具出錯或
無法判定。

範例
  shinpan record mgtp ./my_engine script.txt --out my_scenarios/new.yaml
  shinpan record --from "match/3 theirs_wins NoMove.command" --out my_scenarios/lost.yaml
  shinpan record --from match --game 7 --side second --ply 31
`,
  ja: `コマンドのスクリプト、通信記録、対局からシナリオを作る。

  shinpan record [options] <protocol> [engine [its arguments …]] <script> [options]
  shinpan record [options] --from FILE [protocol] [engine [its arguments …]]

スクリプトは一行に一つのコマンド。- は標準入力。すべてをエンジン（既定：付属のもの）に送り、応答に
は、このエンジンの応答そのものではなく、規則が求めることを求める。shogi-console のスクリプトは、do
と同じ書き方で一行に一つの操作を書く。.command の記録、棋譜、events.jsonl、対戦のフォルダは対局とし
て扱い、エンジンの最後の決定の直前までの手を伝えて、そこで一手を求める。--from ではエンジンは不要
で、指定すれば試す。docs/recording.md を参照。

  --from FILE      シナリオにする記録か対局
  --out FILE       シナリオの出力先（既定：標準出力）
  --exact          このエンジン（または記録）と同じ応答を求める
  --game N         対戦の何局目か（既定 1）
  --side SIDE      first か second：どちらの手を求めるか（既定：敗者）
  --ply N          N 手目の後で求める（既定：その側の最後の手の前）
  --whole          最初から対局全体を行い、相手の手は記録どおりにする
  --title TEXT     シナリオの題名
  --stimulus KIND  client、manual、stress（既定：送る内容による）
  --dialect NAME   プロトコルの版
  --cwd DIR        エンジンを実行するディレクトリ（既定：現在のディレクトリ）
  --time-scale X   すべての時間制限を X 倍する
  --lang en|zh|ja  言語（既定：ロケールに従う）

終了コード：0 シナリオを書き、エンジンも合格した、1 エンジンが違反した、2 使い方の誤り、3 エンジンを
起動できない、4 ツールの失敗または判定不能。

例
  shinpan record mgtp ./my_engine script.txt --out my_scenarios/new.yaml
  shinpan record --from "match/3 theirs_wins NoMove.command" --out my_scenarios/lost.yaml
  shinpan record --from match --game 7 --side second --ply 31
`,
};
