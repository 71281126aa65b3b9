/** Engines that open a second connection, which the harness closes, and never answer on the first. @module */

import { fill, type Localized, localized, type Violation } from "../core/mod.ts";
import type { CaseSteps } from "./case_steps.ts";

/** What was found, where that the engine answers nothing is told with its second connection. */
export function withSecondConnection(
  violations: readonly Violation[],
  { mute, secondConnection: detail }: Pick<CaseSteps, "mute" | "secondConnection">,
): readonly Violation[] {
  if (!mute || detail === undefined) return violations;
  return violations.map((one) => {
    if (one.cause === undefined && !one.timing) return one;
    return { ...one, actual: fill(AFTER_SECOND, { what: localized(one.actual), detail }) };
  });
}

const AFTER_SECOND: Localized = {
  en: "{what}, after it had opened two connections ({detail}), of which the second was closed",
  zh: "{what}；引擎先前開了兩條連線（{detail}），第二條已被關閉",
  ja: "{what}。その前に接続を二つ開き（{detail}）、二つ目は閉じられた",
};
