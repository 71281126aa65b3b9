/** What the tests of this folder share. @module */

import { place } from "../core/mod.ts";
import { parseRubric } from "./parse_rubric.ts";
import type { Gradable, Rubric } from "./rubric.ts";

/** A small world to grade. */
export const KNOWN: Gradable = {
  scenarios: [
    { id: "mgtp/first", rules: ["mgtp/reply-id", "mgtp/answers"], tags: ["handshake"] },
    { id: "mgtp/games/long", rules: ["mgtp/reply-id", "dark-chess/move"], tags: ["games"] },
    { id: "mgtp/games/short", rules: ["dark-chess/flip"], tags: ["games"] },
    { id: "mgtp/noise", rules: ["mgtp/no-noise"], tags: ["handshake", "format"] },
  ],
  rules: [
    { id: "mgtp/reply-id", level: "MUST" },
    { id: "mgtp/answers", level: "MUST" },
    { id: "dark-chess/move", level: "MUST" },
    { id: "dark-chess/flip", level: "MUST" },
    { id: "mgtp/no-noise", level: "SHOULD" },
    { id: "mgtp/uncited", level: "MAY" },
  ],
};

/** The rubric of a text, or its problems one per line. */
export async function read(text: string): Promise<Rubric | readonly string[]> {
  const result = await parseRubric({ file: "r.yaml", text }, KNOWN);
  if (result.ok) return result.value;
  return result.error.map(({ at, message, fix }) =>
    `${place(at).replace("r.yaml:", "")}: ${message.en}: ${fix.en}`
  );
}

/** The rubric of a good text. */
export async function readGood(text: string): Promise<Rubric> {
  const rubric = await read(text);
  if ("lines" in rubric) return rubric;
  throw new Error(rubric.join("\n"));
}
