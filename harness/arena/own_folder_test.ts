import { assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { refuseOthers } from "./own_folder.ts";

const MATCH = { holds: "match.json", ours: ["talks"] };
const CONTEST = { holds: "contest.json", ours: [] };

for (
  const [files, wanted, refusal] of [
    [[], MATCH, undefined],
    [["talks"], MATCH, undefined],
    [["match.json", "notes.txt"], MATCH, undefined],
    [["contest.json", "1-2 a vs b"], CONTEST, undefined],
    [["1 thesis.txt"], MATCH, 'it holds "1 thesis.txt", not a match'],
    [["index.html"], CONTEST, 'it holds "index.html", not a contest'],
    [["contest.json"], MATCH, "holds a contest"],
    [["match.json"], CONTEST, "holds a match"],
    [["contest.json", "match.json"], MATCH, "holds a contest"],
  ] as const
) {
  Deno.test(`a folder with ${files.join(", ") || "nothing"} for ${wanted.holds}`, async () => {
    await using temp = await tempFolder();
    for (const name of files) await Deno.writeTextFile(`${temp.path}/${name}`, "mine");
    if (refusal === undefined) return assertEquals(refuseOthers(temp.path, wanted), undefined);
    const error = assertThrows(() => refuseOthers(temp.path, wanted));
    assertStringIncludes((error as Error).message, refusal);
  });
}

Deno.test("a folder that does not exist is free to use", () => {
  assertEquals(refuseOthers("/nowhere/at/all", MATCH), undefined);
});
