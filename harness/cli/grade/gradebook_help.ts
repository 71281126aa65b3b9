/** What `gradebook --help` and `feedback --help` say. @module */

import type { Localized } from "../../core/mod.ts";

/** The help of `gradebook`. */
export const GRADEBOOK_HELP: Localized = {
  en: `Fill the marks of a class into the sheet that a course site exported.

  shinpan gradebook <results> --for moodle|canvas|gradescope --into FILE [options]

Students are found by the site's own number, by their id or by their address, never by a name. Only
the cells of the points, and of the comments where the sheet has a column for them, change: all
other bytes stay. Students without a row, rows without marks and open marks are listed.

  --for SITE       moodle (grading worksheet), canvas (export of the gradebook; NTU COOL) or
                   gradescope (its scores; it takes no sheet back itself)
  --into FILE      the sheet, which is filled in
  --out FILE       write the filled sheet here, and leave the original unchanged
  --column TITLE   the column of the points, if the sheet has several
  --scale          convert points if the sheet has another maximum
  --open           also fill in marks that are still open, with the points that are certain
  --no-comments    do not change the column of comments
  --suite PATH     your own scenarios, if they were used for grading; may be repeated
  --lang en|zh|ja  language, also of comments for students whose language the roster does not tell

Exit codes: 0 every student has marks in the sheet, 2 bad usage, 4 some do not, and are named.

Examples
  shinpan gradebook results/ --for moodle --into Grades-CS1-HW2.csv
  shinpan gradebook results/ --for canvas --into export.csv --column "HW2" --scale
  shinpan gradebook results/ --for gradescope --into HW2_scores.csv
`,
  zh: `把全班成績填入課程網站匯出的成績表。

  shinpan gradebook <結果> --for moodle|canvas|gradescope --into 檔案 [選項]

依網站編號、學號或電子郵件尋找學生，絕不依姓名猜測。只更動分數欄（以及評語欄，若有），其餘每個位元組
都保持不變。表中沒有的學生、沒有成績的列與未定案的成績都會列出。

  --for SITE       moodle（評分工作表）、canvas（成績簿匯出檔；NTU COOL）或 gradescope（成績匯出檔；
                   Gradescope 本身不收成績表）
  --into FILE      要填寫的成績表
  --out FILE       把填好的成績表寫到這裡，原檔不動
  --column TITLE   分數欄的標題（有多欄時）
  --scale          成績表滿分不同時換算分數
  --open           未定案的成績也填入（以確定的分數）
  --no-comments    不更動評語欄
  --suite PATH     自訂情境（若以其評分）；可重複指定
  --lang en|zh|ja  語言；名單未註明語言的學生，評語也用此語言

結束代碼：0 每位學生都已填入、2 用法有誤、4 有學生未填入（會列出）。

範例
  shinpan gradebook results/ --for moodle --into Grades-CS1-HW2.csv
  shinpan gradebook results/ --for canvas --into export.csv --column "HW2" --scale
  shinpan gradebook results/ --for gradescope --into HW2_scores.csv
`,
  ja: `コースサイトから書き出した成績表に、クラスの得点を書き込む。

  shinpan gradebook <結果> --for moodle|canvas|gradescope --into ファイル [オプション]

学生はサイトの番号、学籍番号、メールアドレスで照合し、氏名では推測しない。変わるのは得点のセル（と、
コメント列があればそのセル）だけで、ほかのバイトはそのまま残る。行のない学生、得点のない行、未確定の
得点は名前を挙げて知らせる。

  --for SITE       moodle（評定ワークシート）、canvas（成績の書き出し。NTU COOL）、gradescope
                   （得点の書き出し。Gradescope 自体は成績表を受け取らない）
  --into FILE      書き込む成績表
  --out FILE       書き込んだ成績表の出力先（元のファイルは変えない）
  --column TITLE   得点の列の見出し（複数ある場合）
  --scale          満点が異なるときに換算する
  --open           未確定の得点も、確定分だけ書き込む
  --no-comments    コメント列を変えない
  --suite PATH     自作のシナリオ（それで採点した場合）。繰り返し指定可
  --lang en|zh|ja  言語。名簿に言語のない学生へのコメントにも使う

終了コード：0 全員に書き込んだ、2 使い方の誤り、4 書き込めない学生がいる（名前を挙げる）。

例
  shinpan gradebook results/ --for moodle --into Grades-CS1-HW2.csv
  shinpan gradebook results/ --for canvas --into export.csv --column "HW2" --scale
  shinpan gradebook results/ --for gradescope --into HW2_scores.csv
`,
};

/** The help of `feedback`. */
export const FEEDBACK_HELP: Localized = {
  en: `Pack each student's page into a zip for upload to a course site.

  shinpan feedback <results> --for moodle|canvas --out feedback.zip

Moodle takes it under "Upload multiple feedback files in a zip", Canvas (NTU COOL) under "Re-upload
submissions". The pages are those of results/submissions/: hidden scenarios are not in them. Canvas
shows a file under the name of the student's own file, so students who handed in a zip get their
page in a zip. Submissions that the site cannot assign are listed.

  --for SITE       moodle or canvas
  --out FILE       the zip (default feedback.zip)
  --lang en|zh|ja  language of the messages

Exit codes: 0 every submission's page is in it, 2 bad usage, 4 some are not, and are named.

Examples
  shinpan feedback results/ --for moodle --out feedback.zip
  shinpan feedback results/ --for canvas --out feedback.zip
`,
  zh: `把每位學生的報告頁打包成課程網站可收的 zip。

  shinpan feedback <結果> --for moodle|canvas --out feedback.zip

在 Moodle 以「上傳多個回饋檔案（zip）」匯入，在 Canvas（NTU COOL）以「重新上傳繳交作業」匯入。
頁面取自 results/submissions/，不含隱藏情境。Canvas 會以學生原本的檔名顯示回饋檔，因此頁面放在 zip
中，只給繳交 zip 的學生。網站無法對應的作業會列出。

  --for SITE       moodle 或 canvas
  --out FILE       zip 檔（預設 feedback.zip）
  --lang en|zh|ja  訊息的語言

結束代碼：0 每份作業的頁面都在內、2 用法有誤、4 有作業不在內（會列出）。

範例
  shinpan feedback results/ --for moodle --out feedback.zip
  shinpan feedback results/ --for canvas --out feedback.zip
`,
  ja: `学生ごとのページを、コースサイトが受け取る zip にまとめる。

  shinpan feedback <結果> --for moodle|canvas --out feedback.zip

Moodle では「複数のフィードバックファイルを zip でアップロード」、Canvas（NTU COOL）では「提出物の
再アップロード」から取り込む。ページは results/submissions/ のもので、非公開のシナリオは含まない。
Canvas は学生自身のファイル名で表示するため、ページは zip に入れ、zip を提出した学生にだけ返す。
サイトが対応付けられない提出物は名前を挙げる。

  --for SITE       moodle または canvas
  --out FILE       zip ファイル（既定：feedback.zip）
  --lang en|zh|ja  メッセージの言語

終了コード：0 すべての提出物のページが入った、2 使い方の誤り、4 入らないものがある（名前を挙げる）。

例
  shinpan feedback results/ --for moodle --out feedback.zip
  shinpan feedback results/ --for canvas --out feedback.zip
`,
};
