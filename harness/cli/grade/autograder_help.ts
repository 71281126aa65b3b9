/** What `autograder --help` says. @module */

import type { Localized } from "../../core/mod.ts";

/** The help of `autograder`. */
export const AUTOGRADER_HELP: Localized = {
  en: `Build the archive by which Gradescope grades each submission.

  shinpan autograder --protocol ID [options]

The zip holds setup.sh, run_autograder and Shinpan itself; only packages come from their registries,
when Gradescope builds the image. All submissions are graded with the same seed. results.json is
replaced atomically after every scenario. Upload the zip as the assignment's autograder.

  --protocol ID        the protocol all of them speak
  --rubric FILE        what is worth how much (default: MUST 90 points, SHOULD 10)
  --config FILE        the shinpan.yaml for all submissions
  --suite PATH         your own scenarios instead of the bundled ones; a folder
  --strict             SHOULD counts as MUST
  --time TIME          the platform's time limit (default 10m); the run ends itself a minute before
  --seed N             what all games are dealt from (default: drawn now)
  --visibility WHEN    when students see what is not hidden: visible (default), after_due_date,
                       after_published or hidden
  --leaderboard LIST   rank submissions by games against built-in opponents: random, greedy,
                       search@2000, ...; the games earn no points
  --games N            games against each of them (default 10)
  --game-time TIME     the submission's time for a game (default 10s)
  --lang en|zh|ja      language of what students read
  --out FILE           the zip (default autograder.zip)

Exit codes: 0 the zip was written, 2 bad usage.

Examples
  shinpan autograder --protocol mgtp --rubric rubric.yaml --out autograder.zip
  shinpan autograder --protocol mgtp --time 20m --lang zh
  shinpan autograder --protocol mgtp --leaderboard random,greedy --visibility after_due_date
`,
  zh: `製作供 Gradescope 為每份作業評分的壓縮檔。

  shinpan autograder --protocol ID [選項]

zip 內含 setup.sh、run_autograder 與 Shinpan 本身；只有套件在 Gradescope 建立映像檔時從套件庫取得。
所有作業使用相同的亂數種子。每個情境之後都會一次寫好 results.json。請將 zip 上傳為作業的
autograder。

  --protocol ID        所有作業使用的協定
  --rubric FILE        評分標準（預設：MUST 90 分，SHOULD 10 分）
  --config FILE        全班共用的 shinpan.yaml
  --suite PATH         以自己的情境（資料夾）取代內附的情境
  --strict             將 SHOULD 視為 MUST
  --time TIME          平台的時間限制（預設 10m）；會提早一分鐘自行結束
  --seed N             所有對局的亂數種子（預設：現在抽一個）
  --visibility WHEN    學生何時看得到未隱藏的部分：visible（預設）、after_due_date、after_published
                       或 hidden
  --leaderboard LIST   以對內建對手的對局排名：random、greedy、search@2000 等；對局不計分
  --games N            與每個對手的局數（預設 10）
  --game-time TIME     作業每局的時間（預設 10s）
  --lang en|zh|ja      學生所見文字的語言
  --out FILE           zip 檔（預設 autograder.zip）

結束代碼：0 已寫出 zip、2 用法有誤。

範例
  shinpan autograder --protocol mgtp --rubric rubric.yaml --out autograder.zip
  shinpan autograder --protocol mgtp --time 20m --lang zh
  shinpan autograder --protocol mgtp --leaderboard random,greedy --visibility after_due_date
`,
  ja: `Gradescope が提出物ごとに採点するためのアーカイブを作る。

  shinpan autograder --protocol ID [オプション]

zip には setup.sh、run_autograder、Shinpan 自体が入る。パッケージだけは、Gradescope がイメージを作る
ときにレジストリから取得する。乱数シードは全提出物に共通。results.json はシナリオごとに一度に書く。
zip を課題の autograder としてアップロードする。

  --protocol ID        すべての提出物が使うプロトコル
  --rubric FILE        採点基準（既定：MUST 90 点、SHOULD 10 点）
  --config FILE        全提出物用の shinpan.yaml
  --suite PATH         付属のものの代わりに使う自作のシナリオ（フォルダ）
  --strict             SHOULD も MUST として扱う
  --time TIME          プラットフォームの制限時間（既定 10m）。その一分前に自ら終わる
  --seed N             すべての対局の乱数シード（既定：今決める）
  --visibility WHEN    隠していない部分を学生がいつ見られるか：visible（既定）、after_due_date、
                       after_published、hidden
  --leaderboard LIST   内蔵の相手（random、greedy、search@2000 など）との対局で順位を付ける。
                       対局は得点にならない
  --games N            相手ごとの対局数（既定 10）
  --game-time TIME     提出物の一局の持ち時間（既定 10s）
  --lang en|zh|ja      学生が読む文の言語
  --out FILE           zip ファイル（既定 autograder.zip）

終了コード：0 zip を書いた、2 使い方の誤り。

例
  shinpan autograder --protocol mgtp --rubric rubric.yaml --out autograder.zip
  shinpan autograder --protocol mgtp --time 20m --lang zh
  shinpan autograder --protocol mgtp --leaderboard random,greedy --visibility after_due_date
`,
};
