import { assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { readOpenings } from "./openings_file.ts";

const HOW = { game: "shogi", settings: {} };

Deno.test("a list has one opening a line, with remarks and the words of USI", async () => {
  await using temp = await tempFolder();
  using _ = environment({ INIT_CWD: temp.path });
  temp.write("list.txt", "# static rook\n7g7f 8c8d\n\nposition startpos moves 2g2f,8c8d # both\n");
  assertEquals(readOpenings("list.txt", HOW), [["7g7f", "8c8d"], ["2g2f", "8c8d"]]);
});

Deno.test.each([
  ["7g7f 7g7f", "list.txt:1:"],
  ["7g7f\nxyz", 'list.txt:2: "xyz" is no ply'],
  ["# nothing", "No opening in"],
])("%j is refused with its place", async (text, why) => {
  await using temp = await tempFolder();
  using _ = environment({ INIT_CWD: temp.path });
  temp.write("list.txt", text);
  assertThrows(() => readOpenings("list.txt", HOW), UsageError, why);
});

Deno.test("a mistake in a list is reported in the reader's language", async () => {
  await using temp = await tempFolder();
  using _ = environment({ INIT_CWD: temp.path });
  temp.write("list.txt", "7g7f 7g7f\n");
  const mistake = assertThrows(() => readOpenings("list.txt", HOW), UsageError) as UsageError;
  assertStringIncludes(mistake.in("zh"), "「7g7f」在該局面不合法");
  assertStringIncludes(mistake.in("ja"), "「7g7f」はその局面では指せない");
});

Deno.test("a board that chance deals has no list of openings", async () => {
  await using temp = await tempFolder();
  using _ = environment({ INIT_CWD: temp.path });
  temp.write("list.txt", "a1\n");
  const how = { game: "dark-chess", settings: {} };
  assertThrows(() => readOpenings("list.txt", how), UsageError, "dealt by chance");
});
