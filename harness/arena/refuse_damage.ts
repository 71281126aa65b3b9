/** Keeps the games of a damaged file from being taken for all that were played. @module */

import { UsageError } from "../core/mod.ts";
import { damageText } from "../ledger/mod.ts";
import type { MatchFolder } from "./match_folder.ts";

/** Refuses a match of which a line is damaged. */
export function refuseDamage(folder: MatchFolder): void {
  const [damage] = folder.damage();
  if (!damage) return;
  throw new UsageError(
    damageText(damage),
    {
      en: "rerun the match to replay that game",
      zh: "請再執行一次對戰，該局會重下",
      ja: "対戦をもう一度実行すると、その対局を指し直す",
    },
  );
}
