/** The option `--sprt`. @module */

import { fill, type Localized, type SprtTest, UsageError } from "../../core/mod.ts";
import { cannotReadOption } from "../../surroundings/mod.ts";

const USUAL_RISK = 0.05;

/** Reads `elo0,elo1` or `elo0,elo1,alpha,beta`. */
export function sprtOf(text: string | undefined): SprtTest | undefined {
  if (text === undefined) return undefined;
  const words = text.split(",");
  const [elo0 = NaN, elo1 = NaN, alpha = USUAL_RISK, beta = USUAL_RISK] = words.map((word) =>
    /^[+-]?\d+(\.\d+)?$/.test(word) ? Number(word) : NaN
  );
  const isRead = (words.length === 2 || words.length === 4) &&
    ![elo0, elo1, alpha, beta].some(Number.isNaN);
  if (!isRead) throw new UsageError(cannotReadOption("sprt", text), FORM);
  if (elo0 >= elo1 || elo0 < -MOST || elo1 > MOST) {
    throw new UsageError(fill(SAME, { text }), fill(TWO_DIFFERENCES, { most: MOST }));
  }
  if (Math.min(alpha, beta) <= 0 || Math.max(alpha, beta) >= 0.5) {
    throw new UsageError(fill(NO_CHANCE, { text }), ONE_IN_TWENTY);
  }
  return { elo0, elo1, alpha, beta };
}

const MOST = 1000;

const FORM: Localized = {
  en: "write --sprt 0,10 or --sprt 0,10,0.05,0.05",
  zh: "請寫成 --sprt 0,10 或 --sprt 0,10,0.05,0.05",
  ja: "--sprt 0,10 または --sprt 0,10,0.05,0.05 と書く",
};
const SAME: Localized = {
  en: "--sprt {text} does not distinguish two differences",
  zh: "--sprt {text} 的兩個差距無法區分",
  ja: "--sprt {text} の二つの差は区別できない",
};
const TWO_DIFFERENCES: Localized = {
  en: "give two differences in Elo points between -{most} and {most}, the smaller one first",
  zh: "請寫出兩個 Elo 差距，介於 -{most} 與 {most} 之間，較小的在前",
  ja: "-{most} から {most} までの Elo の差を、小さい順に二つ書く",
};
const NO_CHANCE: Localized = {
  en: "--sprt {text} has no chances of error between 0 and 0.5",
  zh: "--sprt {text} 的錯誤機率不在 0 與 0.5 之間",
  ja: "--sprt {text} の誤りの確率が 0 と 0.5 の間にない",
};
const ONE_IN_TWENTY: Localized = {
  en: "write 0.05 for one wrong decision in twenty",
  zh: "例如 0.05 表示二十次中錯一次",
  ja: "二十回に一回の誤りなら 0.05 と書く",
};
