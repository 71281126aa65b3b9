/** What a look at the machine found. @module */

import type { Text } from "../core/mod.ts";

/** One thing that is as it should be (good), could be better (weak), or is needed (bad). */
export interface DoctorFinding {
  readonly id: string;
  readonly state: "good" | "weak" | "bad";
  readonly what: Text;
  readonly fix?: Text;
}
