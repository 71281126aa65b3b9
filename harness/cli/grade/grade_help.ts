/** What `grade --help` says. @module */

import type { Localized } from "../../core/mod.ts";
import { LIVE_HELP } from "../live/live_help.ts";

const EXAMPLES = `  shinpan grade submissions/ --protocol mgtp
  shinpan grade submissions/ --protocol mgtp --rubric rubric.yaml --out results/
  shinpan grade hw2-submissions.zip --protocol mgtp --rubric rubric.yaml --roster roster.csv
  shinpan grade submissions/ --protocol mgtp --shard 3/8 --out results-3/
  shinpan merge results-*/ --out results/
  shinpan grade --explain b05901001 --out results/
`;

/** The help of `grade`. */
export const GRADE_HELP: Localized = {
  en: `Grade a class of submissions: build each, run it confined through the scenarios, give marks.

  shinpan grade <submissions> --protocol ID [options]

<submissions> is a folder, or the archive that Moodle, Canvas (NTU COOL) or Gradescope hands out.
Each folder, archive or single file in it is one submission. A shinpan.yaml in it, or one for all
beside them, configures how it is built and run; anything unset is detected from its files. To
resume after an interruption, run the same command again: only unfinished and changed submissions
are run. docs/course_sites.md tells how names, rosters and archives are read.

What is graded
  --protocol ID        the protocol all of them speak (or "protocol:" in the class's shinpan.yaml)
  --rubric FILE        what is worth how much (default: MUST 90 points, SHOULD 10)
  --roster FILE        the students: a CSV file with id, name, group and more; submissions are named
                       by their ids, and students without a submission are in the gradebook
  --from SITE          whose names the submissions have: moodle, canvas, gradescope or plain
                       (default: by the form of the names)
  --config FILE        the shinpan.yaml for all (default: the one beside the submissions)
  --console FILE       how shogi-console programs talk, see docs/console_dialogue.md
  --suite PATH         your own scenarios instead of the bundled ones; may be repeated
  --strict             SHOULD counts as MUST
  --seed N|random      what all games are dealt from, the same for all submissions (default: drawn
                       once and kept with the results; random draws another one and grades anew)

How it is run
  --again NAME         grade this submission again, even if it is unchanged ("b0*" for several; may
                       be repeated), for instance after a compiler was installed
  --jobs N             submissions at a time (default: the number of cores)
  --no-pin             do not tie each submission to a core
  --budget TIME        for the scenarios of one submission (default 5m)
  --full               no budget: play every game to its end
  --build-time TIME    for one build (default 60s)
  --time-scale X       multiply every time limit by X
  --sandbox LEVEL      namespaces, limits, none, or auto (default), the strongest there is
  --require-sandbox LEVEL  refuse to start with less than this level; see shinpan doctor
  --memory MIB         memory of one engine (default 1024)

On several machines
  --shard I/N          only the I-th of N parts of the class, from 1; "auto" takes both from
                       SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX or CI_NODE_INDEX, "auto/N" where
                       only the number of the part is told. Then: shinpan merge
  --timings DIR        split by what each submission took in these results of an earlier run

What you get
  --out DIR            where results go (default results/): gradebook.csv, gradebook.json,
                       index.html for the class, and in submissions/<name>/ for each student
                       index.html, junit.xml, events.jsonl, results.json (Gradescope), build.log
  --gradescope FILE    write the results.json of the only submission here too, after every scenario
  --visibility WHEN    with it: when students see what is not hidden (see autograder --help)
  --leaderboard LIST   with it: rank it by games against these built-in opponents
  --games N            games against each of them (default 10)
  --game-time TIME     the submission's time for such a game (default 10s)
  --bom                begin gradebook.csv with a byte order mark, for old spreadsheets
${LIVE_HELP.en}
  --lang en|zh|ja      language (default: from the locale)
  --quiet              print something only if something is wrong, for cron
  --explain NAME       grade nothing; explain each point of this submission from the journal
                       and the rubric in --out

Exit codes: 0 every submission has marks, 2 bad usage, rubric or scenario, 4 some verdict is open or
the harness failed: grade again.

Examples
${EXAMPLES}`,
  zh: `為全班的作業評分：逐一建置，在隔離環境中以各情境執行，並給分。

  shinpan grade <submissions> --protocol ID [options]

<submissions> 是一個資料夾，或從 Moodle、Canvas（NTU COOL）、Gradescope 下載的壓縮檔。其中每個資料
夾、壓縮檔或單一檔案就是一份作業。作業中的 shinpan.yaml，或與各作業放在一起的全班共用檔，用來設定建
置與執行的方式；沒有設定的部分由檔案內容判斷。中斷後要繼續，請再執行一次相同的指令：只會執行未完成與
有變動的作業。docs/course_sites.md 說明如何讀取名稱、名單與壓縮檔。

評分對象
  --protocol ID        所有作業使用的協定（或寫在全班 shinpan.yaml 的「protocol:」）
  --rubric FILE        評分標準（預設：MUST 90 分，SHOULD 10 分）
  --roster FILE        學生名單：含學號（id）、姓名（name）、組別（group）等欄位的 CSV 檔；作業以學
                       號命名，未繳交者也會列在成績簿中
  --from SITE          作業的檔名由哪個網站產生：moodle、canvas、gradescope 或 plain（預設：由檔名判
                       斷）
  --config FILE        全班共用的 shinpan.yaml（預設：與作業放在一起的那個）
  --console FILE       shogi-console 程式的對話方式，見 docs/console_dialogue.md
  --suite PATH         以自己的情境取代內附的情境；可重複指定
  --strict             將 SHOULD 視為 MUST
  --seed N|random      所有對局的亂數種子，全班相同（預設：抽一次並與結果一起保存；random 會重抽並重
                       新評分）

執行方式
  --again NAME         不論已有什麼結果，都重新評分此作業（「b0*」代表多份；可重複指定），例如在安裝
                       編譯器之後
  --jobs N             同時評分的作業數（預設：核心數）
  --no-pin             不將作業綁定到核心
  --budget TIME        每份作業執行所有情境的時間預算（預設 5m）
  --full               不限時間預算，每局都下完
  --build-time TIME    每次建置的時間上限（預設 60s）
  --time-scale X       所有時間限制乘以 X
  --sandbox LEVEL      namespaces、limits、none，或 auto（預設，可用的最強等級）
  --require-sandbox LEVEL  隔離低於此等級時拒絕執行；見 shinpan doctor
  --memory MIB         每個引擎的記憶體上限（預設 1024）

多台機器
  --shard I/N          只評全班 N 份中的第 I 份，從 1 起算；「auto」由 SLURM_ARRAY_TASK_ID、
                       JOB_COMPLETION_INDEX 或 CI_NODE_INDEX 取得兩者，只知道份號時用「auto/N」。完
                       成後：shinpan merge
  --timings DIR        依先前結果中各作業所花的時間來分配

輸出
  --out DIR            結果的資料夾（預設 results/）：gradebook.csv、gradebook.json、全班的
                       index.html，以及 submissions/<name>/ 中每位學生的 index.html、junit.xml、
                       events.jsonl、results.json（Gradescope）、build.log
  --gradescope FILE    每個情境之後，也把唯一一份作業的 results.json 寫到這裡
  --visibility WHEN    搭配上一項：學生何時看得到未隱藏的部分（見 autograder --help）
  --leaderboard LIST   搭配上一項：以對這些內建對手的對局排名
  --games N            與每個對手的局數（預設 10）
  --game-time TIME     作業每局的時間（預設 10s）
  --bom                在 gradebook.csv 開頭加上位元組順序記號（BOM），供舊版試算表使用
${LIVE_HELP.zh}
  --lang en|zh|ja      語言（預設：依地區設定）
  --quiet              有問題時才輸出，適合 cron
  --explain NAME       不評分；依 --out 中保存的紀錄與評分標準，說明此作業每一分的由來

結束代碼：0 每份作業都有分數，2 用法、評分標準或情境有誤，4 有未定的判定或測試工具出錯，請再評分一
次。

範例
${EXAMPLES}`,
  ja: `クラスの提出物を採点する：それぞれをビルドし、隔離してシナリオを実行し、点を付ける。

  shinpan grade <submissions> --protocol ID [options]

<submissions> はフォルダか、Moodle、Canvas（NTU COOL）、Gradescope からダウンロードしたアーカイブ。
その中のフォルダ、アーカイブ、単独のファイルがそれぞれ一つの提出物になる。提出物の中、または提出物と
並べて置いた全体用の shinpan.yaml で、ビルドと実行の方法を設定する。設定のないことはファイルから判断
する。中断後に再開するには、同じコマンドをもう一度実行する。未完了のものと変更されたものだけを実行す
る。名前、名簿、アーカイブの読み方は docs/course_sites.md を参照。

採点の対象
  --protocol ID        すべての提出物が使うプロトコル（またはクラスの shinpan.yaml の「protocol:」）
  --rubric FILE        採点基準（既定：MUST 90 点、SHOULD 10 点）
  --roster FILE        学生の名簿：id、name、group などの列を持つ CSV ファイル。提出物は id で呼び、
                       未提出者も成績表に載せる
  --from SITE          提出物の名前を付けたサイト：moodle、canvas、gradescope、plain（既定：名前の形
                       から判断）
  --config FILE        全体用の shinpan.yaml（既定：提出物と並んでいるもの）
  --console FILE       shogi-console のプログラムの対話。docs/console_dialogue.md を参照
  --suite PATH         付属のものの代わりに使う自作のシナリオ。繰り返し指定可
  --strict             SHOULD も MUST として扱う
  --seed N|random      すべての対局の乱数シード。全提出物に共通（既定：一度だけ決めて結果とともに保
                       存する。random は新しく決めて採点し直す）

実行の方法
  --again NAME         すでに結果があっても、この提出物を採点し直す（「b0*」で複数。繰り返し指定
                       可）。コンパイラを入れた後などに使う
  --jobs N             同時に採点する提出物の数（既定：コア数）
  --no-pin             提出物をコアに固定しない
  --budget TIME        一つの提出物のシナリオ全体の制限時間（既定 5m）
  --full               制限時間なし。すべての対局を最後まで行う
  --build-time TIME    一回のビルドの制限時間（既定 60s）
  --time-scale X       すべての時間制限を X 倍する
  --sandbox LEVEL      namespaces、limits、none、または auto（既定、使える最も強いもの）
  --require-sandbox LEVEL  隔離がこのレベルより弱ければ実行しない。shinpan doctor を参照
  --memory MIB         一つのエンジンのメモリ（既定 1024）

複数のマシン
  --shard I/N          クラスを N 個に分けた I 番目だけを採点する。番号は 1 から。「auto」は両方を
                       SLURM_ARRAY_TASK_ID、JOB_COMPLETION_INDEX、CI_NODE_INDEX から取る。番号しかわ
                       からないときは「auto/N」。終わったら：shinpan merge
  --timings DIR        以前の結果で各提出物にかかった時間をもとに分ける

出力
  --out DIR            結果の出力先（既定 results/）：gradebook.csv、gradebook.json、クラス全体の
                       index.html、学生ごとに submissions/<name>/ の index.html、junit.xml、
                       events.jsonl、results.json（Gradescope）、build.log
  --gradescope FILE    シナリオごとに、ただ一つの提出物の results.json をここにも書く
  --visibility WHEN    上と併用：隠していない部分を学生がいつ見られるか（autograder --help を参照）
  --leaderboard LIST   上と併用：内蔵の相手との対局で順位を付ける
  --games N            相手ごとの対局数（既定 10）
  --game-time TIME     提出物の一局の持ち時間（既定 10s）
  --bom                gradebook.csv の先頭にバイト順マーク（BOM）を付ける。古い表計算ソフトのため
${LIVE_HELP.ja}
  --lang en|zh|ja      言語（既定：ロケールに従う）
  --quiet              問題があるときだけ表示する。cron のため
  --explain NAME       採点はせず、--out に保存された記録と採点基準から、この提出物の一点一点の根
                       拠を示す

終了コード：0 すべての提出物に点が付いた、2 使い方、採点基準またはシナリオの誤り、4 未確定の判定があ
るかツールの失敗。もう一度採点する。

例
${EXAMPLES}`,
};
