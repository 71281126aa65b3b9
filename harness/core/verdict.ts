/** What became of a case. @module */

import type { Reason } from "./reason.ts";
import type { Level } from "./rule.ts";

/** The engine passed, was warned or failed; or it was not judged; or the harness could not judge. */
export type Verdict =
  | { readonly kind: "passed" }
  | { readonly kind: "warned" }
  | { readonly kind: "failed" }
  | { readonly kind: "skipped"; readonly because: Reason }
  | { readonly kind: "errored"; readonly because: Reason };

/** The verdict on rules broken at these levels; a MAY is a remark and changes nothing. */
export function judge(levels: Iterable<Level>): Verdict {
  const broken = new Set(levels);
  if (broken.has("MUST")) return { kind: "failed" };
  if (broken.has("SHOULD")) return { kind: "warned" };
  return { kind: "passed" };
}
