/** What the tests of `contest` share. @module */

import { UsageError } from "../core/mod.ts";
import { captured, environment } from "../testing/environment.ts";
import { contest } from "./contest.ts";

/** Runs a contest from a folder of its own; a usage error is told like everything else. */
export async function run(folder: string, ...args: readonly string[]) {
  using _ = environment({ INIT_CWD: folder, LC_ALL: "C" });
  return await captured(async () => {
    try {
      return await contest.run(args);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return error.message;
    }
  });
}
