/** What `fuzz --help` says. @module */

import type { Localized } from "../core/mod.ts";
import { REPORTER_NAMES } from "./reporters_option.ts";
import { SANDBOX_HELP } from "./sandbox_help.ts";

/** The help of `fuzz`. */
export const FUZZ_HELP: Localized = {
  en: `Play games as the protocol's client does, steer them towards rare situations, and write the
shortest exchange that shows each fault as a scenario.

  shinpan fuzz [options] <protocol> [options] [engine [its arguments …]]

Every fault is confirmed in 3 of 3 runs, or reported with its frequency, and then shortened by
running the engine again. Scenarios are written to fuzz/ and named after the rule;
shinpan check runs them like any others, see docs/fuzzing.md. A second search continues where
the first one ended: it runs what was found before, and looks for other faults. Ctrl-C keeps
all findings.

How long, and where
  --time TIME          how long to play, such as 90s or 10m (default 1m); shrinking may take longer
  --games N            how many games to play (without --time there is no other limit)
  --out DIR            where scenarios and corpus.json go (default fuzz/)
  --seed N             the seed of all games (default 1)
  --jobs N             engines that run side by side (default: the number of cores)
  --stimulus KIND      client: only what the real client sends (default); manual: also plies that
                       the engine did not choose, and the manual's other commands; stress: also
                       lines in pieces or all at once

Which engine
  --dialect NAME       which generation of the protocol
  --console FILE       describes a shogi-console program's dialogue
  --tty                run the engine in a terminal
  --cwd DIR            the engine's working directory (default: the current one)
  --ports PORT,PORT    where engines connect, by the side they play
  --pin                tie each engine to a core
  --time-scale X       multiply every time limit by X
  --strict             SHOULD counts as MUST
  --sandbox LEVEL      namespaces, limits, none, or auto, as in shinpan check
${SANDBOX_HELP.en}

What you get
  --report DIR         where reports go (default report/)
  --reporter A,B       which: ${REPORTER_NAMES.en}
  --open               show the HTML report in the browser
  --lang en|zh|ja      language (default: from the locale)
  --quiet              no progress, and failures alone

Exit codes: 0 nothing was found, 1 violations, 2 bad usage, 3 the engine could not be started,
4 the harness failed or a verdict is inconclusive.

Examples
  shinpan fuzz mgtp --time 10m ./my_engine
  shinpan fuzz mgtp --games 500 --stimulus manual --out found/ java -jar engine.jar
`,
  zh: `像協定的真實客戶端那樣與引擎對局，引導到少見的局面，並將每個錯誤寫成最小的情境。

  shinpan fuzz [options] <protocol> [options] [engine [its arguments …]]

每個錯誤都須在 3 次執行中重現 3 次，否則報告會寫出重現的比例；接著反覆執行引擎，將它縮小。情境寫入
fuzz/，以規則命名，可用 shinpan check 執行，見 docs/fuzzing.md。再次搜尋時會從上次結束處繼續：先執
行之前找到的情境，再尋找其他錯誤。按 Ctrl-C 會保留已找到的一切。

時間與位置
  --time TIME          對局的時間，如 90s 或 10m（預設 1m）；縮小可能需要更久
  --games N            對局數（未指定 --time 時，沒有其他限制）
  --out DIR            情境與 corpus.json 的資料夾（預設 fuzz/）
  --seed N             所有對局的亂數種子（預設 1）
  --jobs N             同時執行的引擎數（預設：核心數）
  --stimulus KIND      client：只送真實客戶端會送的內容（預設）；manual：另加引擎未選擇的著手與手
                       冊中的其他指令；stress：另加分段或一次送達的內容

引擎
  --dialect NAME       協定的版本
  --console FILE       描述 shogi-console 程式對話方式的檔案
  --tty                在終端機中執行引擎
  --cwd DIR            引擎的工作目錄（預設：目前的目錄）
  --ports PORT,PORT    引擎連線的連接埠，依先後手排列
  --pin                將每個引擎綁定到一個核心
  --time-scale X       所有時間限制乘以 X
  --strict             將 SHOULD 視為 MUST
  --sandbox LEVEL      namespaces、limits、none 或 auto，與 shinpan check 相同
${SANDBOX_HELP.zh}

輸出
  --report DIR         報告的資料夾（預設 report/）
  --reporter A,B       報告格式：${REPORTER_NAMES.zh}
  --open               在瀏覽器中開啟 HTML 報告
  --lang en|zh|ja      語言（預設：依地區設定）
  --quiet              不顯示進度，只列出失敗

結束代碼：0 未發現錯誤，1 有違規，2 用法有誤，3 無法啟動引擎，4 測試工具出錯或無法判定。

範例
  shinpan fuzz mgtp --time 10m ./my_engine
  shinpan fuzz mgtp --games 500 --stimulus manual --out found/ java -jar engine.jar
`,
  ja: `実際のクライアントと同じようにエンジンと対局し、誤りを最小のシナリオにする。

  shinpan fuzz [options] <protocol> [options] [engine [its arguments …]]

誤りは 3 回中 3 回の実行で確認する。そうでなければ再現した割合を報告する。その後、エンジンを繰り返
し実行して小さくする。シナリオは規則の名前で fuzz/ に書かれ、shinpan check で実行できる
（docs/fuzzing.md を参照）。次の探索は前回の続きから始まる：まず前に見つけたものを実行し、それから
別の誤りを探す。Ctrl-C で中断しても、見つけたものは残る。

時間と場所
  --time TIME          対局する時間。90s や 10m など（既定 1m）。縮小にはさらに時間がかかることが
                       ある
  --games N            対局数（--time がなければ、ほかの制限はない）
  --out DIR            シナリオと corpus.json のフォルダ（既定 fuzz/）
  --seed N             すべての対局の乱数シード（既定 1）
  --jobs N             同時に動かすエンジンの数（既定：コア数）
  --stimulus KIND      client：実際のクライアントが送るものだけ（既定）。manual：エンジンが選ばな
                       かった手や、マニュアルのほかのコマンドも。stress：分割や一括で届く行も

エンジン
  --dialect NAME       プロトコルの版
  --console FILE       shogi-console のプログラムの対話を記述したファイル
  --tty                エンジンを端末の中で動かす
  --cwd DIR            エンジンを実行するディレクトリ（既定：現在のディレクトリ）
  --ports PORT,PORT    エンジンが接続するポート。先手、後手の順
  --pin                各エンジンを一つのコアに固定する
  --time-scale X       すべての制限時間を X 倍にする
  --strict             SHOULD を MUST として数える
  --sandbox LEVEL      namespaces、limits、none、auto。shinpan check と同じ
${SANDBOX_HELP.ja}

出力
  --report DIR         レポートのフォルダ（既定 report/）
  --reporter A,B       形式：${REPORTER_NAMES.ja}
  --open               HTML レポートをブラウザで開く
  --lang en|zh|ja      言語（既定：ロケールに従う）
  --quiet              進捗を表示せず、不合格だけを表示する

終了コード：0 誤りは見つからなかった、1 違反あり、2 使い方の誤り、3 エンジンを起動できない、4 ツー
ルの失敗または判定不能。

例
  shinpan fuzz mgtp --time 10m ./my_engine
  shinpan fuzz mgtp --games 500 --stimulus manual --out found/ java -jar engine.jar
`,
};
