/** A folder of the engine's own to play in, so that nothing happens to the original. @module */

import { err, fill, type Localized, ok, type Result, type Text } from "../../core/mod.ts";
import { copyFolder, type CopyLimits } from "./copy_folder.ts";
import { rememberOpen } from "../process/open_channels.ts";

/** A copy that is gone once it is disposed of. */
export interface PrivateCopy extends Disposable {
  readonly path: string;
}

const MIB = 1024 * 1024;

/** Most that is copied: a larger folder was not meant as an engine's. */
export const COPY_LIMITS: CopyLimits = { entries: 20_000, bytes: 512 * MIB };

/** Copies a folder; links are copied as links, and what is neither file nor folder is left out. */
export function privateCopy(
  folder: string,
  limits: CopyLimits = COPY_LIMITS,
): Result<PrivateCopy, Text> {
  const path = Deno.realPathSync(Deno.makeTempDirSync({ prefix: "shinpan-copy-" }));
  const remove = (): void => {
    try {
      Deno.removeSync(path, { recursive: true });
    } catch {
      // It is gone already.
    }
  };
  const forget = rememberOpen(remove);
  const end = (): void => {
    remove();
    forget();
  };
  if (copyFolder(folder, path, limits)) return ok({ path, [Symbol.dispose]: end });
  end();
  return err(fill(TOO_BIG, { folder, most: limits.bytes / MIB }));
}

const TOO_BIG: Localized = {
  en: 'The folder "{folder}" holds too many files, or more than {most} MiB, to copy for an engine',
  zh: "資料夾「{folder}」的檔案太多，或超過 {most} MiB，無法為引擎複製一份",
  ja:
    "フォルダ「{folder}」はファイルが多すぎるか {most} MiB を超えており、エンジン用に複製できない",
};
