/** What `check --help` says. @module */

import type { Localized } from "../core/mod.ts";
import { LIVE_HELP } from "./live/live_help.ts";
import { REPORTER_NAMES } from "./reporters_option.ts";
import { SANDBOX_HELP } from "./sandbox_help.ts";

/** The help of `check`. */
export const CHECK_HELP: Localized = {
  en: `Run an engine through the scenarios of its protocol, and report which rules it breaks.

  shinpan check [options] [protocol] [options] [engine [its arguments …]]

Without an engine the bundled conforming engine is checked; without a protocol, every protocol.
Everything after the engine's path is passed to the engine. Put -- before the path to silence the
warning about Shinpan options after it.

Which protocol
  --dialect NAME       which generation of it: ponder has v2 (since 2019, default) and v1
  --console FILE       describes a shogi-console program's dialogue, see docs/console_dialogue.md
                       (default: the dialogue of the report)
  --tty                run the engine in a terminal, if it buffers its output on a pipe

Which scenarios
  --scenario ID        only the scenario ID; if there is none, those whose id begins with ID; may be
                       repeated
  --exclude ID=REASON  leave scenarios out; the report gives the reason; may be repeated
  --suite PATH         your own scenario file or folder instead of the bundled ones; may be repeated
  --baseline FILE      known failures as YAML lines "id: reason"; one that passes is reported
  --repeat N           run everything N times
  --fail-fast          stop after the first failure

Strictness and speed
  --strict             SHOULD counts as MUST
  --seed N             the seed of all deals (default 1); others also mirror or change the
                       positions of scenarios
  --jobs N             engines that run side by side (default: the number of cores, or twice as
                       many if an engine takes long to start without using the processor)
  --pin                tie each engine to a core
  --ports PORT,PORT    where engines connect, by the side they play (default: any free port)
  --time-scale X       multiply every time limit by X, for a slow machine or a debugger
  --budget TIME        for the whole check, such as 90s or 10m (default 5m); what does not fit is
                       skipped with that reason
  --full               no budget: play every game to its end
  --cwd DIR            the engine's working directory (default: the current one)

On every change
  --watch              check again whenever the engine's file changes, what failed first, and report
                       what is newly broken and newly fixed; keys: a all, f failed only, q quit;
                       also at the very end of the command line
  --watch PATH         watch this folder or source file too; may be repeated
  --build COMMAND      run this in the shell before each round, such as make; errors are shown

Sandbox
  --sandbox LEVEL      namespaces (bubblewrap: a copy of its folder, no network, no other files),
                       limits, none, or auto, the strongest there is (default: a process group)
${SANDBOX_HELP.en}

What you get
  --report DIR         where reports go (default report/)
  --reporter A,B       which: ${REPORTER_NAMES.en}
                       (default junit,html, and on GitHub its two); +A,B adds to the default; may be
                       repeated; events.jsonl, the whole stream, is always written
  --open               show the HTML report in the browser
${LIVE_HELP.en}
  --lang en|zh|ja      language (default: from the locale)
  --quiet              print only failures; one line if only recommendations were broken
  --verbose            print everything that is sent and received, live

Exit codes: 0 conforms, 1 violations, 2 bad usage or scenario, 3 the engine could not be started,
4 the harness failed or a verdict is inconclusive.

Examples
  shinpan check                                   the bundled engine, as an example
  shinpan check mgtp ./my_engine -q               your engine; -q goes to it
  shinpan check mgtp --strict java -jar engine.jar
  shinpan check mgtp --live ./my_engine
  shinpan check mgtp --scenario mgtp/genmove --verbose ./my_engine
  shinpan check mgtp --watch src/ --build make ./my_engine
`,
  zh: `以協定的各個情境測試引擎，並回報它違反了哪些規則。

  shinpan check [options] [protocol] [options] [engine [its arguments …]]

不指定引擎時，測試內附的合格引擎；不指定協定時，測試所有協定。引擎路徑之後的內容全部交給引擎。若不想
看到「路徑之後有 Shinpan 選項」的提醒，請在路徑前加上 --。

協定
  --dialect NAME       協定的版本：ponder 有 v2（2019 年起，預設）與 v1
  --console FILE       描述 shogi-console 程式對話方式的檔案，見 docs/console_dialogue.md（預設：報
                       告中的對話方式）
  --tty                在終端機中執行引擎，適用於輸出到管線時會緩衝的引擎

情境
  --scenario ID        只執行情境 ID；若無此情境，則執行 id 以 ID 開頭的所有情境；可重複指定
  --exclude ID=REASON  略過情境，報告會寫出理由；可重複指定
  --suite PATH         以自己的情境檔或資料夾取代內附的情境；可重複指定
  --baseline FILE      已知的失敗，YAML 格式，每行「id: 理由」；其中已通過的會列出
  --repeat N           全部執行 N 次
  --fail-fast          第一次失敗後就停止

嚴格程度與速度
  --strict             將 SHOULD 視為 MUST
  --seed N             所有佈局的亂數種子（預設 1）；其他種子也會鏡射或變換情境中的局面
  --jobs N             同時執行的引擎數（預設：核心數；若引擎啟動很慢但不佔用 CPU，則為兩倍）
  --pin                將每個引擎綁定到一個核心
  --ports PORT,PORT    引擎連線的連接埠，依先後手排列（預設：任意可用的連接埠）
  --time-scale X       所有時間限制乘以 X，供較慢的機器或除錯時使用
  --budget TIME        整次測試的時間預算，如 90s 或 10m（預設 5m）；超出的情境會略過並註明理由
  --full               不限時間預算，每局都下完
  --cwd DIR            引擎的工作目錄（預設：目前的目錄）

持續監看
  --watch              引擎的檔案一有變更就再測一次，先執行失敗的情境，並列出新的失敗與已修正的情
                       境；按鍵：a 全部，f 只執行失敗的，q 結束；也可寫在整行指令的最後
  --watch PATH         同時監看此資料夾或原始檔；可重複指定
  --build COMMAND      每輪開始前在 shell 中執行的指令，如 make；會顯示其錯誤訊息

隔離
  --sandbox LEVEL      namespaces（bubblewrap：使用資料夾的副本、沒有網路、看不到你的檔案）、
                       limits、none，或 auto（可用的最強等級）（預設：只用行程群組）
${SANDBOX_HELP.zh}

輸出
  --report DIR         報告的資料夾（預設 report/）
  --reporter A,B       報告格式：${REPORTER_NAMES.zh}
                       （預設 junit,html，在 GitHub 上再加它的兩種）；+A,B 表示在預設之外再加；
                       可重複指定；完整的事件流 events.jsonl 一定會寫出
  --open               在瀏覽器中開啟 HTML 報告
${LIVE_HELP.zh}
  --lang en|zh|ja      語言（預設：依地區設定）
  --quiet              只列出失敗；若只違反建議事項，則只有一行
  --verbose            即時列出所有收送的內容

結束代碼：0 符合規範，1 有違規，2 用法或情境有誤，3 無法啟動引擎，4 測試工具出錯或無法判定。

範例
  shinpan check                                   以內附的引擎為例
  shinpan check mgtp ./my_engine -q               你的引擎；-q 會交給它
  shinpan check mgtp --strict java -jar engine.jar
  shinpan check mgtp --live ./my_engine
  shinpan check mgtp --scenario mgtp/genmove --verbose ./my_engine
  shinpan check mgtp --watch src/ --build make ./my_engine
`,
  ja: `プロトコルの各シナリオでエンジンをテストし、どの規則に違反したかを報告する。

  shinpan check [options] [protocol] [options] [engine [its arguments …]]

エンジンを指定しないと付属の適合エンジンを、プロトコルを指定しないとすべてのプロトコルをテストする。
エンジンのパスより後はすべてエンジンに渡す。パスより後に Shinpan のオプションがあるときの注意を出さ
ないようにするには、パスの前に -- を置く。

プロトコル
  --dialect NAME       プロトコルの版：ponder には v2（2019 年以降、既定）と v1 がある
  --console FILE       shogi-console のプログラムの対話を記述したファイル。docs/console_dialogue.md
                       を参照（既定：レポートの対話）
  --tty                エンジンを端末の中で実行する。パイプへの出力をバッファするエンジンのため

シナリオ
  --scenario ID        シナリオ ID だけを実行する。なければ id が ID で始まるものすべて。繰り返し指
                       定可
  --exclude ID=REASON  シナリオを除外する。理由はレポートに載る。繰り返し指定可
  --suite PATH         付属のものの代わりに使う自作のシナリオのファイルかフォルダ。繰り返し指定可
  --baseline FILE      既知の失敗を「id: 理由」の行で並べた YAML。合格するようになったものは報告する
  --repeat N           全体を N 回実行する
  --fail-fast          最初の失敗で止める

厳しさと速さ
  --strict             SHOULD も MUST として扱う
  --seed N             すべての配置の乱数シード（既定 1）。1 以外ではシナリオの局面も
                       反転や変形をする
  --jobs N             同時に動かすエンジンの数（既定：コア数。起動が遅く CPU を使わないエンジンは
                       その 2 倍）
  --pin                エンジンごとにコアを固定する
  --ports PORT,PORT    エンジンの接続先のポート。先手・後手の順（既定：空いているポート）
  --time-scale X       すべての時間制限を X 倍する。遅いマシンやデバッガのため
  --budget TIME        テスト全体の制限時間。90s や 10m など（既定 5m）。収まらないものは理由を付け
                       て省略する
  --full               制限時間なし。すべての対局を最後まで行う
  --cwd DIR            エンジンを実行するディレクトリ（既定：現在のディレクトリ）

監視
  --watch              エンジンのファイルが変わるたびに、失敗したものから順にテストし直し、新たに失
                       敗したものと直ったものを示す。キー：a すべて、f 失敗だけ、q 終了。コマンドの
                       末尾にも書ける
  --watch PATH         このフォルダやソースファイルも監視する。繰り返し指定可
  --build COMMAND      毎回テストの前にシェルで実行するコマンド。make など。エラーは表示する

隔離
  --sandbox LEVEL      namespaces（bubblewrap：フォルダの複製を使い、ネットワークも利用者のファイル
                       も見えない）、limits、none、または auto（使える最も強いもの）（既定：プロセス
                       グループのみ）
${SANDBOX_HELP.ja}

出力
  --report DIR         レポートの出力先（既定 report/）
  --reporter A,B       レポートの種類：${REPORTER_NAMES.ja}
                       （既定は junit,html、GitHub では専用の二つも）。+A,B は既定に追加する。
                       繰り返し指定可。すべてのイベントを記録した events.jsonl は必ず書く
  --open               HTML のレポートをブラウザで開く
${LIVE_HELP.ja}
  --lang en|zh|ja      言語（既定：ロケールに従う）
  --quiet              失敗だけを表示する。推奨事項の違反だけなら一行で済ませる
  --verbose            送受信した内容をすべて、その場で表示する

終了コード：0 適合、1 違反あり、2 使い方かシナリオの誤り、3 エンジンを起動できない、4 ツールの失敗
または判定不能。

例
  shinpan check                                   付属のエンジンで試す
  shinpan check mgtp ./my_engine -q               自分のエンジン。-q はエンジンに渡る
  shinpan check mgtp --strict java -jar engine.jar
  shinpan check mgtp --live ./my_engine
  shinpan check mgtp --scenario mgtp/genmove --verbose ./my_engine
  shinpan check mgtp --watch src/ --build make ./my_engine
`,
};
