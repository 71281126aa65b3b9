/** What must hold before an engine and a server can talk at all. @module */

import type { Rule } from "../../../core/mod.ts";
import { stderrRule } from "../../stderr_rule.ts";

/** Rules about the process and its way to the server. */
export const TALK_RULES = [
  {
    id: "geister/connects",
    level: "MUST",
    spec: "Geister manual 9.7",
    text: {
      en: "The engine connects to the server within 10 seconds",
      zh: "引擎須在 10 秒內連線到伺服器",
      ja: "エンジンは 10 秒以内にサーバーへ接続する",
    },
    hint: {
      en:
        "It runs but never connected: take ip and port from the last two arguments and call connect() before anything slow",
      zh: "引擎有執行但沒有連線：請從最後兩個參數取得 ip 與 port，並在耗時工作之前 connect()",
      ja:
        "起動したが接続しない。最後の二つの引数から ip と port を取り、時間のかかる処理の前に connect() する",
    },
  },
  {
    id: "geister/given-port",
    level: "MUST",
    spec: "Geister manual 9.7.1",
    text: {
      en: "The engine connects to the port it was given, whatever it is",
      zh: "引擎須連到參數指定的埠號",
      ja: "渡されたポートに接続する",
    },
    hint: {
      en: "Do not write 10000 or 10001 into the program: `port = atoi(argv[argc - 1]);`",
      zh: "不要把 10000 或 10001 寫死：`port = atoi(argv[argc - 1]);`",
      ja: "10000 や 10001 をプログラムに書き込まない：`port = atoi(argv[argc - 1]);`",
    },
  },
  {
    id: "geister/given-host",
    level: "MUST",
    spec: "Geister manual 9.7.1",
    text: {
      en: "The engine connects to the host it was given",
      zh: "引擎須連到參數指定的主機",
      ja: "渡されたホストに接続する",
    },
    hint: {
      en: "Use the last but one argument as the address: `ip = argv[argc - 2];`",
      zh: "位址用倒數第二個參數：`ip = argv[argc - 2];`",
      ja: "アドレスは後ろから二番目の引数を使う：`ip = argv[argc - 2];`",
    },
  },
  {
    id: "geister/any-port",
    level: "SHOULD",
    spec: "Geister manual 9.7.1",
    text: {
      en: "The engine plays alike on every port, not only on 10000 and 10001",
      zh: "無論連到哪個埠，引擎都能正確對局，而不只限於 10000 與 10001",
      ja: "10000 と 10001 に限らず、どのポートでも同じように指す",
    },
    hint: {
      en:
        "Do not infer the side from the port: the platform may run a game on any free one. The board in MOV? is always shown from the engine's own side",
      zh: "不要用埠號推斷先後手：平台可能在任何空閒的埠進行對局。MOV? 的盤面一律是引擎自己的視角",
      ja:
        "ポート番号から先手・後手を決めない。対局は空いている任意のポートで行われることがある。MOV? の盤面は常に自分の側から見たもの",
    },
  },
  {
    id: "geister/one-connection",
    level: "SHOULD",
    spec: "Geister manual 9.7",
    text: {
      en: "The engine opens one connection",
      zh: "引擎只開一條連線",
      ja: "接続は一つだけ開く",
    },
    hint: {
      en:
        "A second connection takes the place of the other player on the real server: connect once and keep the socket",
      zh: "真實伺服器會把第二條連線當成另一位玩家：只連一次並保留 socket",
      ja: "本物のサーバーでは二つ目の接続が相手の席を取る。一度だけ接続しソケットを使い続ける",
    },
  },
  {
    id: "geister/stays-connected",
    level: "MUST",
    spec: "Geister manual 9.6",
    text: {
      en: "The engine stays connected until the game is over",
      zh: "對局結束前引擎須保持連線",
      ja: "対局が終わるまで接続を保つ",
    },
    hint: {
      en: "It closed the connection in mid-game, which loses: close only after WON, LST or DRW",
      zh: "對局中關閉連線即判負：收到 WON、LST 或 DRW 後才關閉",
      ja: "対局中に切断すると負け。WON・LST・DRW の後にだけ閉じる",
    },
  },
  {
    id: "geister/stays-alive",
    level: "MUST",
    spec: "Geister manual 9.6",
    text: {
      en: "The engine runs until the game is over",
      zh: "對局結束前引擎須持續執行",
      ja: "対局が終わるまで動き続ける",
    },
    hint: {
      en:
        "It crashed or left: look at the signal and at stderr, build with `-g -fsanitize=address` and replay the case",
      zh: "引擎當掉或自行結束：看訊號與 stderr，用 `-g -fsanitize=address` 編譯後重跑",
      ja:
        "異常終了か途中終了している。シグナルと stderr を見て、`-g -fsanitize=address` でビルドし再現させる",
    },
  },
  {
    id: "geister/bounded-output",
    level: "MUST",
    spec: "Shinpan",
    text: {
      en:
        "The engine writes a bounded amount, stderr apart: no line over 64 KiB, no more than 16 MiB in all",
      zh: "輸出量有限（stderr 除外）：單行不超過 64 KiB，總量不超過 16 MiB",
      ja: "stderr 以外への出力には限りがある。一行 64 KiB、全体で 16 MiB まで",
    },
    hint: {
      en:
        "A loop prints for ever, or a line never ends: often the connection ended and the read loop goes on; check the result of every read",
      zh:
        "有迴圈不停輸出，或某一行始終沒有換行：通常是連線結束後讀取迴圈仍繼續；請檢查每次讀取的回傳值",
      ja:
        "出力し続けるループか、終わらない行がある。切断後も読み続けていないか、読み取りの戻り値を確かめる",
    },
  },
  stderrRule("geister"),
  {
    id: "geister/flush",
    level: "MUST",
    spec: "Geister manual 9.3",
    text: {
      en: "A message leaves the engine as soon as it is written",
      zh: "訊息寫出後必須立刻送達",
      ja: "メッセージは書いた直後に送り出す",
    },
    hint: {
      en:
        "Flush after every message, on a socket too. Java: `new PrintWriter(socket.getOutputStream(), true)` with `println`, or `out.flush();` · C: `fflush(stdout);`, on a socket `fflush(file);` or `send()` · C++: `std::cout << std::flush;` · Python: `print(text, flush=True)`, on a socket `file.flush()` or `sendall()`",
      zh:
        "每則訊息後都要 flush，socket 也一樣。Java：`new PrintWriter(socket.getOutputStream(), true)` 搭配 `println`，或 `out.flush();` · C：`fflush(stdout);`，socket 用 `fflush(file);` 或 `send()` · C++：`std::cout << std::flush;` · Python：`print(text, flush=True)`，socket 用 `file.flush()` 或 `sendall()`",
      ja:
        "メッセージのたびに flush する。ソケットでも同じ。Java：`new PrintWriter(socket.getOutputStream(), true)` と `println`、または `out.flush();` · C：`fflush(stdout);`、ソケットなら `fflush(file);` か `send()` · C++：`std::cout << std::flush;` · Python：`print(text, flush=True)`、ソケットなら `file.flush()` か `sendall()`",
    },
  },
  {
    id: "geister/ends-message",
    level: "MUST",
    spec: "Geister manual 9.4",
    text: {
      en: "A message ends with a line end",
      zh: "訊息必須以換行結束",
      ja: "メッセージは行末で終わる",
    },
    hint: {
      en: "The line never ended, so the server waits for ever: write `\\r\\n` behind every message",
      zh: "這一行沒有結束，伺服器會一直等待：每個訊息後都要寫 `\\r\\n`",
      ja: "行が終わらないためサーバーは待ち続ける。メッセージの後に必ず `\\r\\n` を書く",
    },
  },
  {
    id: "geister/messages-on-stdout",
    level: "MUST",
    spec: "Geister manual 9.8",
    text: {
      en: "Over STDIO the messages go to the standard output",
      zh: "STDIO 模式下訊息須寫到標準輸出",
      ja: "STDIO ではメッセージを標準出力に書く",
    },
    hint: {
      en: "The message was found on stderr: keep stderr for debugging",
      zh: "訊息出現在 stderr：stderr 只用來除錯",
      ja: "メッセージが stderr に出ている。stderr はデバッグ専用にする",
    },
  },
  {
    id: "geister/speaks-geister",
    level: "MUST",
    spec: "Geister manual 9.4",
    text: {
      en: "The engine speaks the Geister protocol",
      zh: "引擎使用 Geister 協定",
      ja: "エンジンは Geister のプロトコルを話す",
    },
    hint: {
      en: "This looks like another protocol: choose the protocol that the engine speaks",
      zh: "這看起來是另一種協定：請選擇引擎使用的協定",
      ja: "別のプロトコルのように見える。エンジンが話すプロトコルを選ぶ",
    },
  },
] as const satisfies readonly Rule[];
