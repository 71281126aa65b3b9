/** The page of a contest, where one is wanted. @module */

import type { ContestFacts } from "../../core/mod.ts";
import type { PlayOptions } from "../../arena/mod.ts";
import { print } from "../../surroundings/mod.ts";
import type { ContestPage, OnLookers } from "../../live/mod.ts";

/** Opens the page and prints its link; its parts are loaded only where it is wanted. */
export async function contestPage(
  contest: ContestFacts,
  { onLookers, options: { language } }: {
    readonly onLookers: OnLookers | undefined;
    readonly options: PlayOptions;
  },
): Promise<ContestPage | undefined> {
  if (!onLookers) return undefined;
  const { watchContest } = await import("../../live/mod.ts");
  const page = watchContest(contest, { ...onLookers, language });
  print(page.said);
  return page;
}
