/** The option `--sprt`. @module */

import type { SprtTest } from "../../core/mod.ts";
import { UsageError } from "../command.ts";

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
  if (!isRead) {
    throw new UsageError(
      `Cannot read --sprt "${text}"`,
      "write --sprt 0,10 or --sprt 0,10,0.05,0.05",
    );
  }
  if (elo0 >= elo1 || elo0 < -MOST || elo1 > MOST) {
    throw new UsageError(
      `--sprt ${text} tells no two differences apart`,
      `give two differences in Elo points between -${MOST} and ${MOST}, the smaller one first`,
    );
  }
  if (Math.min(alpha, beta) <= 0 || Math.max(alpha, beta) >= 0.5) {
    throw new UsageError(
      `--sprt ${text} has no chances of error between 0 and 0.5`,
      "write 0.05 for one wrong decision in twenty",
    );
  }
  return { elo0, elo1, alpha, beta };
}

const MOST = 1000;
