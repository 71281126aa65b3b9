import { assertEquals } from "@std/assert";
import { captured } from "../../testing/environment.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { runCommand } from "../mod.ts";

Deno.test("feedback says which course sites there are where none is named", async () => {
  await using temp = await tempFolder();
  const { result, err } = await captured(() => runCommand(["feedback", temp.path]));
  const told = "feedback: The course site is missing: say it with --for ";
  assertEquals([result, err.slice(0, told.length)], [2, told]);
});
