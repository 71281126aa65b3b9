/** Where the events of a contest go: the console, and the page where there is one. @module */

import type { JobEvent } from "../../core/mod.ts";
import { liveConsole } from "../../../reporters/mod.ts";
import type { ContestPage } from "../../live/mod.ts";
import { look, print } from "../../surroundings/mod.ts";
import type { PlayOptions } from "../../arena/mod.ts";

/** Hands events on to all that follow the contest. */
export function contestListener(
  { quiet, language }: PlayOptions,
  page?: Pick<ContestPage, "on">,
): (event: JobEvent) => void {
  const live = quiet ? undefined : liveConsole({ ...look(), write: print, language });
  return (event) => {
    live?.on(event);
    page?.on(event);
  };
}
