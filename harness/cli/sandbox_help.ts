/** What commands that run engines say about the limits of a sandbox. @module */

import type { Localized } from "../core/mod.ts";

/** Lines for `--help`, after `--sandbox`. */
export const SANDBOX_HELP: Localized = {
  en: `  --require-sandbox LEVEL  refuse to start with less than this level; see shinpan doctor
  --memory MIB         in a sandbox, for an engine and all its processes (default 1024)
  --processes N        in a sandbox, threads included (default 256)
  --readable PATH      let engines read this path, too; may be repeated`,
  zh: `  --require-sandbox LEVEL  隔離低於此等級時拒絕執行；見 shinpan doctor
  --memory MIB         沙箱中引擎及其所有子行程的記憶體上限（預設 1024）
  --processes N        沙箱中的行程數上限，含執行緒（預設 256）
  --readable PATH      除了系統與引擎的資料夾之外，引擎還可讀取的路徑；可重複指定`,
  ja: `  --require-sandbox LEVEL  隔離がこのレベルより弱ければ実行しない。shinpan doctor を参照
  --memory MIB         サンドボックスでの、エンジンとその子プロセス全体のメモリ（既定 1024）
  --processes N        サンドボックスでのプロセス数。スレッドを含む（既定 256）
  --readable PATH      システムと自分のフォルダのほかに、エンジンが読めるパス。繰り返し指定可`,
};
