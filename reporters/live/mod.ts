/** Any job on the console while it goes on. @module */

import type { JobEvent } from "../../harness/core/mod.ts";
import type { LiveReporter } from "../reporter.ts";
import { LiveClass } from "./class.ts";
import { LiveContest } from "./contest.ts";
import type { LiveOptions } from "./live_options.ts";
import { LiveMatch } from "./match.ts";
import { LiveRun } from "./run.ts";
import { LiveSearch } from "./search.ts";

export type { LiveOptions } from "./live_options.ts";

/** Follows a job of any kind; each part shows the events that it knows. */
export function liveConsole(options: LiveOptions): Required<LiveReporter> {
  const parts = [LiveRun, LiveSearch, LiveMatch, LiveContest, LiveClass]
    .map((Part): Required<LiveReporter> => new Part(options));
  return {
    on: (event: JobEvent) => parts.forEach((part) => part.on(event)),
    end: () => parts.forEach((part) => part.end()),
  };
}
